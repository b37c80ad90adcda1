import { shareOfCents } from '../../formats/exact.ts';
import type { LocalTime } from '../../formats/local-time.ts';
import { isLimitedInTime } from '../availability/availability-reasons.ts';
import type { Channel } from '../entities/pricing-schemes.ts';
import type { Style } from '../entities/styles.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById, departmentsById, itemsById, modifiersById } from '../menu-index.ts';
import { priceSelection } from '../pricing/price-selection.ts';
import { schemeOfOrder } from '../pricing/scheme-of-order.ts';
import type { ChosenModifier, PriceProblem } from '../pricing/selection.ts';

/** Lines of tickets that are equal: they were sold as one thing, in one way, about the same time. */
export interface SoldLine {
  readonly itemId: string;
  /** Of the item’s styles, by whatever style they belong to. */
  readonly optionIds: readonly string[];
  readonly modifiers: readonly ChosenModifier[];
  /** That the terminal says it was priced by; null: it does not say. */
  readonly schemeId: string | null;
  readonly channel: Channel;
  readonly orderType: number;
  /** In the store’s time. */
  readonly at: LocalTime;
  /** Of all of them together. */
  readonly thousandths: number;
}

/** The same lines as two menus price them, in cents for all of them; null where a menu does not sell them. */
export interface ReplayedLine {
  readonly before: number | null;
  readonly after: number | null;
  /** For one, where both menus sell it. */
  readonly unitBefore: number | null;
  readonly unitAfter: number | null;
  /** Why the menu that comes does not sell it, where the one that runs does. */
  readonly lost: PriceProblem | null;
}

/** Prices lines by the menu that runs and by the one that comes. A line that neither menu sells makes no difference between them. */
export function createReplay(before: MenuBlob, after: MenuBlob) {
  const [priceBefore, priceAfter] = [pricer(before), pricer(after)];
  return (line: SoldLine): ReplayedLine => {
    const was = priceBefore(line, schemeIn(before, before, line));
    const is = priceAfter(line, schemeIn(before, after, line));
    const [unitBefore, unitAfter] = [was.problem ? null : was.cents, is.problem ? null : is.cents];
    return {
      before: allOf(unitBefore, line),
      after: allOf(unitAfter, line),
      unitBefore,
      unitAfter,
      lost: unitBefore === null ? null : is.problem,
    };
  };
}

/** Prices lines by one menu: cents for all of each; null where it does not sell them, with the reason. */
export function createLinePricer(menu: MenuBlob) {
  const price = pricer(menu);
  return (line: SoldLine): { readonly cents: number | null; readonly problem: PriceProblem | null } => {
    const { cents, problem } = price(line, schemeIn(menu, menu, line));
    return { cents: problem === null ? allOf(cents, line) : null, problem };
  };
}

function allOf(cents: number | null, { thousandths }: SoldLine): number | null {
  return cents === null ? null : shareOfCents(cents, thousandths, 1_000);
}

/** The scheme that such an order pays, or the one that somebody chose for this line instead. */
function schemeIn(running: MenuBlob, menu: MenuBlob, { schemeId, channel, orderType }: SoldLine): string {
  const usual = schemeOfOrder(running, { channel, orderType })?.id;
  const isChosen = schemeId !== null && schemeId !== usual && menu.pricingSchemes.some(({ id }) => id === schemeId);
  return isChosen ? schemeId : (schemeOfOrder(menu, { channel, orderType })?.id ?? '');
}

interface OnePrice {
  readonly cents: number;
  readonly problem: PriceProblem | null;
}

/** The same thing is priced once; what is limited in time, once for each time of a week: what is sold follows the week and no date. */
function pricer(menu: MenuBlob) {
  const known = new Map<string, OnePrice>();
  const items = itemsById(menu.items);
  const alone = modifiersById(menu.modifiers.items);
  const departments = departmentsById(menu.departments);
  const timed = timedItems(menu);
  return (line: SoldLine, scheme: string): OnePrice => {
    const { itemId, optionIds, modifiers, channel, at } = line;
    const time = timed.has(itemId) ? [at.dayOfWeek, at.seconds] : [];
    const key = JSON.stringify([itemId, optionIds, modifiers, scheme, channel, time]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const styles = departments.get(items.get(itemId)?.department ?? '')?.styles ?? [];
    const options = Object.fromEntries(optionIds.map((id) => [styleOf(id, styles), id]));
    // A modifier is also sold without an item.
    const isAlone = !items.has(itemId) && alone.has(itemId);
    const selection = isAlone ? { modifierId: itemId, options } : { itemId, options, modifiers };
    const { cents, problems } = priceSelection(menu, selection, { scheme, channel, at });
    const price = { cents, problem: problems[0] ?? null };
    known.set(key, price);
    return price;
  };
}

/** Items that are limited in time, or whose category or department is. */
function timedItems(menu: MenuBlob): ReadonlySet<string> {
  const categories = categoriesById(menu.categories);
  const departments = departmentsById(menu.departments);
  const timed = menu.items.filter((item) =>
    [item, categories.get(item.category), departments.get(item.department)].some(
      (entity) => entity !== undefined && isLimitedInTime(entity.availability),
    ),
  );
  return new Set(timed.map(({ id }) => id));
}

/** An option that no style has any longer is a problem under its own id. */
function styleOf(optionId: string, styles: readonly Style[]): string {
  return styles.find(({ options }) => options.some(({ id }) => id === optionId))?.id ?? optionId;
}
