import {
  type FieldRights,
  type JsonObject,
  type OverrideRights,
  overrideRightsAt,
  type Path,
  type Permission,
  rightsToChange,
} from '@servery/domain';
import type { DocumentLevel } from '../document/document-level.ts';

/** The part of a kind that decides it: a page that only asks need not load the kind. */
interface KindRights {
  readonly rights: FieldRights;
  readonly overrideRights?: OverrideRights | undefined;
}

/** A document of a kind as a level has it, and the level above. */
export interface ChangedDocument {
  readonly kind: KindRights;
  readonly level: DocumentLevel;
  readonly saved: JsonObject;
  readonly parent: JsonObject;
}

export function mayChange(document: ChangedDocument, path: Path): boolean {
  const { kind, level, saved } = document;
  return level.canSave && holds(level, rightsToChange(kind.rights, path, saved)) && !lacksRight(document, path);
}

/** Whether a person may add to a list at a level, in any document of a kind. */
export function mayAddAt(kind: KindRights, level: DocumentLevel, list: string): boolean {
  return mayChange({ kind, level, saved: {}, parent: {} }, [list, { id: '' }]);
}

export function lacksRight({ kind: { overrideRights }, level, parent }: ChangedDocument, path: Path): boolean {
  if (overrideRights === undefined || level.kind === 'company' || !level.canSave) return false;
  return !holds(level, overrideRightsAt(overrideRights, path, parent));
}

function holds({ permissions }: DocumentLevel, anyOf: readonly Permission[] | undefined): boolean {
  return anyOf === undefined || anyOf.some((permission) => permissions.includes(permission));
}
