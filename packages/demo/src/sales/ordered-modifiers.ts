import {
  ANY_TIME,
  type CategorySettings,
  type Channel,
  type ChosenModifier,
  includedModifiers,
  isAddable,
  lastingReasons,
  type MenuBlob,
  type ModifierItem,
  modifiersById,
  priceSelection,
  type TicketLine,
  type Variant,
} from '@servery/domain';
import type { Random } from './random-of.ts';

interface OrderedItem {
  readonly menu: MenuBlob;
  readonly variant: Variant;
  /** Of one of it, before any modifier. */
  readonly cents: number;
  /** The pricing scheme that the order pays. */
  readonly scheme: string;
  readonly channel: Channel;
  /** Ids of modifiers that are out of stock. */
  readonly out: ReadonlySet<string>;
}

/** In hundredths: how often guests choose from a category that they need not choose from, and how often two. */
const chosenFrom = 20;
const chosenTwice = 5;
/** In hundredths: how often something that comes with an item is left out. */
const leftOut = 7;

/** The modifiers that a guest orders with an item, each with the amount that it adds to one: required ones are always chosen. */
export function orderedModifiers(ordered: OrderedItem, random: Random): TicketLine['modifiers'] {
  const choices = choicesOf(ordered);
  if (choices.length === 0) return [];
  const left = random(100) < leftOut ? leftOutOf(choices, random) : [];
  const chosen = choices.flatMap((choice) => chosenOf(choice, ordered.out, random));
  return priced([...left, ...chosen], ordered);
}

/** A modifier category of an item. */
interface Choice {
  readonly isRequired: boolean;
  /** How many may be chosen beside those that come with the item. */
  readonly most: number;
  readonly offered: readonly ModifierItem[];
  /** Those that come with the item and may be left out. */
  readonly leavable: readonly ModifierItem[];
}

interface Chosen {
  readonly modifier: ModifierItem;
  readonly amount: ChosenModifier['amount'];
}

function leftOutOf(choices: readonly Choice[], random: Random): readonly Chosen[] {
  const leavable = choices.flatMap((choice) => choice.leavable);
  const modifier = leavable[random(Math.max(1, leavable.length))];
  // Nobody leaves out all that there is.
  return modifier === undefined || leavable.length === 1 ? [] : [{ modifier, amount: 'NONE' }];
}

function chosenOf({ isRequired, most, offered }: Choice, out: OrderedItem['out'], random: Random): readonly Chosen[] {
  const chance = random(100);
  const wanted = chance < chosenTwice ? 2 : Number(isRequired || chance < chosenFrom);
  if (wanted === 0) return [];
  const inStock = offered.filter(({ id }) => !out.has(id));
  const kinds = Math.max(1, inStock.length);
  // Those in front are ordered more often.
  const picked = Array.from({ length: Math.min(wanted, most) }).flatMap(
    () => inStock[Math.floor((random(kinds) * random(kinds)) / kinds)] ?? [],
  );
  return [...new Set(picked)].map((modifier) => ({ modifier, amount: 'REGULAR' }));
}

function priced(
  chosen: readonly Chosen[],
  { menu, variant, cents, scheme, channel }: OrderedItem,
): TicketLine['modifiers'] {
  const taken: ChosenModifier[] = [];
  let before = cents;
  return chosen.flatMap(({ modifier: { id, info }, amount }) => {
    const one = { modifierId: id, amount, portion: 'WHOLE' } as const;
    const selection = { itemId: variant.item.id, options: variant.options, modifiers: [...taken, one] };
    const price = priceSelection(menu, selection, { scheme, channel, at: ANY_TIME });
    if (price.problems.some(({ code }) => code === 'NO_PRICE')) return [];
    const added = price.cents - before;
    before = price.cents;
    taken.push(one);
    return [{ id, name: info.name, amount, portion: one.portion, price: added }];
  });
}

/** Read once for a menu, which does not change under a ticket. */
function choicesOf(ordered: OrderedItem): readonly Choice[] {
  const { menu, variant, channel } = ordered;
  const { item } = variant;
  if (item.inclusions.categoriesSettings.length === 0) return [];
  const known = choices.get(menu) ?? new Map<string, readonly Choice[]>();
  choices.set(menu, known);
  const key = [channel, item.id, ...Object.values(variant.options)].join(' ');
  const found = known.get(key) ?? item.inclusions.categoriesSettings.flatMap((settings) => choiceOf(settings, ordered));
  known.set(key, found);
  return found;
}

const choices = new WeakMap<MenuBlob, Map<string, readonly Choice[]>>();

function choiceOf(settings: CategorySettings, { menu, variant, channel }: OrderedItem): readonly Choice[] {
  if (!settings.allowed) return [];
  const { id, min, max } = settings;
  const { item } = variant;
  const comesWith = new Set(includedModifiers(variant).map((one) => one.id));
  const isExclusive = menu.modifiers.categories.find((one) => one.id === id)?.exclusive === true;
  const isRequired = min > 0;
  const own = new Map(item.inclusions.itemsSettings.map((one) => [one.id, one]));
  const ofCategory = [...modifiersById(menu.modifiers.items).values()].filter(({ category }) => category === id);
  const isOffered = (modifier: ModifierItem, amount: Chosen['amount']): boolean => {
    const amounts = own.get(modifier.id)?.amounts ?? [];
    const all = amounts.length > 0 ? amounts : modifier.amounts;
    return all.length === 0 || all.includes(amount);
  };
  const isSold = (modifier: ModifierItem): boolean =>
    lastingReasons(menu, { kind: 'modifier', id: modifier.id, department: item.department }, channel).length === 0;
  const included = ofCategory.filter((one) => comesWith.has(one.id));
  const room = (max ?? ofCategory.length) - included.length;
  return [
    {
      isRequired,
      most: isExclusive ? 1 : Math.max(0, room),
      offered: ofCategory.filter(
        (one) =>
          (isRequired || !comesWith.has(one.id)) &&
          isAddable(own.get(one.id), variant) &&
          isOffered(one, 'REGULAR') &&
          isSold(one),
      ),
      leavable: isRequired || isExclusive ? [] : included.filter((one) => isOffered(one, 'NONE')),
    },
  ];
}
