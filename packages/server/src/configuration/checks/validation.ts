import type { JsonObject, Path } from '@servery/domain';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { kinds } from '../kinds.ts';
import { wasChecked } from './checked-documents.ts';

const errorsShown = 50;

/**
 * The kind's schema, then its business rules; warnings keep nobody from saving.
 * @throws Fault 400 whose errors name the fields
 */
export function checkDocument(kind: DocumentKind, document: JsonObject, level: 'company' | 'below' = 'below'): void {
  if (wasChecked(kind, document)) return;
  const problems = kinds[kind].stops(document, level);
  if (problems.length === 0) return;
  const errors = problems
    .slice(0, errorsShown)
    .map(({ code, message, path }) => ({ code, message, path: pathText(path) }));
  throw new Fault(400, 'INVALID', { errors });
}

/** Looks at the parts of a document, so that `checkDocument` and a look at its fields cost little. `rest` is awaited after each. */
export async function lookAhead(kind: DocumentKind, document: JsonObject, rest: () => Promise<void>): Promise<void> {
  if (wasChecked(kind, document)) return;
  for (const _ of kinds[kind].lookAhead(document)) await rest();
}

/**
 * The same for a company's document as it was sent. Sections that have rights of their own may be absent, since the sender may not read
 * them: the sent sections are checked beside their defaults, and the whole document again where it is put together.
 * @returns whether the document is whole
 */
export function checkSent(kind: DocumentKind, document: JsonObject): boolean {
  const { rights, createDefault } = kinds[kind];
  const absent = Object.keys(rights).filter((name) => !name.includes('.') && !(name in document));
  if (absent.length === 0) {
    checkDocument(kind, document, 'company');
    return true;
  }
  const defaults = Object.entries(createDefault()).filter(([section]) => absent.includes(section));
  checkDocument(kind, { ...document, ...Object.fromEntries(defaults) }, 'company');
  return false;
}

/** A path as errors on the wire spell it. */
export function pathText(path: Path): string {
  return path.map(stepText).join('.');
}

function stepText(step: string | object): string {
  return typeof step === 'string' ? step : Object.values(step).map(String).join('=');
}
