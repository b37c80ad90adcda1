import {
  diff,
  forbiddenSettings,
  type GrantTarget,
  mayOn,
  mayOnCompany,
  movedSecretProblems,
  type Permission,
} from '@servery/domain';
import type { Actor } from '../access/actor.ts';
import { kinds } from './kinds.ts';
import type { Review } from './saves.ts';
import { refuseProblems } from './validation.ts';

/**
 * What a save of the location settings changes must be covered by the person's rights, place by place, and must not send a
 * secret to another address. Missing modules and clean-ups are nobody's change: both sides are completed first.
 */
export function reviewSettings({ grants }: Pick<Actor, 'grants'>, target: GrantTarget | null): Review {
  const { complete, identifiers } = kinds.locationSettings;
  const may = (anyOf: readonly Permission[]) =>
    target === null ? mayOnCompany(grants, anyOf) : mayOn(grants, anyOf, target);
  return (before, after) => {
    const was = complete(before, {}).document;
    const is = complete(after, {}).document;
    refuseProblems([...forbiddenSettings(diff(was, is, identifiers), may), ...movedSecretProblems(was, is)]);
  };
}
