import { amountOf, BASE, type Margin, type MenuItem } from '@servery/domain';
import type { Amount } from '../../../ui/fields/amount.ts';

/** An item or a modifier, with its cost to the restaurant. */
export type Costed = Pick<MenuItem, 'info'>;

/** The cost in a size, or in every size (`BASE`); null takes it away. */
export type CostEdit = { readonly size: string; readonly value: Amount };

export function withCost<Entity extends Costed>(entity: Entity, { size, value }: CostEdit): Entity {
  const { info } = entity;
  if (size === BASE) return { ...entity, info: { ...info, cost: value ?? undefined } };
  const others = (info.costs ?? []).filter(({ option }) => option !== size);
  const known = info.costs?.find(({ option }) => option === size);
  const costs = value === null ? others : [...others, { ...known, option: size, amount: value }];
  return { ...entity, info: { ...info, costs: costs.length === 0 ? undefined : costs } };
}

/** The path of the cost of a size within an item or modifier. */
export function costPath(size: string) {
  return size === BASE
    ? (['info', 'cost'] as const)
    : (['info', 'costs', { by: 'option', value: size }, 'amount'] as const);
}

/** The cost of every size, where a size has none of its own. */
export function followedCost({ info }: Costed, size: string): Amount | undefined {
  const isOwn = size === BASE || info.costs?.some(({ option }) => option === size);
  return isOwn ? undefined : info.cost;
}

export type ShownMargin = { readonly amount: string; readonly percent: number };

/** There is no margin on a thing that costs the guest nothing. */
export function shownMargin(margin: Margin | undefined): ShownMargin | undefined {
  if (!margin || margin.percent === null) return undefined;
  return { amount: amountOf(margin.marginCents), percent: margin.percent };
}
