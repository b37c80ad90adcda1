import {
  diff,
  type JsonObject,
  type LayoutButton,
  type LayoutTab,
  type MenuBlob,
  menuKind,
  newButton,
  newMenuBlob,
  newTab,
  newTypeInfo,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../sentence.ts';
import { menuWords } from './menu-words.ts';

const words = menuWords({ image: () => undefined, menu: () => undefined, device: () => undefined, dateTime: String });
const button = newButton({ buttonText: 'Supreme' });
const menu = newMenuBlob({
  layout: { columns: 5, rows: 6, tabs: [newTab({ id: 't', name: 'Pizza', buttons: { 6: button } })] },
});
const sizes = { id: 'size', options: [{ id: 'l', name: 'Large' }] };
const before = {
  ...asJson(menu),
  departments: [{ id: 'pizza', info: { name: 'Pizza' }, styles: [sizes] }],
  modifiers: { items: [{ id: 'basil', info: { name: 'Basil' } }] },
};

function asJson(value: MenuBlob): JsonObject {
  return JSON.parse(JSON.stringify(value));
}

/** Every sentence of an edited layout: `Pizza: Button in row 2, column 2, Square: No changed Yes`. */
function read(given: Partial<MenuBlob['layout']>): readonly string[] {
  const after = { ...before, layout: asJson({ ...menu, layout: { ...menu.layout, ...given } }).layout ?? null };
  return sentencesOf(diff(before, after, menuKind.identifiers), words, { before, after }).flatMap(
    ({ name, sentences }) =>
      sentences.map(({ field, kind, from, to }) => `${name}: ${field}: ${[from, kind, to].filter(Boolean).join(' ')}`),
  );
}
const readTab = (given: Partial<LayoutTab>) => read({ tabs: menu.layout.tabs.map((tab) => ({ ...tab, ...given })) });
const readButton = (given: Partial<LayoutButton>) => readTab({ buttons: { 6: { ...button, ...given } } });

describe('the layout in words', () => {
  test('LY-17 the look of a button reads as its form', () => {
    const buttonStyle = {
      ...button.buttonStyle,
      forceSquared: true,
      textStyle: 'BOLD',
      textFont: 'Courier New, Courier',
    };
    expect(readButton({ buttonStyle })).toEqual([
      'Pizza: Button in row 2, column 2, Square: No changed Yes',
      'Pizza: Button in row 2, column 2, Text style: Normal changed Bold',
      'Pizza: Button in row 2, column 2, Font: Sans serif changed Monospace',
    ]);
  });

  test('LY-16 what a button puts on the order is called by its name', () => {
    const { itemInfo } = button.typeInfo;
    const modifiers = [{ id: 'basil', amount: 'EXTRA' as const, portion: 'WHOLE' as const }];
    const typeInfo = newTypeInfo({
      orderType: 7,
      itemInfo: { ...itemInfo, sizeOptionId: 'l', styleOptionIds: ['l'], modifiers },
    });
    expect(readButton({ typeInfo })).toEqual([
      'Pizza: Button in row 2, column 2, size: requested changed Large',
      'Pizza: Button in row 2, column 2, style options: added Large',
      'Pizza: Button in row 2, column 2, modifiers: added Basil',
      'Pizza: Button in row 2, column 2, order type: same as the order changed Delivery',
    ]);
  });

  test('LY-03 the grid, and the look of a tab, read as their forms', () => {
    expect(read({ columns: 6, rows: 5 })).toEqual([
      'Menu layout: Columns: 5 changed 6',
      'Menu layout: Rows: 6 changed 5',
    ]);
    const { background, scrollingText } = newTab({ id: 't', name: 'Pizza' });
    expect(
      readTab({
        background: { ...background, imageSize: 'TILE' },
        scrollingText: { ...scrollingText, style: 'ITALIC' },
      }),
    ).toEqual(['Pizza: Image fit: Fill and crop changed Repeated', 'Pizza: Text style: Normal changed Italic']);
  });
});
