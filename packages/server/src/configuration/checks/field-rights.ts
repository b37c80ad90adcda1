import {
  type Change,
  changesWithoutRight,
  diff,
  type GrantTarget,
  type JsonObject,
  mayOn,
  mayOnCompany,
  overridesWithoutRight,
  type Path,
  type Permission,
  pathKey,
} from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { kinds } from '../kinds.ts';
import { pathText } from './validation.ts';

const errorsShown = 50;

interface Edit {
  readonly kind: DocumentKind;
  /** The group or location; null for the company's document. */
  readonly target: GrantTarget | null;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** The changes of a group or location, over the document of the levels above. */
interface OverrideEdit extends Edit {
  readonly target: GrantTarget;
  readonly parent: JsonObject;
  /** From before to after. */
  readonly changes: readonly Change[];
}

type May = (anyOf: readonly Permission[]) => boolean;

/**
 * Refuses a save that changes values that the person may not change, whatever call brought it. Defaults and clean-ups that the
 * kind itself would make pass: anyone who opens a document may save them.
 * @throws Fault 403 whose errors name the fields
 */
export function checkFieldRights({ grants }: Pick<Actor, 'grants'>, edit: Edit | OverrideEdit): void {
  const { target } = edit;
  const may: May = (anyOf) => (target === null ? mayOnCompany(grants, anyOf) : mayOn(grants, anyOf, target));
  const refused = [...refusedFields(edit, may), ...('parent' in edit ? refusedOverrides(edit, may) : [])];
  if (refused.length === 0) return;
  const message = 'You do not have permission to change this.';
  const errors = refused.slice(0, errorsShown).map((path) => ({ code: 'FORBIDDEN', message, path: pathText(path) }));
  throw new Fault(403, 'FORBIDDEN', { errors, extra: { errors } });
}

function refusedFields({ kind, before, after }: Edit, may: May): readonly Path[] {
  const { rights, identifiers, complete } = kinds[kind];
  const refused = (completed: JsonObject) =>
    changesWithoutRight({ before, completed, after }, { rights, identifiers }, may);
  // Completing a large document costs more than most saves need.
  return refused(before).length === 0 ? [] : refused(complete(before, {}).document);
}

function refusedOverrides({ kind, before, parent, changes }: OverrideEdit, may: May): readonly Path[] {
  const { overrideRights: rights, identifiers, complete } = kinds[kind];
  if (rights === undefined) return [];
  const refused = overridesWithoutRight(changes, { rights, parent }, may);
  if (refused.length === 0) return [];
  const own = diff(before, complete(before, {}).document, identifiers).map(changeKey);
  const others = changes.filter((change) => !own.includes(changeKey(change)));
  return overridesWithoutRight(others, { rights, parent }, may);
}

function changeKey({ kind, path, to }: Change): string {
  return JSON.stringify([kind, pathKey(path), to]);
}
