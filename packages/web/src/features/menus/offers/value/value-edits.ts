import { newSchemeValue, type Offer, type SchemeValue } from '@servery/domain';

/** The column of a value for everything together. */
export const TOGETHER = 'comboOffer';

export type ValueKind = 'PERCENTAGE' | 'AMOUNT' | 'FIXED_PRICE';

type Entry = { readonly type: string; readonly amountValue: string; readonly percentageValue: string };
type Counted = Entry & { readonly fixedPrice?: string };

/** The entry of a scheme that a column shows; undefined where nothing is taken off, or another column counts. */
export function entryOf(offer: Offer, scheme: SchemeValue | undefined, column: string): Counted | undefined {
  if (!scheme) return undefined;
  if (offer.value.appliesTo === 'ENTIRE_ORDER') return scheme.entireOrder;
  if (offer.value.appliesTo === 'ANY_ITEM') return scheme.anyItem;
  const isTogether = scheme.comboOffer.enabled;
  if (column === TOGETHER) return isTogether ? scheme.comboOffer : undefined;
  return isTogether ? undefined : scheme.individualGroups.find(({ id }) => id === column);
}

/** The field of an entry that its kind of value is typed into; undefined for the price of a size, which is chosen. */
export function amountField(type: string): 'percentageValue' | 'amountValue' | 'fixedPrice' | undefined {
  if (type === 'PERCENTAGE') return 'percentageValue';
  if (type === 'AMOUNT') return 'amountValue';
  return type === 'FIXED_PRICE' ? 'fixedPrice' : undefined;
}

/** The kind of value that an offer takes off everywhere, as far as it is one kind; undefined where schemes or item groups differ. */
export function kindOf(offer: Offer): string | undefined {
  const types = offer.value.schemes.flatMap((scheme) => {
    if (offer.value.appliesTo !== 'ITEM_GROUPS') return [entryOf(offer, scheme, '')?.type ?? ''];
    if (scheme.comboOffer.enabled) return [scheme.comboOffer.type === 'FIXED_PRICE' ? 'FIXED_PRICE' : 'MIXED'];
    return scheme.individualGroups.map(({ type }) => type);
  });
  const [first = 'PERCENTAGE', ...others] = new Set(types);
  return others.length === 0 ? first : undefined;
}

/** The offer with one kind of value in every scheme that has one, at least in the default one. */
export function withKind(offer: Offer, kind: ValueKind, usual: string): Offer {
  const { schemes } = offer.value;
  const known = schemes.some(({ schemeId }) => schemeId === usual) ? schemes : [...schemes, newSchemeValue(usual)];
  return withSchemes(
    offer,
    known.map((scheme) => schemeWithKind(scheme, kind)),
  );
}

function schemeWithKind(scheme: SchemeValue, kind: ValueKind): SchemeValue {
  const comboOffer = { ...scheme.comboOffer, enabled: kind === 'FIXED_PRICE' };
  if (kind === 'FIXED_PRICE') return { ...scheme, comboOffer: { ...comboOffer, type: kind } };
  return {
    ...scheme,
    entireOrder: { ...scheme.entireOrder, type: kind },
    anyItem: { ...scheme.anyItem, type: kind },
    individualGroups: scheme.individualGroups.map((entry) => ({ ...entry, type: kind })),
    comboOffer,
  };
}

interface ValueEdit {
  readonly schemeId: string;
  readonly column: string;
  /** A decimal string; null takes the value out: a scheme follows the default one again, a group has its full price. */
  readonly amount: string | null;
  /** The default scheme, which another one begins like. */
  readonly usual: string;
}

/** The offer with the text typed into a cell. */
export function withCell(offer: Offer, edit: ValueEdit): Offer {
  const { schemeId, usual, amount } = edit;
  const { schemes } = offer.value;
  if (amount === null && schemeId !== usual) {
    return withSchemes(
      offer,
      schemes.filter((scheme) => scheme.schemeId !== schemeId),
    );
  }
  const own = schemes.find((scheme) => scheme.schemeId === schemeId);
  const model = own ?? schemes.find((scheme) => scheme.schemeId === usual) ?? newPercentages(schemeId);
  const next = schemeWithCell(offer, { ...structuredClone(model), schemeId }, edit);
  return withSchemes(offer, own ? schemes.map((scheme) => (scheme === own ? next : scheme)) : [...schemes, next]);
}

function schemeWithCell(offer: Offer, scheme: SchemeValue, { column, amount }: ValueEdit): SchemeValue {
  const kind = kindOf(offer);
  const given = { ...amountsOf(kind), ...entryOf(offer, scheme, column) };
  const { type } = given;
  const amounts = { [amountField(type) ?? 'percentageValue']: amount ?? '0.00' };
  if (offer.value.appliesTo === 'ENTIRE_ORDER') {
    return { ...scheme, entireOrder: { ...scheme.entireOrder, ...typed(type), ...amounts } };
  }
  if (offer.value.appliesTo === 'ANY_ITEM') {
    return { ...scheme, anyItem: { ...scheme.anyItem, ...typed(type), ...amounts } };
  }
  if (column === TOGETHER) return { ...scheme, comboOffer: { ...scheme.comboOffer, ...amounts } };
  const others = scheme.individualGroups.filter(({ id }) => id !== column);
  const before = scheme.individualGroups.find(({ id }) => id === column);
  const group = before ?? { id: column, ...amountsOf(kind), sizeOptionId: null };
  if (amount === null) return { ...scheme, individualGroups: others };
  const next = { ...group, ...amounts };
  const groups = scheme.individualGroups;
  return {
    ...scheme,
    individualGroups: before ? groups.map((one) => (one === before ? next : one)) : [...groups, next],
  };
}

/** A value begins as a percentage, as the console says while there is none. */
function newPercentages(schemeId: string): SchemeValue {
  return schemeWithKind(newSchemeValue(schemeId), 'PERCENTAGE');
}

function typed(type: string) {
  return { type: type === 'AMOUNT' ? ('AMOUNT' as const) : ('PERCENTAGE' as const) };
}

function amountsOf(kind: string | undefined) {
  return { ...typed(kind ?? ''), amountValue: '0.00', percentageValue: '0' };
}

function withSchemes(offer: Offer, schemes: SchemeValue[]): Offer {
  return { ...offer, value: { ...offer.value, schemes } };
}
