import type { AdditionPrice, Department, ModifierItem } from '@servery/domain';
import type { AdjustablePrice, AdjustedPrice } from '../../prices/adjust-prices.ts';
import type { PricePlaces } from '../../prices/prices-that-stay.tsx';
import { modifierLists, modifierPath } from '../use-modifiers.ts';

/** Which price is meant: the one for every option, or the id of another. */
const plain = '';

/** Every price that the modifiers have themselves; where items say the price it is left to them. */
export function modifierPrices(
  modifiers: readonly ModifierItem[],
  departments: readonly Department[],
): AdjustablePrice[] {
  const options = departments.flatMap((department) => department.styles.flatMap((style) => style.options));
  const names = new Map(options.map(({ id, name }) => [id, name]));
  const nameOf = ({ optionId, sizeOptionId }: AdditionPrice) =>
    [sizeOptionId, optionId].flatMap((id) => (id === undefined ? [] : (names.get(id) ?? id))).join(' ');
  return modifiers.flatMap(({ id: ownerId, info: { name: owner }, pricing }) =>
    pricing
      .filter(({ basedOn }) => basedOn === 'OWN')
      .flatMap(({ pricingScheme: scheme, price, additionPrices }) => [
        { ownerId, owner, scheme, spot: plain, spotName: '', from: price },
        ...additionPrices.map((addition) => {
          return { ownerId, owner, scheme, spot: addition.id, spotName: nameOf(addition), from: addition.price };
        }),
      ]),
  );
}

export function withAdjustedModifier(modifier: ModifierItem, prices: readonly AdjustedPrice[]): ModifierItem {
  const own = new Map(
    prices.filter(({ ownerId }) => ownerId === modifier.id).map(({ scheme, spot, to }) => [`${scheme} ${spot}`, to]),
  );
  return {
    ...modifier,
    pricing: modifier.pricing.map((entry) => ({
      ...entry,
      price: own.get(`${entry.pricingScheme} ${plain}`) ?? entry.price,
      additionPrices: entry.additionPrices.map((addition) => ({
        ...addition,
        price: own.get(`${entry.pricingScheme} ${addition.id}`) ?? addition.price,
      })),
    })),
  };
}

export const modifierPlaces: PricePlaces = {
  list: modifierLists.modifier,
  pathOf: ({ ownerId, scheme, spot }) => {
    const entry = [...modifierPath('modifier', ownerId), 'pricing', { by: 'pricingScheme', value: scheme }];
    return spot === plain ? [...entry, 'price'] : [...entry, 'additionPrices', { id: spot }, 'price'];
  },
};
