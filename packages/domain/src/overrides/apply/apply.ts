import type { Change, ChangeKind, JsonObject } from '../change.ts';
import { defineField, isList, isObject, isSimple, ownField } from '../json.ts';
import { stepOfAdded } from '../members.ts';
import { DocumentDraft } from './document-draft.ts';

export interface AppliedChanges {
  readonly document: JsonObject;
  /** CT-31: changes whose target is gone. */
  readonly orphans: Change[];
}

/** The document with the changes made in it, one after the other; never mutates, never throws on a missing target. */
export function applyChanges(document: JsonObject, changes: readonly Change[]): AppliedChanges {
  const draft = new DocumentDraft(document);
  const orphans = changes.filter((change) => !APPLY[change.kind](draft, change));
  return { document: draft.finish(), orphans };
}

/** Makes one change; false when it has no target. */
type Apply = (draft: DocumentDraft, change: Change) => boolean;

const APPLY: Readonly<Record<ChangeKind, Apply>> = {
  FIELD_ADDED: (draft, change) => setField(draft, change, () => true),
  FIELD_REPLACED: (draft, change) => setField(draft, change, hasField),
  SIMPLE_FIELD_CHANGED: (draft, change) => setField(draft, change, hasField),
  FIELD_REMOVED: removeField,
  ARRAY_ELEMENT_ADDED: addElement,
  ARRAY_ELEMENT_REPLACED: (draft, { path, to }) => to !== undefined && putEntity(draft, { path, to }),
  ARRAY_SIMPLE_ELEMENT_REMOVED: removeSimple,
  ARRAY_ENTITY_REMOVED: (draft, { path }) => putEntity(draft, { path }),
  ARRAY_REORDERED: reorder,
};

function setField(
  draft: DocumentDraft,
  { path, to }: Change,
  accepts: (object: JsonObject, field: string) => boolean,
): boolean {
  const place = fieldAt(draft, path);
  if (place === undefined || to === undefined || !accepts(place.object, place.field)) return false;
  defineField(draft.claimObject(path.slice(0, -1)), place.field, to);
  return true;
}

function removeField(draft: DocumentDraft, { path }: Change): boolean {
  const place = fieldAt(draft, path);
  if (place === undefined || !hasField(place.object, place.field)) return false;
  delete draft.claimObject(path.slice(0, -1))[place.field];
  return true;
}

/** An entity that is there already gives way to the one that comes; a value that was added elsewhere too stays one. */
function addElement(draft: DocumentDraft, change: Change): boolean {
  const { path, to, from, after = null } = change;
  const array = draft.array(path);
  if (array === undefined || to === undefined || isList(to)) return false;
  const step = stepOfAdded(change);
  if (step !== undefined && array.find(step) !== undefined) return putEntity(draft, { path: [...path, step], to });
  if (isSimple(to) && array.countSimple(to) > earlier(from)) return true;
  draft.claim(path);
  array.insert(to, after);
  return true;
}

function removeSimple(draft: DocumentDraft, { path, from, to }: Change): boolean {
  const array = draft.array(path);
  if (array === undefined || from === undefined || !isSimple(from) || array.countSimple(from) <= earlier(to))
    return false;
  draft.claim(path);
  array.removeSimple(from);
  return true;
}

/** Replaces an entity, or takes it out when nothing is given. */
function putEntity(draft: DocumentDraft, { path, to }: Pick<Change, 'path' | 'to'>): boolean {
  const step = path.at(-1);
  const parent = path.slice(0, -1);
  const array = typeof step === 'object' ? draft.array(parent) : undefined;
  const slot = typeof step === 'object' ? array?.find(step) : undefined;
  if (array === undefined || slot === undefined || isList(to)) return false;
  draft.claim(parent);
  array.put(slot, to);
  return true;
}

function reorder(draft: DocumentDraft, { path, to }: Change): boolean {
  const array = draft.array(path);
  if (array === undefined || !isList(to) || !array.holdsAny(to)) return false;
  draft.claim(path);
  array.reorder(to);
  return true;
}

function earlier(count: Change['from']): number {
  return typeof count === 'number' ? count : 0;
}

function hasField(object: JsonObject, field: string): boolean {
  return ownField(object, field) !== undefined;
}

function fieldAt(draft: DocumentDraft, path: Change['path']): { object: JsonObject; field: string } | undefined {
  const field = path.at(-1);
  const object = typeof field === 'string' ? draft.find(path.slice(0, -1)) : undefined;
  return typeof field === 'string' && isObject(object) ? { object, field } : undefined;
}
