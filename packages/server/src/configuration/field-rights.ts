import { changesWithoutRight, type GrantTarget, type JsonObject, mayOn, mayOnCompany } from '@servery/domain';
import type { Actor } from '../access/actor.ts';
import type { DocumentKind } from '../platform/database/tables.ts';
import { Fault } from '../platform/fault.ts';
import { kinds } from './kinds.ts';
import { pathText } from './validation.ts';

const errorsShown = 50;

interface Edit {
  readonly kind: DocumentKind;
  /** The group or location; null for the company's document. */
  readonly target: GrantTarget | null;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/**
 * Refuses a save that changes what the person may not change, whatever call brought it. Defaults and clean-ups that the
 * kind itself would make pass: whoever opens a document may save them.
 * @throws Fault 403 whose errors name the fields
 */
export function checkFieldRights({ grants }: Actor, { kind, target, before, after }: Edit): void {
  const { rights, identifiers, complete } = kinds[kind];
  if (Object.keys(rights).length === 0) return;
  const completed = complete(before, {}).document;
  const refused = changesWithoutRight({ before, completed, after }, { rights, identifiers }, (anyOf) =>
    target === null ? mayOnCompany(grants, anyOf) : mayOn(grants, anyOf, target),
  );
  if (refused.length === 0) return;
  const message = 'You may not change this.';
  const errors = refused.slice(0, errorsShown).map((path) => ({ code: 'FORBIDDEN', message, path: pathText(path) }));
  throw new Fault(403, 'FORBIDDEN', { errors, extra: { errors } });
}
