import type { LocalTime } from '../../../../formats/local-time.ts';
import { availabilityOf } from '../../../availability/availability-of.ts';
import { selectionCost } from '../../../costs/selection-cost.ts';
import type { Choice } from '../../../entities/item-groups.ts';
import type { Channel } from '../../../entities/pricing-schemes.ts';
import type { MenuBlob } from '../../../menu-blob.ts';
import type { ItemSelection } from '../../../pricing/selection.ts';
import { variantsOf } from '../../../pricing/variants.ts';
import { matchesAny } from '../../evaluation/matches-choice.ts';
import { type PricedLine, priceLine } from '../../evaluation/priced-line.ts';
import type { Offer } from '../../offer.ts';

/** A variant as it comes, without extra modifiers. */
export interface Piece {
  readonly selection: ItemSelection;
  readonly line: PricedLine;
}

/** Pieces that the same groups and exclusions of all offers mean, the cheapest first. */
export interface PieceClass {
  /** See `slotKey`, `exclusionKey`. */
  readonly keys: ReadonlySet<string>;
  readonly pieces: readonly Piece[];
}

export function slotKey(offer: Offer, groupId: string): string {
  return `${offer.id}/${groupId}`;
}

export function exclusionKey(offer: Offer): string {
  return `${offer.id}/-`;
}

/** Everything that is sold at some time under a scheme, with its price. */
export function piecesOf(menu: MenuBlob, scheme: string): readonly Piece[] {
  const sale = { scheme, channel: 'POS' as const, at: { dayOfWeek: 1, seconds: 43_200 } };
  const active = menu.items.filter(({ info }) => info.status === 'ACTIVE');
  return active
    .flatMap((item) => variantsOf(item, menu))
    .map((variant) => {
      const selection = { itemId: variant.item.id, options: variant.options, modifiers: [] };
      return { selection, line: priceLine(menu, { id: '', selection }, sale) };
    })
    .filter(({ line }) => line.problems.every(({ code }) => code === 'NOT_SOLD'));
}

/** Pieces by the properties that offers see in them, so that 5,000 items are as many classes as offers tell apart. */
export function classesOf(pieces: readonly Piece[], offers: readonly Offer[]): readonly PieceClass[] {
  const index = choiceIndex(offers);
  const found = new Map<string, { readonly keys: ReadonlySet<string>; readonly pieces: Piece[] }>();
  for (const piece of pieces) {
    const keys = new Set(keysOf(piece, index));
    const name = [...keys].join(' ');
    const known = found.get(name);
    if (known) known.pieces.push(piece);
    else found.set(name, { keys, pieces: [piece] });
  }
  for (const { pieces: list } of found.values()) list.sort((a, b) => a.line.cents - b.line.cents);
  return [...found.values()];
}

interface IndexedChoice {
  readonly choice: Choice;
  readonly key: string;
}

/** Choices by the things that they name, so that a piece meets only those that could mean it. */
function choiceIndex(offers: readonly Offer[]): ReadonlyMap<string, readonly IndexedChoice[]> {
  const index = new Map<string, IndexedChoice[]>();
  const add = (choice: Choice, key: string) => {
    const target = TARGETS[choice.level](choice);
    const list = index.get(target);
    if (list) list.push({ choice, key });
    else index.set(target, [{ choice, key }]);
  };
  for (const offer of offers) {
    for (const group of offer.itemGroups) for (const choice of group.choices) add(choice, slotKey(offer, group.id));
    for (const choice of offer.value.excludedChoices) add(choice, exclusionKey(offer));
  }
  return index;
}

const TARGETS: Record<Choice['level'], (choice: Choice) => string> = {
  CATEGORY: ({ categoryId }) => `category ${categoryId}`,
  ITEMS: ({ departmentId }) => `department ${departmentId}`,
  ITEM: ({ itemId }) => `item ${itemId}`,
};

function keysOf({ line: { item } }: Piece, index: ReturnType<typeof choiceIndex>): readonly string[] {
  if (!item) return [];
  const { categoryId, departmentId, itemId } = item;
  return [`category ${categoryId}`, `department ${departmentId}`, `item ${itemId}`]
    .flatMap((target) => index.get(target) ?? [])
    .filter(({ choice }) => matchesAny([choice], item))
    .map(({ key }) => key);
}

/** Remembers the things sold on a channel while the same limits are open. */
export function newShelf(menu: MenuBlob) {
  const known = new Map<string, Map<Piece, boolean>>();
  return (
    piece: Piece,
    when: { readonly channel: Channel; readonly at: LocalTime; readonly soldKey: string },
  ): boolean => {
    const key = `${when.channel} ${when.soldKey}`;
    const shelf = known.get(key) ?? new Map<Piece, boolean>();
    known.set(key, shelf);
    const seen = shelf.get(piece);
    if (seen !== undefined) return seen;
    const { itemId: id, options } = piece.selection;
    const { isSold } = availabilityOf(menu, { kind: 'item', id, options: Object.values(options) }, when);
    shelf.set(piece, isSold);
    return isSold;
  };
}

/** Remembers the costs of pieces to the restaurant. */
export function newCosts(menu: MenuBlob) {
  const known = new Map<Piece, number | undefined>();
  return (piece: Piece): number | undefined => {
    if (!known.has(piece)) known.set(piece, selectionCost(menu, piece.selection).cents);
    return known.get(piece);
  };
}
