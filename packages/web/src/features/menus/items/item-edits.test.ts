import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';
import { everySize, withOption, withPrice, withToppingPrice, withUpcharge } from './item-edits.ts';

const [item] = buildMenuBlob().items;
if (!item) throw new Error('The menu has no item.');
const entry = (edited: typeof item, scheme: string) =>
  edited.pricing.find(({ pricingScheme }) => pricingScheme === scheme);

describe('prices of an item', () => {
  test('PX-07 only the price of one size in one scheme changes', () => {
    const edited = withPrice(item, { scheme: 'dine', size: 'large', value: '17.49' });
    expect(entry(edited, 'dine')?.itemBased.prices).toEqual([
      { id: 'small', price: '10.99' },
      { id: 'large', price: '17.49' },
    ]);
    expect(entry(edited, 'delivery')).toBe(entry(item, 'delivery'));
  });

  test('PX-07 a scheme without an entry gets one; an emptied price goes', () => {
    const added = withPrice(item, { scheme: 'catering', size: everySize, value: '20.00' });
    expect(entry(added, 'catering')?.itemBased).toMatchObject({
      type: 'PRICE',
      prices: [{ id: 'BASE', price: '20.00' }],
    });
    const emptied = withPrice(added, { scheme: 'catering', size: everySize, value: null });
    expect(entry(emptied, 'catering')?.itemBased.prices).toEqual([]);
  });

  test('PX-07 the price of a modifier is kept beside the price of the item', () => {
    const edited = withToppingPrice(item, { scheme: 'dine', size: 'small', value: '1.50' });
    expect(entry(edited, 'dine')?.toppingBased.toppingsPrice).toEqual([{ id: 'small', price: '1.50' }]);
  });

  test('PX-09 an upcharge is for an option, in every size or in one', () => {
    const edit = { scheme: 'dine', style: 'crust', option: 'thin', size: null, sizeOption: null };
    const edited = withUpcharge(item, { ...edit, value: '1.00' });
    const large = withUpcharge(edited, { ...edit, size: 'size', sizeOption: 'large', value: '2.00' });
    expect(entry(large, 'dine')?.styleUpcharge.map(({ id, flatRate }) => [id, flatRate])).toEqual([
      ['thin', '1.00'],
      ['thin-large', '2.00'],
    ]);
    expect(entry(withUpcharge(large, { ...edit, value: null }), 'dine')?.styleUpcharge).toHaveLength(1);
  });
});

describe('what an item is offered in', () => {
  const style = { id: 'size', order: ['small', 'large'] };

  test('DP-02 options stay in the order of the style, and the default stays one of them', () => {
    const onlyLarge = withOption(item, style, 'small');
    expect(onlyLarge.styles).toEqual([{ id: 'size', options: ['large'], defaultOption: 'large' }]);
    expect(withOption(onlyLarge, style, 'small').styles[0]?.options).toEqual(['small', 'large']);
  });

  test('DP-02 a style without options is not used', () => {
    expect(withOption(withOption(item, style, 'small'), style, 'large').styles).toEqual([]);
  });
});
