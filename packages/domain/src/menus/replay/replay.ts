import { shareOfCents } from '../../formats/exact.ts';
import type { LocalTime } from '../../formats/local-time.ts';
import { isLimitedInTime } from '../availability/availability-reasons.ts';
import type { Channel } from '../entities/pricing-schemes.ts';
import type { Style } from '../entities/styles.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById, departmentsById, itemsById, modifierCategoriesById, modifiersById } from '../menu-index.ts';
import { priceSelection } from '../pricing/price-selection.ts';
import { schemeOfOrder } from '../pricing/scheme-of-order.ts';
import type { ChosenModifier, PriceProblem } from '../pricing/selection.ts';
import { askedRequirements } from './asked-requirements.ts';
import { type UnmetChoice, unmetChoices } from './unmet-choices.ts';

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
  /** Why it cannot be rung up by the menu that comes, where the one that runs takes it. */
  readonly lost: LostReason | null;
  /** Ids of the requirements that only the menu that comes asks for. */
  readonly asked: readonly string[];
}

export type LostReason = PriceProblem | UnmetChoice;

/**
 * Prices lines by the menu that runs and by the one that comes. A line that neither menu sells makes no difference between them,
 * and neither does a choice that the running menu does not take as it was ordered either.
 */
export function createReplay(before: MenuBlob, after: MenuBlob) {
  const [judgeBefore, judgeAfter] = [judge(before), judge(after)];
  const [schemeBefore, schemeAfter] = [schemeReader(before, before), schemeReader(before, after)];
  return (line: SoldLine): ReplayedLine => {
    const thing = keyOfThing(line);
    const was = judgeBefore(line, thing, schemeBefore(line));
    const is = judgeAfter(line, thing, schemeAfter(line));
    const unitBefore = was.problem ? null : was.cents;
    const lost = unitBefore === null ? null : (is.problem ?? newlyUnmet(was, is));
    const unitAfter = is.problem || lost ? null : is.cents;
    return {
      before: allOf(unitBefore, line),
      after: allOf(unitAfter, line),
      unitBefore,
      unitAfter,
      lost,
      asked: is.asked.filter((id) => !was.asked.includes(id)),
    };
  };
}

function newlyUnmet(was: Judged, is: Judged): UnmetChoice | null {
  if (is.unmet.length === 0) return null;
  const known = new Set(was.unmet.map(keyOf));
  return is.unmet.find((one) => !known.has(keyOf(one))) ?? null;
}

/** The same choice of the same thing, in whatever words. */
function keyOf({ code, path }: UnmetChoice): string {
  return JSON.stringify([code, path]);
}

/** Prices lines by one menu: cents for all of each; null where it does not sell them, with the reason. */
export function createLinePricer(menu: MenuBlob) {
  const price = judge(menu);
  const scheme = schemeReader(menu, menu);
  return (line: SoldLine): { readonly cents: number | null; readonly problem: PriceProblem | null } => {
    const { cents, problem } = price(line, keyOfThing(line), scheme(line));
    return { cents: problem === null ? allOf(cents, line) : null, problem };
  };
}

function allOf(cents: number | null, { thousandths }: SoldLine): number | null {
  return cents === null ? null : shareOfCents(cents, thousandths, 1_000);
}

/** Of each line, the scheme that such an order pays, or the one that somebody chose for it instead. */
function schemeReader(running: MenuBlob, menu: MenuBlob): (line: SoldLine) => string {
  const [usualRunning, usual] = [usualSchemes(running), usualSchemes(menu)];
  const ids = new Set(menu.pricingSchemes.map(({ id }) => id));
  return (line) => {
    const { schemeId } = line;
    const isChosen = schemeId !== null && schemeId !== usualRunning(line) && ids.has(schemeId);
    return isChosen ? schemeId : (usual(line) ?? '');
  };
}

type Ordered = Pick<SoldLine, 'channel' | 'orderType'>;

function usualSchemes(menu: MenuBlob): (ordered: Ordered) => string | undefined {
  const known = new Map<string, string | undefined>();
  return ({ channel, orderType }) => {
    const key = `${orderType} ${channel}`;
    if (!known.has(key)) known.set(key, schemeOfOrder(menu, { channel, orderType })?.id);
    return known.get(key);
  };
}

/** Lines with equal keys sold the same thing. Most are of an item as it is. */
function keyOfThing({ itemId, optionIds, modifiers }: SoldLine): string {
  const isPlain = optionIds.length === 0 && modifiers.length === 0;
  return isPlain ? `=${itemId}` : JSON.stringify([itemId, optionIds, modifiers]);
}

interface Judged {
  readonly cents: number;
  readonly problem: PriceProblem | null;
  readonly unmet: readonly UnmetChoice[];
  /** Ids of requirements. */
  readonly asked: readonly string[];
}

/** The same thing is judged once; a thing that is limited in time, once for each time of a week: whether it is sold follows the week and no date. */
function judge(menu: MenuBlob) {
  /** By the way in which it was sold, then by thing. */
  const known = new Map<string, Map<string, Judged>>();
  const items = itemsById(menu.items);
  const alone = modifiersById(menu.modifiers.items);
  const departments = departmentsById(menu.departments);
  const timed = timedThings(menu);
  const byOrderType = isLimitedByOrderType(menu);
  return (line: SoldLine, thing: string, scheme: string): Judged => {
    const { itemId, optionIds, modifiers, channel, orderType, at } = line;
    const isTimed = timed.has(itemId) || (timed.size > 0 && modifiers.some(({ modifierId }) => timed.has(modifierId)));
    const time = isTimed ? `${at.dayOfWeek} ${at.seconds}` : 'any';
    const way = `${byOrderType ? orderType : 0} ${time} ${channel} ${scheme}`;
    const ofWay = known.get(way) ?? new Map<string, Judged>();
    known.set(way, ofWay);
    const found = ofWay.get(thing);
    if (found !== undefined) return found;
    const styles = departments.get(items.get(itemId)?.department ?? '')?.styles ?? [];
    const options = Object.fromEntries(optionIds.map((id) => [styleOf(id, styles), id]));
    // A modifier is also sold without an item.
    const isAlone = !items.has(itemId) && alone.has(itemId);
    const ordered = { itemId, options, modifiers };
    const selection = isAlone ? { modifierId: itemId, options } : ordered;
    const { cents, problems } = priceSelection(menu, selection, { scheme, channel, at });
    const judged = {
      cents,
      problem: problems[0] ?? null,
      unmet: unmetChoices(menu, ordered, { channel, orderType, at }),
      asked: askedRequirements(menu, itemId, optionIds),
    };
    ofWay.set(thing, judged);
    return judged;
  };
}

/** Ids of items and modifiers that are limited in time, or whose category or department is. */
function timedThings(menu: MenuBlob): ReadonlySet<string> {
  const categories = categoriesById(menu.categories);
  const departments = departmentsById(menu.departments);
  const ofModifiers = modifierCategoriesById(menu.modifiers.categories);
  const items = menu.items.filter((item) =>
    isAnyTimed([item, categories.get(item.category), departments.get(item.department)]),
  );
  const modifiers = menu.modifiers.items.filter((one) => isAnyTimed([one, ofModifiers.get(one.category)]));
  return new Set([...items, ...modifiers].map(({ id }) => id));
}

type Limited = Pick<MenuBlob['items'][number], 'availability'>;

function isAnyTimed(entities: readonly (Limited | undefined)[]): boolean {
  return entities.some((entity) => entity !== undefined && isLimitedInTime(entity.availability));
}

/** Whether anything is sold for some order types only. */
function isLimitedByOrderType({ items, categories, departments, modifiers }: MenuBlob): boolean {
  return [items, categories, departments, modifiers.items, modifiers.categories].some((entities) =>
    entities.some(({ availability }: Limited) => availability.orderTypes.length > 0),
  );
}

/** An option that no style has any longer is a problem under its own id. */
function styleOf(optionId: string, styles: readonly Style[]): string {
  return styles.find(({ options }) => options.some(({ id }) => id === optionId))?.id ?? optionId;
}
