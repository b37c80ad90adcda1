import { rateSchema, unsignedCentsOf } from '../../../formats/amount.ts';
import type { Path, Step } from '../../../overrides/change.ts';
import { defaultSchemeOf } from '../../entities/pricing-schemes.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import type { Offer } from '../offer.ts';
import type { SchemeValue } from '../value.ts';
import type { CashierValue } from './order.ts';

/** The value that one entry of an offer gives, with the place in the menu that says so. */
export type GivenValue = { readonly source: Path } & (
  | { readonly kind: 'AMOUNT'; readonly cents: number }
  | { readonly kind: 'PERCENTAGE'; readonly rate: string }
  | { readonly kind: 'FIXED_PRICE'; readonly cents: number }
  | { readonly kind: 'DIFFERENT_SIZE'; readonly sizeOptionId: string }
);

/** The value of an offer in a scheme, else in the menu's default scheme. */
export function schemeValueOf(offer: Offer, scheme: string, menu: MenuBlob): SchemeValue | undefined {
  const find = (id: string | undefined) => offer.value.schemes.find(({ schemeId }) => schemeId === id);
  return find(scheme) ?? find(defaultSchemeOf(menu.pricingSchemes)?.id);
}

interface Entry {
  readonly type: 'AMOUNT' | 'PERCENTAGE' | 'DIFFERENT_SIZE' | 'FIXED_PRICE';
  readonly amountValue: string;
  readonly percentageValue: string;
  readonly fixedPrice?: string;
  readonly sizeOptionId?: string | null;
}

/** The place of an entry, and the value that replaces its own. */
interface EntryPlace {
  readonly offer: Offer;
  readonly schemeId: string;
  readonly steps: readonly Step[];
  readonly cashier: CashierValue | undefined;
}

/** The value that an entry gives; undefined where it is worth nothing. */
export function givenValue(entry: Entry, { offer, schemeId, steps, cashier }: EntryPlace): GivenValue | undefined {
  const path: Path = ['offers', { id: offer.id }, 'value'];
  const own = READERS[entry.type](entry, [...path, 'schemes', { by: 'schemeId', value: schemeId }, ...steps]);
  if (own === undefined || cashier === undefined) return own;
  const source: Path = [...path, 'cashierOverride'];
  if ('amountCents' in cashier) return { kind: 'AMOUNT', cents: cashier.amountCents, source };
  return { kind: 'PERCENTAGE', rate: cashier.percentage, source };
}

const isRate = (text: string) => rateSchema.safeParse(text).success;

/** A number that the schema refuses is worth nothing, so that an offer with an error takes nothing by it. */
const READERS: Record<Entry['type'], (entry: Entry, path: Path) => GivenValue | undefined> = {
  AMOUNT: ({ amountValue }, path) => {
    const cents = unsignedCentsOf(amountValue) ?? 0;
    return cents > 0 ? { kind: 'AMOUNT', cents, source: [...path, 'amountValue'] } : undefined;
  },
  PERCENTAGE: ({ percentageValue: rate }, path) =>
    isRate(rate) && Number(rate) > 0 ? { kind: 'PERCENTAGE', rate, source: [...path, 'percentageValue'] } : undefined,
  FIXED_PRICE: ({ fixedPrice }, path) => {
    const cents = unsignedCentsOf(fixedPrice ?? '');
    return cents === undefined ? undefined : { kind: 'FIXED_PRICE', cents, source: [...path, 'fixedPrice'] };
  },
  DIFFERENT_SIZE: ({ sizeOptionId }, path) =>
    sizeOptionId ? { kind: 'DIFFERENT_SIZE', sizeOptionId, source: [...path, 'sizeOptionId'] } : undefined,
};
