import { describe, expect, test } from 'vitest';
import { newMenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { buttonTypeSchema } from './button.ts';
import { cutButtonText, newButton } from './new-button.ts';
import { newTab, tabSchema } from './tab.ts';

describe('tabs', () => {
  const tab = newTab({ id: 't', name: 'Pizza' });

  test('LY-03 a tab has its fields', () => {
    expect(Object.keys(tab)).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'hideName',
        'order',
        'limitDays',
        'limitHours',
        'limitStations',
        'visible',
        'active',
        'tabImage',
        'tabColor',
        'tabTextColor',
        'background',
        'scrollingText',
        'buttons',
      ]),
    );
    expect(tab.entityType).toBe('LAYOUT_TAB');
    expect(Object.keys(tab.background)).toEqual(['mode', 'color', 'imageId', 'imageSize']);
    expect(Object.keys(tab.scrollingText)).toEqual([
      'enabled',
      'message',
      'fontSize',
      'style',
      'color',
      'placement',
      'animation',
    ]);
  });

  test('LY-04 buttons are keyed by index', () => {
    expect(tabSchema.safeParse({ ...tab, buttons: { 0: newButton(), 17: newButton() } }).success).toBe(true);
    expect(tabSchema.safeParse({ ...tab, buttons: { first: newButton() } }).success).toBe(false);
    expect(tabSchema.safeParse({ ...tab, buttons: [newButton()] }).success).toBe(false);
    expect(tabSchema.safeParse(JSON.parse(`{"__proto__":{"0":{}}}`)).success).toBe(false);
  });

  test('LY-05 the order is -1 unless given', () => {
    expect(tab.order).toBe(-1);
    expect(newTab({ id: 't', name: 'x', order: 4 }).order).toBe(4);
  });

  test('LY-06 the color is #306090', () => {
    expect(tab.tabColor).toBe('#306090');
  });

  test('LY-07 LY-08 limit hours start at 28800 for 54000 seconds', () => {
    expect(tab.limitHours).toEqual({ enabled: false, startTime: 28_800, endOffset: 54_000 });
  });

  test('LY-09 LY-10 LY-11 scrolling text has size 12, at the bottom, static', () => {
    expect(tab.scrollingText).toMatchObject({ fontSize: 12, placement: 'BOTTOM', animation: 'STATIC' });
  });

  test('LY-12 the background is #FFFFFF', () => {
    expect(tab.background.color).toBe('#FFFFFF');
  });
});

describe('buttons', () => {
  const button = newButton();

  test('LY-13 a button has its fields', () => {
    expect(Object.keys(button).sort()).toEqual(['buttonStyle', 'buttonText', 'entityType', 'type', 'typeInfo']);
    expect(button.entityType).toBe('MENU_LAYOUT_MENU_BUTTON');
  });

  test('LY-14 the type is ITEM by default', () => {
    expect(button.type).toBe('ITEM');
  });

  test('LY-15 the type is one of nine', () => {
    expect(buttonTypeSchema.options).toEqual([
      'ITEM',
      'MODIFIER',
      'SIZE',
      'STYLE',
      'MESSAGE',
      'TENDER',
      'MENU_LINK',
      'SPECIAL_FUNCTION',
      'OFFER',
    ]);
  });

  test('LY-16 typeInfo has its fields', () => {
    expect(Object.keys(button.typeInfo)).toEqual([
      'itemInfo',
      'modifierInfo',
      'sizeInfo',
      'styleInfo',
      'messageId',
      'tenderInfo',
      'orderType',
      'menuLinkId',
      'specialFunctionInfo',
      'offerInfo',
    ]);
  });

  test('LY-17 buttonStyle has its fields', () => {
    expect(Object.keys(button.buttonStyle)).toEqual([
      'buttonSize',
      'forceSquared',
      'buttonColor',
      'textColor',
      'textStyle',
      'textFont',
      'textSize',
      'buttonImage',
    ]);
  });

  test('LY-18 text is cut to 25 characters', () => {
    expect(newButton({ buttonText: 'a'.repeat(26) }).buttonText).toBe('a'.repeat(25));
    expect(cutButtonText(`${'a'.repeat(24)}🍕`)).toBe('a'.repeat(24));
    const tab = newTab({ id: 't', name: 'x', buttons: { 0: { ...button, buttonText: 'a'.repeat(26) } } });
    const parsed = menuKind.schema.safeParse(newMenuBlob({ layout: { columns: 5, rows: 6, tabs: [tab] } }));
    expect(parsed.error?.issues[0]?.path).toEqual(['layout', 'tabs', 0, 'buttons', '0', 'buttonText']);
  });

  test('LY-19 text of exactly 25 characters is kept whole', () => {
    expect(newButton({ buttonText: 'b'.repeat(25) }).buttonText).toBe('b'.repeat(25));
  });

  test('LY-20 LY-21 LY-22 LY-23 LY-24 the style has its defaults', () => {
    expect(button.buttonStyle).toMatchObject({
      buttonColor: '#306090',
      textColor: '#FFF',
      buttonSize: 'SMALL',
      textFont: 'Helvetica Neue, Helvetica',
      textSize: 'NORMAL',
    });
  });

  test('LY-25 LY-26 LY-27 a tender button has type 1, amount 1.00, exact', () => {
    expect(newButton({ type: 'TENDER' }).typeInfo.tenderInfo).toEqual({
      tenderTypeId: 1,
      isExactAmount: true,
      amount: '1.00',
    });
  });

  test('LY-28 LY-29 a special function opens the drawer and searches by name', () => {
    expect(newButton({ type: 'SPECIAL_FUNCTION' }).typeInfo.specialFunctionInfo).toEqual({
      function: 'OPEN_DRAWER',
      itemSearch: 'NAME',
    });
  });
});
