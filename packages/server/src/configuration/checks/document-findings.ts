import {
  findByPath,
  formatDateTime,
  type JsonObject,
  keepsFromSaving,
  type Path,
  type Problem,
  type StoreNow,
} from '@servery/domain';
import { placedMessage, wordsOf } from '@servery/words';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { kinds } from '../kinds.ts';

/** A problem of the documents that a location gets, with its place in words. */
export interface DocumentFinding {
  readonly code: string;
  readonly level: 'error' | 'warning';
  /** `Cola, PLU: PLU 5555 is already used by Caesar.` */
  readonly sentence: string;
  /** `Cola` */
  readonly name: string;
  readonly path: Path;
  /** Of an item or category of a menu. */
  readonly departmentId: string | null;
}

interface FindingsAsked {
  /** Sections of which is only said that they are not valid. */
  readonly withheld?: readonly string[];
  /** Without it nothing is over. */
  readonly now?: StoreNow;
}

/** All that is wrong with a document of a location, errors first. */
export function documentFindings(
  kind: DocumentKind,
  document: JsonObject,
  { withheld = [], now }: FindingsAsked = {},
): readonly DocumentFinding[] {
  const found = kinds[kind].check(document, now).flatMap((problem): DocumentFinding[] => {
    const section = String(problem.path[0]);
    const finding = findingInWords(kind, document, problem);
    if (!withheld.includes(section)) return [finding];
    const hidden = { path: [section], name: section, sentence: `${section} is not valid.`, departmentId: null };
    return finding.level === 'warning' ? [] : [{ ...finding, ...hidden }];
  });
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** One problem of a document with its place in words. */
export function findingInWords(kind: DocumentKind, document: JsonObject, problem: Problem): DocumentFinding {
  const { code, path } = problem;
  const words = wordsOf(kind, reader);
  return {
    code,
    path,
    level: keepsFromSaving(problem, 'below') ? 'error' : 'warning',
    sentence: placedMessage(words, document, problem),
    name: path.length === 0 ? '' : words.entity(path, document).name,
    departmentId: departmentOf(path, document),
  };
}

/** `Delivery, Large`: the field that a place of a document is, in words. */
export function fieldInWords(kind: DocumentKind, document: JsonObject, path: Path): string {
  return wordsOf(kind, reader).field(path, document);
}

function rank({ level }: DocumentFinding): number {
  return level === 'error' ? 0 : 1;
}

function departmentOf(path: Path, document: JsonObject): string | null {
  const department = findByPath(document, [...path.slice(0, 2), 'department']);
  return typeof department === 'string' ? department : null;
}

/** A sentence about a fault names the things of the document itself. */
const reader = {
  image: () => undefined,
  menu: () => undefined,
  device: () => undefined,
  dateTime: (at: string | number) => `${formatDateTime(at, 'UTC')} UTC`,
};
