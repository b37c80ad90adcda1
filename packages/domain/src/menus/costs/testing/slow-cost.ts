import type { MenuBlob } from '../../menu-blob.ts';
import type { ItemSelection, Selection } from '../../pricing/selection.ts';

/** The cost of a selection, half by half and modifier by modifier, from decision 0031 only. */
export function slowCost(menu: MenuBlob, selection: Selection): number | undefined {
  if (!('itemId' in selection)) return costOf(menu, selection.modifierId, Object.values(selection.options));
  const { itemId, modifiers } = selection;
  const item = menu.items.find(({ id }) => id === itemId);
  if (!item) return undefined;
  const options = optionsOf(menu, selection);
  const size = options.filter((option) => isSize(menu, item.department, option));
  let total = ownCost(item.info, size);
  const named = [...item.inclusions.itemsSettings, ...modifiers.map(({ modifierId }) => ({ id: modifierId }))];
  for (const id of new Set(named.map((one) => one.id))) {
    const percents = (['LEFT', 'RIGHT'] as const).map((half) => percentOn(menu, { selection, options, id, half }));
    if (percents.every((percent) => percent === 0)) continue;
    const whole = costOf(menu, id, size);
    total = total === undefined || whole === undefined ? undefined : total + onHalves(whole, percents);
  }
  return total;
}

/** Of the amount on each half the cost of that much on the whole is halved; the left half takes an odd cent. */
function onHalves(whole: number, [left = 0, right = 0]: readonly number[]): number {
  const wholes = [left, right].map((percent) => Math.round((whole * percent) / 100));
  return Math.ceil((wholes[0] ?? 0) / 2) + Math.floor((wholes[1] ?? 0) / 2);
}

interface OnHalf {
  readonly selection: ItemSelection;
  readonly options: readonly string[];
  readonly id: string;
  readonly half: 'LEFT' | 'RIGHT';
}

/** The amount on one half, in percent of a regular amount: the one that was asked for there, or the one that comes with the item. */
function percentOn(menu: MenuBlob, { selection, options, id, half }: OnHalf): number {
  const percents = new Map<string, number>(menu.options.amountPercents.map((one) => [one.id, one.percent]));
  const asked = selection.modifiers.filter(
    ({ modifierId, portion }) => modifierId === id && (portion === half || portion === 'WHOLE'),
  );
  if (asked.length > 0) return asked.reduce((sum, { amount }) => sum + (percents.get(amount) ?? 0), 0);
  const item = menu.items.find((one) => one.id === selection.itemId);
  const setting = item?.inclusions.itemsSettings.find((one) => one.id === id && one.included);
  if (!setting) return 0;
  const { includedOnlyWith, amount } = setting;
  const isThere = includedOnlyWith.length === 0 || options.some((option) => includedOnlyWith.includes(option));
  return isThere ? (percents.get(amount) ?? 0) : 0;
}

/** An option of each style that the item uses: the chosen one, else the default, else the first. */
function optionsOf(menu: MenuBlob, { itemId, options }: ItemSelection): readonly string[] {
  const item = menu.items.find(({ id }) => id === itemId);
  const styles = menu.departments.find(({ id }) => id === item?.department)?.styles ?? [];
  return (item?.styles ?? []).flatMap((used) => {
    const style = styles.find(({ id }) => id === used.id);
    const chosen = options[used.id] ?? used.defaultOption ?? used.options[0];
    return style?.options.some(({ id }) => id === chosen) && used.options.some((id) => id === chosen)
      ? (chosen ?? [])
      : [];
  });
}

function isSize(menu: MenuBlob, department: string, option: string): boolean {
  const styles = menu.departments.find(({ id }) => id === department)?.styles ?? [];
  return styles.some((style) => style.isSize && style.options.some(({ id }) => id === option));
}

function costOf(menu: MenuBlob, modifierId: string, sizes: readonly string[]): number | undefined {
  const modifier = menu.modifiers.items.find(({ id }) => id === modifierId);
  return modifier && ownCost(modifier.info, sizes);
}

type Costs = { readonly cost?: string | undefined; readonly costs?: readonly SizeCost[] | undefined };
type SizeCost = { readonly option: string; readonly amount: string };

function ownCost({ cost, costs = [] }: Costs, sizes: readonly string[]): number | undefined {
  const own = costs.find(({ option }) => sizes.includes(option))?.amount ?? cost;
  return own === undefined ? undefined : Math.round(Number(own) * 100);
}
