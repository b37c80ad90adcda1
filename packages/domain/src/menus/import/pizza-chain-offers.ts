import { cutAtCharacter } from '../../formats/whole-characters.ts';
import { DEFAULT_SCHEME_ID } from '../entities/pricing-schemes.ts';
import { newApplying } from '../offers/applying.ts';
import { labelColor } from '../offers/label-colors.ts';
import { newOffer, type Offer } from '../offers/offer.ts';
import { newValidity } from '../offers/validity.ts';
import { newOfferValue, newSchemeValue } from '../offers/value.ts';
import { idOf } from './pizza-chain-ids.ts';
import type { PizzaChain } from './pizza-chain-source.ts';
import { cutName, type Unmapped } from './unmapped.ts';

/** The longest name of an offer. */
const OFFER_NAME_LENGTH = 200;

type Coupon = PizzaChain['coupons']['products'][string];

/** Order types by service method: carryout is To Go and Pick Up. */
const ORDER_TYPES: ReadonlyMap<string, readonly number[]> = new Map([
  ['Carryout', [2, 9]],
  ['Delivery', [7]],
]);

/** The chain's coupons in outline: code, price, service methods, first day. The file does not say to which items they apply. */
export function readOffers(
  chain: PizzaChain,
  today: string,
): { readonly offers: Offer[]; readonly unmapped: Unmapped[] } {
  const coupons = Object.values(chain.coupons.products);
  return {
    offers: coupons.map((coupon, order) => readOffer(coupon, order, today)),
    unmapped: coupons.flatMap((coupon) => [
      { what: 'items of an offer', name: coupon.name, reason: 'The file states them only in the name.' },
      ...(nameOf(coupon.name) === coupon.name ? [] : [cutName('name of an offer', coupon.name, nameOf(coupon.name))]),
      ...(coupon.price === ''
        ? [
            {
              what: 'price of an offer',
              name: coupon.name,
              reason: 'The file states it only in the name.',
            },
          ]
        : []),
      ...methodsOf(coupon)
        .filter((method) => !ORDER_TYPES.has(method))
        .map((method) => ({
          what: `service method ${method}`,
          name: coupon.name,
          reason: 'No order type matches it.',
        })),
    ]),
  };
}

function readOffer(coupon: Coupon, order: number, today: string): Offer {
  const { code, name, price, tags } = coupon;
  const effectiveOn = typeof tags.effectiveOn === 'string' ? tags.effectiveOn : null;
  const orderTypes = methodsOf(coupon).flatMap((method) => ORDER_TYPES.get(method) ?? []);
  const fixed = newSchemeValue(DEFAULT_SCHEME_ID);
  return newOffer({
    id: idOf.offer(code),
    name: nameOf(name),
    dateCreated: effectiveOn ?? today,
    color: labelColor((count) => order % count),
    order,
    applying: newApplying(
      labelColor((count) => order % count),
      { couponCode: { required: true, code } },
    ),
    validity: newValidity({
      dateRange: { enabled: effectiveOn !== null, startDate: effectiveOn, endDate: null },
      orderTypes: { enabled: orderTypes.length > 0, orderTypes },
    }),
    value: newOfferValue({
      appliesTo: 'ITEM_GROUPS',
      schemes: [{ ...fixed, comboOffer: { ...fixed.comboOffer, enabled: price !== '', fixedPrice: price || '0.00' } }],
    }),
  });
}

function nameOf(name: string): string {
  return cutAtCharacter(name, OFFER_NAME_LENGTH);
}

/** The source writes one method as text, several as a list. */
function methodsOf({ tags }: Coupon): readonly string[] {
  const methods = tags.validServiceMethods;
  const list: readonly unknown[] = Array.isArray(methods) ? methods : [methods];
  return list.filter((method) => typeof method === 'string');
}
