import {
  additionFor,
  BASE,
  type MenuBlob,
  type ModifierItem,
  newModifierItem,
  newModifierPricing,
  newStyle,
  newStyleOption,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';
import { type AdditionCell, figureAt, pathOfCell, withAddition } from './addition-cells.ts';

const style = (id: string, options: readonly string[], isSize = false) =>
  newStyle({ id, name: id, isSize, options: options.map((option) => newStyleOption({ id: option, name: option })) });
const axes = { size: style('size', ['small', 'large'], true), style: style('crust', ['hand', 'deep']) };
const menu: MenuBlob = buildMenuBlob();
const at = { axes, menu };

function modifier(...pricing: ModifierItem['pricing']): ModifierItem {
  return newModifierItem({ id: 'ham', category: 'meat', name: 'Ham', pricing });
}

const own = newModifierPricing({ pricingScheme: 'dine', price: '1.25' });
const cell = (size: string, option: string | null, scheme = 'dine'): AdditionCell => ({ scheme, size, option });

describe('PX-10 the prices of a modifier in its grid', () => {
  test('every cell follows the price for every size until one of its own is typed', () => {
    const ham = modifier(own);
    expect(figureAt(ham, cell(BASE, 'hand'), at)).toEqual({ value: '1.25', isOwn: true });
    expect(figureAt(ham, cell('large', 'deep'), at)).toEqual({ value: '1.25', isOwn: false });
    const edited = withAddition(ham, { ...cell('large', 'hand'), value: '1.75' }, at);
    expect(edited.pricing[0]?.additionPrices).toEqual([
      { id: 'large', styleId: 'size', optionId: 'large', price: '1.75' },
    ]);
    expect(figureAt(edited, cell('large', 'deep'), at)).toEqual({ value: '1.75', isOwn: false });
    expect(figureAt(edited, cell('small', 'hand'), at)).toEqual({ value: '1.25', isOwn: false });
  });

  test('a price in one size and style is stored for both; cleared it follows again', () => {
    const edited = withAddition(modifier(own), { ...cell('large', 'deep'), value: '2.24' }, at);
    const price = { id: 'deep-large', styleId: 'crust', optionId: 'deep', sizeOptionId: 'large', price: '2.24' };
    expect(edited.pricing[0]?.additionPrices).toEqual([price]);
    expect(figureAt(edited, cell('large', 'deep'), at)).toEqual({ value: '2.24', isOwn: true });
    expect(withAddition(edited, { ...cell('large', 'deep'), value: null }, at)).toEqual(modifier(own));
  });

  test('the price for every size cannot be cleared, it is what the others follow', () => {
    expect(withAddition(modifier(own), { ...cell(BASE, 'hand'), value: null }, at)).toEqual(modifier(own));
  });

  test('a scheme without prices follows the default one, and begins with its prices when one is typed', () => {
    const ham = withAddition(modifier(own), { ...cell('large', 'hand'), value: '1.75' }, at);
    expect(figureAt(ham, cell('large', 'hand', 'delivery'), at)).toEqual({ value: '1.75', isOwn: false });
    const edited = withAddition(ham, { ...cell('small', 'hand', 'delivery'), value: '1.45' }, at);
    expect(figureAt(edited, cell('large', 'deep', 'delivery'), at).value).toBe('1.75');
    expect(figureAt(edited, cell('small', 'hand', 'delivery'), at)).toEqual({ value: '1.45', isOwn: true });
    expect(edited.pricing[0]).toEqual(ham.pricing[0]);
  });

  test('where items say the price, or it is never charged, no cell has one of its own', () => {
    const asItem = modifier({ ...own, basedOn: 'ITEM' });
    expect(figureAt(asItem, cell('large', 'hand'), at)).toEqual({ value: null, isOwn: false });
    expect(figureAt(modifier({ ...own, basedOn: 'FREE' }), cell('large', 'hand'), at).value).toBe('0.00');
  });

  test('a document that prices the first option on its own keeps it so', () => {
    const additionPrices = [{ id: 'x', styleId: 'crust', optionId: 'hand', price: '1.10' }];
    const ham = modifier({ ...own, additionPrices });
    expect(figureAt(ham, cell(BASE, 'hand'), at)).toEqual({ value: '1.10', isOwn: true });
    expect(pathOfCell(ham, cell(BASE, 'hand'), axes).slice(-2)).toEqual([{ id: 'x' }, 'price']);
    const edited = withAddition(ham, { ...cell('large', 'hand'), value: '1.50' }, at);
    expect(figureAt(edited, cell('large', 'hand'), at)).toEqual({ value: '1.50', isOwn: true });
  });

  test('what is typed into cells is what they show and what is charged there, whatever the order of typing', () => {
    const edits = ['small', 'large'].flatMap((size, row) =>
      ['hand', 'deep'].map((option, column) => ({ ...cell(size, option), value: `${row + 1}.${column}5` })),
    );
    for (const order of permutations([...edits, { ...cell(BASE, 'deep'), value: '9.99' }])) {
      const ham = order.reduce((next, edit) => withAddition(next, edit, at), modifier(own));
      const [entry] = ham.pricing;
      for (const { size, option, value } of edits) {
        expect(figureAt(ham, cell(size, option), at)).toEqual({ value, isOwn: true });
        const options = { size, crust: option ?? '' };
        expect(additionFor(entry?.additionPrices ?? [], { options, size })?.price).toBe(value);
      }
    }
  });
});

function permutations<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  if (entries.length < 2) return [entries];
  return entries.flatMap((entry, index) =>
    permutations(entries.toSpliced(index, 1)).map((others) => [entry, ...others]),
  );
}
