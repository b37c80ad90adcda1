import {
  type LayoutButton,
  type LayoutTab,
  type MenuItem,
  newButton,
  newButtonStyle,
  newItemInfo,
  newTab,
  newTypeInfo,
} from '@servery/domain';

const RED = '#9A4326';
const GREEN = '#4E6533';
const BLUE = '#2B5B7B';
const OCHRE = '#7C5A1A';
const VIOLET = '#5B4A7B';
const SLATE = '#37474A';

/** The point of sale's pages: 5 columns, 6 rows; a button's key is its place, row by row. */
export function harborTabs(items: readonly MenuItem[]): readonly LayoutTab[] {
  return [
    newTab({ id: 'tab-pizza', name: 'Pizza', order: 0, buttons: pizzaButtons(items) }),
    newTab({ id: 'tab-starters', name: 'Starters', order: 1, buttons: pageOf(items, 'dep-starters', OCHRE) }),
    newTab({ id: 'tab-salads', name: 'Salads', order: 2, buttons: pageOf(items, 'dep-salads', GREEN) }),
    newTab({ id: 'tab-drinks', name: 'Drinks', order: 3, buttons: pageOf(items, 'dep-drinks', BLUE) }),
    newTab({
      id: 'tab-lunch',
      name: 'Lunch',
      order: 4,
      limitHours: { enabled: true, startTime: 39_600, endOffset: 14_400 },
      limitDays: { enabled: true, days: [1, 2, 3, 4, 5] },
      buttons: pageOf(
        items.filter(({ category }) => category === 'cat-slices' || category === 'cat-bowls'),
        undefined,
        RED,
      ),
    }),
  ];
}

function pizzaButtons(items: readonly MenuItem[]): Readonly<Record<string, LayoutButton>> {
  const item = (id: string, color: string, text?: string) =>
    itemButton(
      items.find((entry) => entry.id === `item-${id}`),
      color,
      text,
    );
  return placed([
    [0, sizeButton('Small', 'size-small')],
    [1, sizeButton('Medium', 'size-medium')],
    [2, sizeButton('Large', 'size-large')],
    [3, sizeButton('X-Large', 'size-x-large')],
    [4, item('half-half', SLATE)],
    [5, item('harbor-supreme', RED)],
    [7, item('anchor-pepperoni', RED)],
    [8, item('tugboat-meat-lovers', RED, 'Tugboat Meat')],
    [9, item('buffalo-buoy', RED)],
    [10, item('dockside-margherita', GREEN)],
    [11, item('portside-veggie', GREEN)],
    [12, item('lighthouse-white', GREEN)],
    [13, item('fishermans-clam', BLUE)],
    [14, item('crab-corn', BLUE)],
    [15, item('garlic-knots', OCHRE)],
    [16, item('wings-8-pc', OCHRE)],
    [17, item('calamari', OCHRE)],
    [18, item('caesar', GREEN)],
    [20, offerButton('Two-topping Tuesday', 'offer-two-topping-tuesday')],
    [21, offerButton('Family bundle', 'offer-family-bundle')],
    [25, messageButton('No onions', 'msg-no-onions')],
    [26, messageButton('Extra crispy', 'msg-extra-crispy')],
    [
      27,
      newButton({
        type: 'SPECIAL_FUNCTION',
        buttonText: 'Gift card',
        buttonStyle: color(SLATE),
        typeInfo: newTypeInfo({ specialFunctionInfo: { function: 'GIFT_CARD', itemSearch: 'NAME' } }),
      }),
    ],
    [28, tenderButton('Exact cash', 1)],
    [29, tenderButton('Visa', 4)],
  ]);
}

/** The first thirty items of a department, one after the other. */
function pageOf(items: readonly MenuItem[], department: string | undefined, fill: string) {
  const shown = department === undefined ? items : items.filter((item) => item.department === department);
  return placed(shown.slice(0, 30).map((item, place) => [place, itemButton(item, fill)]));
}

function placed(
  buttons: readonly (readonly [number, LayoutButton | undefined])[],
): Readonly<Record<string, LayoutButton>> {
  return Object.fromEntries(buttons.flatMap(([place, button]) => (button ? [[String(place), button]] : [])));
}

function itemButton(item: MenuItem | undefined, fill: string, text?: string): LayoutButton | undefined {
  if (!item) return undefined;
  const itemInfo = newItemInfo({ departmentId: item.department, categoryId: item.category, itemId: item.id });
  const typeInfo = newTypeInfo({ itemInfo });
  return newButton({ type: 'ITEM', buttonText: text ?? item.info.name, typeInfo, buttonStyle: color(fill) });
}

function sizeButton(text: string, optionId: string): LayoutButton {
  const sizeInfo = { departmentId: 'dep-pizza', styleId: 'style-size', optionId };
  return newButton({ type: 'SIZE', buttonText: text, typeInfo: newTypeInfo({ sizeInfo }), buttonStyle: color(SLATE) });
}

function offerButton(text: string, offerId: string): LayoutButton {
  const typeInfo = newTypeInfo({ offerInfo: { offerId } });
  return newButton({ type: 'OFFER', buttonText: text, typeInfo, buttonStyle: color(VIOLET) });
}

function messageButton(text: string, messageId: string): LayoutButton {
  return newButton({
    type: 'MESSAGE',
    buttonText: text,
    typeInfo: newTypeInfo({ messageId }),
    buttonStyle: color(SLATE),
  });
}

function tenderButton(text: string, tenderTypeId: number): LayoutButton {
  const tenderInfo = { tenderTypeId, isExactAmount: true, amount: '1.00' };
  return newButton({
    type: 'TENDER',
    buttonText: text,
    typeInfo: newTypeInfo({ tenderInfo }),
    buttonStyle: color(SLATE),
  });
}

function color(buttonColor: string): LayoutButton['buttonStyle'] {
  return newButtonStyle({ buttonColor });
}
