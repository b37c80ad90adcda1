import {
  ANY_TIME,
  type Category,
  type ChannelSale,
  type ChosenModifier,
  channelSale,
  type GuestChannel,
  guestPage,
  includedModifiers,
  lastingReasons,
  type MenuBlob,
  type MenuItem,
  type ModifierItem,
  type Offer,
  type PageSection,
  priceSelection,
  type SaleContext,
  type Suggested,
  schemeOfOrder,
  suggestedInOrder,
  variantOf,
  type WeekMoment,
} from '@servery/domain';
import { dietaryPhrases } from '../phrases/menus/dietary.ts';
import { say } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { sampleMenu } from './sample-menu.ts';
import type { ShownChoice, ShownItem, ShownMenu, ShownSection } from './shown-types.ts';

type WantedMenu = {
  readonly channel: GuestChannel;
  /** The pricing scheme; without it the one that an order of this type on this channel pays. */
  readonly scheme?: string;
  readonly orderType?: number | null;
  /** When it is; without it, whatever the hour. */
  readonly at?: WeekMoment;
  /** The category that somebody edits: of a long menu, it and those near it are drawn. */
  readonly selectedId?: string | null;
  /** Items that are out of stock, by their ids. */
  readonly out?: ReadonlyMap<string, string | null>;
};

/** Items and offers that a preview draws. */
const mostDrawn = 400;
const fewChoices = 4;

/** A menu as a preview draws it; without one, or while nothing is sold, an example. */
export function shownMenu(menu: MenuBlob | undefined, wanted: WantedMenu): ShownMenu {
  if (!menu) return sampleMenu();
  const sale = channelSale(menu, wanted.channel);
  const { channel, orderType = null } = wanted;
  const scheme = wanted.scheme ?? schemeOfOrder(menu, { orderType, channel })?.id ?? '';
  const page = guestPage(menu, wanted.channel, wanted.at).filter(({ hidden }) => hidden === null);
  const draw = (item: MenuItem) => inStock(shownItem(item, sale, scheme), wanted.out);
  const drawn = drawnCounts(page, wanted.selectedId);
  const example = exampleOf(page);
  if (!example) return sampleMenu();
  return {
    featured: wanted.channel === 'ONLINE' ? featuredItems(menu, sale).map(draw) : [],
    sections: page.map((section) => shownSection(section, drawn.get(section) ?? 0, draw)),
    example: {
      item: draw(example),
      choices: choicesOf(menu, example, { channel: wanted.channel, scheme }),
      goesWith: suggestionOf(menu, example),
    },
  };
}

/** How many items and offers of each section are drawn, from the edited one (else the first) outwards as long as there is room. */
function drawnCounts(
  page: readonly PageSection[],
  selectedId: string | null | undefined,
): ReadonlyMap<PageSection, number> {
  const at = Math.max(
    0,
    page.findIndex(({ category }) => category.id === selectedId),
  );
  const nearFirst = page
    .map((section, index) => ({ section, distance: Math.abs(index - at) }))
    .toSorted((one, other) => one.distance - other.distance);
  const counts = new Map<PageSection, number>();
  let left = mostDrawn;
  for (const { section } of nearFirst) {
    const count = Math.min(left, section.offers.length + section.sold.length);
    counts.set(section, count);
    left -= count;
  }
  return counts;
}

function shownSection(
  { category, sold, offers }: PageSection,
  count: number,
  draw: (item: MenuItem) => ShownItem,
): ShownSection {
  const { id, name, description, categoryType } = category;
  const ofOffers = offers.slice(0, count).map(shownOffer);
  const items = [...ofOffers, ...sold.slice(0, count - ofOffers.length).map(draw)];
  const more = sold.length + offers.length - items.length;
  return { id, title: name, text: description, kind: categoryType, items, more };
}

function shownItem(item: MenuItem, sale: ChannelSale, scheme: string): ShownItem {
  const { name, displayName, description, imageId, nutrition } = item.info;
  const calories = nutrition?.kcal === undefined ? '' : say(dietaryPhrases, 'calories', { count: nutrition.kcal });
  const price = sale.priceOf(item, scheme);
  const costs = { cents: price?.cents ?? null, isFrom: price?.isFrom ?? false };
  const text = [description, calories].filter(Boolean).join(' · ');
  return { id: item.id, name: displayName || name, text, imageId, ...costs };
}

/** An item that is out of stock says so in place of its text. */
function inStock(item: ShownItem, out: WantedMenu['out']): ShownItem {
  return out?.has(item.id) ? { ...item, text: say(stockPhrases, 'outOfStock') } : item;
}

function shownOffer({ id, info: { name, displayName, description, imageId } }: Offer): ShownItem {
  return { id, name: displayName || name, text: description, cents: null, isFrom: false, imageId };
}

/** Featured items that the shop sells. */
function featuredItems({ items, onlineFeaturedItems }: MenuBlob, sale: ChannelSale): readonly MenuItem[] {
  const isSold = ({ id }: MenuItem) => sale.reasonsOf(id).length === 0;
  return onlineFeaturedItems.flatMap(({ itemId }) => items.filter((item) => item.id === itemId && isSold(item)));
}

function exampleOf(page: readonly PageSection[]): MenuItem | undefined {
  const items = page.flatMap(({ sold }) => sold);
  return items.find(({ inclusions }) => inclusions.itemsSettings.length > 0) ?? items[0];
}

type ShownSale = Omit<SaleContext, 'at'>;

function choicesOf(menu: MenuBlob, item: MenuItem, sale: ShownSale): readonly ShownChoice[] {
  const { categories, items } = menu.modifiers;
  const offered = new Set(item.inclusions.itemsSettings.filter(({ allowed }) => allowed).map(({ id }) => id));
  const isSold = ({ id }: ModifierItem) =>
    lastingReasons(menu, { kind: 'modifier', id, department: item.department }, sale.channel).length === 0;
  const extra = extraPrices(menu, item, sale);
  return categories.flatMap(({ id, info }) => {
    const modifiers = items
      .filter((modifier) => modifier.category === id && offered.has(modifier.id) && isSold(modifier))
      .slice(0, fewChoices)
      .map((modifier) => ({ id: modifier.id, name: shownName(modifier), cents: extra(modifier.id) }));
    return modifiers.length === 0 ? [] : [{ id, title: info.displayName || info.name, modifiers }];
  });
}

/** The price that a regular amount of a modifier adds to an item in its default size and styles, beside its included modifiers; null where nothing says so. */
function extraPrices(menu: MenuBlob, item: MenuItem, { channel, scheme }: ShownSale) {
  const variant = variantOf(item, menu, {});
  const included = includedModifiers(variant).map(({ id, amount }) => chosen(id, amount));
  const priceWith = (modifiers: readonly ChosenModifier[]) =>
    priceSelection(menu, { itemId: item.id, options: variant.options, modifiers }, { channel, scheme, at: ANY_TIME });
  const without = priceWith(included).cents;
  return (modifierId: string) => {
    if (included.some((one) => one.modifierId === modifierId)) return 0;
    const { cents, problems } = priceWith([...included, chosen(modifierId, 'REGULAR')]);
    return problems.some(({ code }) => code === 'NO_PRICE') ? null : cents - without;
  };
}

function chosen(modifierId: string, amount: ChosenModifier['amount']): ChosenModifier {
  return { modifierId, amount, portion: 'WHOLE' };
}

/** The first suggestion of the item that is still on the menu. */
function suggestionOf({ items, categories }: MenuBlob, { suggestions }: MenuItem): string | null {
  const firstOf = (list: readonly Suggested[], all: readonly (MenuItem | Category)[]) =>
    suggestedInOrder(list)
      .map(({ id }) => all.find((one) => one.id === id))
      .find((one) => one !== undefined);
  const suggested = firstOf(suggestions.items, items) ?? firstOf(suggestions.categories, categories);
  return suggested ? shownName(suggested) : null;
}

function shownName({ info: { name, displayName } }: MenuItem | Category | ModifierItem): string {
  return displayName || name;
}
