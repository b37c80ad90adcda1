import type { MenuItem } from '../entities/items.ts';
import { BUTTON_TEXT_LENGTH, type ButtonTypeInfo, type LayoutButton, TEXT_FONTS } from './button.ts';

/** LY-14, LY-20 to LY-29 */
export function newButton(given: Partial<LayoutButton> = {}): LayoutButton {
  return {
    entityType: 'MENU_LAYOUT_MENU_BUTTON',
    type: 'ITEM',
    typeInfo: newTypeInfo(),
    buttonStyle: newButtonStyle(),
    ...given,
    buttonText: cutButtonText(given.buttonText ?? ''),
  };
}

/** The button that sells an item, under its short name if it has one. */
export function itemButton(
  { id, department, category, info }: MenuItem,
  buttonStyle: LayoutButton['buttonStyle'],
): LayoutButton {
  return newButton({
    buttonText: info.abbreviation || info.name,
    buttonStyle,
    typeInfo: newTypeInfo({ itemInfo: newItemInfo({ departmentId: department, categoryId: category, itemId: id }) }),
  });
}

/** LY-18, LY-19: whole characters, so that an emoji is never cut in two. */
export function cutButtonText(text: string): string {
  if (text.length <= BUTTON_TEXT_LENGTH) return text;
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > BUTTON_TEXT_LENGTH) break;
    cut += character;
  }
  return cut;
}

export function newTypeInfo(given: Partial<ButtonTypeInfo> = {}): ButtonTypeInfo {
  return {
    itemInfo: newItemInfo(),
    modifierInfo: { categoryId: null, itemId: null },
    sizeInfo: { departmentId: null, styleId: null, optionId: null },
    styleInfo: { departmentId: null, styleId: null, optionId: null },
    messageId: null,
    tenderInfo: { tenderTypeId: 1, isExactAmount: true, amount: '1.00' },
    orderType: null,
    menuLinkId: null,
    specialFunctionInfo: { function: 'OPEN_DRAWER', itemSearch: 'NAME' },
    offerInfo: { offerId: null },
    ...given,
  };
}

export function newItemInfo(given: Partial<ButtonTypeInfo['itemInfo']> = {}): ButtonTypeInfo['itemInfo'] {
  return {
    departmentId: null,
    categoryId: null,
    itemId: null,
    sizeOptionId: null,
    styleOptionIds: [],
    modifiers: [],
    ...given,
  };
}

export function newButtonStyle(given: Partial<LayoutButton['buttonStyle']> = {}): LayoutButton['buttonStyle'] {
  return {
    buttonSize: 'SMALL',
    forceSquared: false,
    buttonColor: '#306090',
    textColor: '#FFF',
    textStyle: 'NORMAL',
    textFont: TEXT_FONTS[0],
    textSize: 'NORMAL',
    buttonImage: null,
    ...given,
  };
}
