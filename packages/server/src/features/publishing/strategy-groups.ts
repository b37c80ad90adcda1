import type { PublishStrategy } from '@servery/contract';
import { mayAccess } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { loadTargets } from '../../access/guard.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { forbidden, notFound } from '../../platform/fault.ts';

/**
 * T10: the groups that a strategy orders waves by are groups of the company, and within the person's reach or those of the
 * locations that go out.
 * @throws Fault 404 for one that is absent, foreign or no group, 403 for one out of reach
 */
export async function admitStrategyGroups(
  scope: CompanyScope,
  actor: Actor,
  {
    strategy,
    locationIds,
  }: { readonly strategy?: PublishStrategy | undefined; readonly locationIds: readonly string[] },
): Promise<void> {
  if (strategy?.kind !== 'wavesByGroup' || strategy.groupIds.length === 0) return;
  const named = await loadTargets(scope, strategy.groupIds);
  const groups = named.filter(({ type }) => type === 'GROUP');
  if (groups.length !== new Set(strategy.groupIds).size) throw notFound();
  const going = new Set((await loadTargets(scope, locationIds)).map(({ groupId }) => groupId));
  if (!groups.every((group) => going.has(group.id) || mayAccess(actor.grants, group))) throw forbidden();
}
