import {
  addedImageUses,
  applyChanges,
  type Change,
  diff,
  effectiveDocument,
  type Grant,
  type GrantTarget,
  type ImageUse,
  type JsonObject,
  pathKey,
} from '@servery/domain';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { kinds } from '../kinds.ts';
import { checkFieldRights } from './field-rights.ts';
import { refuseUnknownFields } from './unknown-fields.ts';
import { checkDocument, lookAhead, pathText } from './validation.ts';

/** The list of changes that a group or location is about to keep, and the document that it is laid over. */
interface OverrideQuestion {
  readonly kind: DocumentKind;
  readonly grants: readonly Grant[];
  readonly target: GrantTarget;
  /** The document of the levels above. */
  readonly parent: JsonObject;
  /** The current list. */
  readonly before: readonly Change[];
  readonly changes: readonly Change[];
}

export interface JudgedOverride {
  /** The changes for a person who reads the whole document. */
  readonly changes: readonly Change[];
  /** Places that come to name an image. */
  readonly addedImages: readonly ImageUse[];
  /** The level's document before the changes. */
  readonly was: JsonObject;
  readonly document: JsonObject;
}

type BothDocuments = Pick<JudgedOverride, 'was' | 'document'>;

/**
 * Everything about an override that needs no database. Its cost grows with the changes, and with the document where that was never checked.
 * @param rest is awaited between its steps; without it nobody has the thread in between
 * @throws Fault 400 for changes that have no target or make the document invalid, 403 naming the values that this person may not change
 */
export async function judgeOverride(question: OverrideQuestion, rest?: () => Promise<void>): Promise<JudgedOverride> {
  const { kind, grants, target, parent } = question;
  const { was, document } = bothDocuments(question);
  await rest?.();
  if (rest) await lookAhead(kind, document, rest);
  checkDocument(kind, document);
  await rest?.();
  refuseUnknownFields({ kind, before: was, after: document });
  await rest?.();
  const changes = diff(was, document, kinds[kind].identifiers);
  await rest?.();
  checkFieldRights({ grants }, { kind, target, before: was, after: document, parent, changes });
  return { changes, addedImages: addedImageUses(was, document), was, document };
}

/** @throws Fault 400 for changes that have no target, unless they were saved before it went away */
function bothDocuments({
  parent,
  before,
  changes,
}: Pick<OverrideQuestion, 'parent' | 'before' | 'changes'>): BothDocuments {
  const { document, orphans } = applyChanges(parent, changes);
  const known = new Set(before.map((change) => pathKey(change.path)));
  const lost = orphans.filter((change) => !known.has(pathKey(change.path)));
  if (lost.length === 0) return { was: effectiveDocument(parent, [before]).document, document };
  throw noSuchTarget(lost);
}

export function noSuchTarget(changes: readonly Change[]): Fault {
  return new Fault(400, 'NO_SUCH_TARGET', {
    errors: changes.slice(0, 50).map((change) => ({
      code: 'NO_SUCH_TARGET',
      message: 'The value that this change is for does not exist here.',
      path: pathText(change.path),
    })),
  });
}
