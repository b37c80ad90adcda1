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

/** The pages that have a tab of their own in the strip, beside pizza and lunch. */
const PAGES = [
  ['Starters', 'starters', OCHRE],
  ['Salads', 'salads', GREEN],
  ['Pasta', 'pasta', RED],
  ['Desserts', 'desserts', VIOLET],
  ['Drinks', 'drinks', BLUE],
  ['Bar', 'bar', SLATE],
  ['Kids', 'kids', OCHRE],
] as const;

/** The point of sale's pages: 5 columns, 6 rows; a button's key is its place, row by row, further pages below the first. */
export function harborTabs(items: readonly MenuItem[]): readonly LayoutTab[] {
  const sold = items.filter(({ info }) => info.status === 'ACTIVE');
  const pizza = pizzaButtons(items);
  return [
    newTab({ id: 'tab-pizza', name: 'Pizza', order: 0, buttons: pizza }),
    newTab({
      id: 'tab-more-pizza',
      name: 'More pizza',
      order: 1,
      visible: false,
      buttons: pageOf(
        sold.filter(({ department, id }) => department === 'dep-pizza' && !isOn(pizza, id)),
        RED,
      ),
    }),
    ...PAGES.map(([name, department, fill], at) =>
      newTab({
        id: `tab-${department}`,
        name,
        order: at + 2,
        buttons: pageOf(
          sold.filter((item) => item.department === `dep-${department}`),
          fill,
        ),
      }),
    ),
    newTab({
      id: 'tab-lunch',
      name: 'Lunch',
      order: PAGES.length + 2,
      limitHours: { enabled: true, startTime: 39_600, endOffset: 14_400 },
      limitDays: { enabled: true, days: [1, 2, 3, 4, 5] },
      buttons: pageOf(
        sold.filter(({ category }) => category === 'cat-slices' || category === 'cat-bowls'),
        RED,
      ),
    }),
  ];
}

function isOn(buttons: Readonly<Record<string, LayoutButton>>, itemId: string): boolean {
  return Object.values(buttons).some(({ typeInfo }) => typeInfo.itemInfo.itemId === itemId);
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
    [8, item('smokestack-bbq-chicken', RED, 'Smokestack BBQ')],
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
    [24, linkButton('More pizza', 'tab-more-pizza')],
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

/** Items one after the other. */
function pageOf(items: readonly MenuItem[], fill: string) {
  return placed(items.map((item, place) => [place, itemButton(item, fill)]));
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

function linkButton(text: string, menuLinkId: string): LayoutButton {
  const typeInfo = newTypeInfo({ menuLinkId });
  return newButton({ type: 'MENU_LINK', buttonText: text, typeInfo, buttonStyle: color(RED) });
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
