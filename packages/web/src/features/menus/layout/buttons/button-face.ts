import {
  itemsById,
  type LayoutButton,
  type LayoutTab,
  type MenuBlob,
  modifiersById,
  schemeOfOrder,
  tabLinks,
} from '@servery/domain';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { say } from '../../../../phrases/phrases.ts';
import { formatAmount } from '../../../../ui/fields/amount.ts';

/** The marks of a button beside its text, and whether it opens anything. */
export type ButtonFace = {
  readonly text: string;
  /** In small letters at its foot: a price, its purpose. */
  readonly note: string;
  readonly opensNothing: boolean;
};

/** A button as cashiers see it. */
export function buttonFace(menu: MenuBlob, button: LayoutButton): ButtonFace {
  const target = targetName(menu, button);
  const name = button.buttonText || target;
  const opensNothing = target === undefined;
  const text = name ?? say(menuLayoutPhrases, `type${button.type}`);
  return { text, note: opensNothing ? say(menuLayoutPhrases, 'noTarget') : noteOf(menu, button), opensNothing };
}

function noteOf(menu: MenuBlob, { type, typeInfo }: LayoutButton): string {
  if (type === 'ITEM') return priceOf(menu, typeInfo.itemInfo.itemId ?? '');
  if (type === 'SIZE' || type === 'MODIFIER' || type === 'STYLE' || type === 'MESSAGE') return '';
  if (type !== 'MENU_LINK') return say(menuLayoutPhrases, `type${type}`);
  const tab = menu.layout.tabs.find(({ id }) => id === typeInfo.menuLinkId);
  return say(menuLayoutPhrases, 'tabButtons', { count: Object.keys(tab?.buttons ?? {}).length });
}

/** The least price at the point of sale, whatever the order type, as it is written; a price that another item lends is not looked up for a button. */
function priceOf(menu: MenuBlob, itemId: string): string {
  const scheme = schemeOfOrder(menu, { orderType: null, channel: 'POS' })?.id;
  const entry = itemsById(menu.items)
    .get(itemId)
    ?.pricing.find(({ pricingScheme }) => pricingScheme === scheme);
  const prices = (entry?.itemBased.prices ?? [])
    .map(({ price }) => price)
    .toSorted((one, two) => Number(one) - Number(two));
  const [least] = prices;
  if (least === undefined) return '';
  return prices.at(-1) === least ? formatAmount(least) : say(menuLayoutPhrases, 'from', { price: formatAmount(least) });
}

/** The target that a button opens, by its name; undefined while it opens nothing. */
function targetName(menu: MenuBlob, { type, typeInfo }: LayoutButton): string | undefined {
  switch (type) {
    case 'ITEM':
      return itemsById(menu.items).get(typeInfo.itemInfo.itemId ?? '')?.info.name;
    case 'MODIFIER':
      return modifiersById(menu.modifiers.items).get(typeInfo.modifierInfo.itemId ?? '')?.info.name;
    case 'SIZE':
      return optionName(menu, typeInfo.sizeInfo);
    case 'STYLE':
      return optionName(menu, typeInfo.styleInfo);
    case 'MESSAGE':
      return menu.messages.find(({ id }) => id === typeInfo.messageId)?.name;
    case 'OFFER':
      return menu.offers.find(({ id }) => id === typeInfo.offerInfo.offerId)?.info.name;
    case 'MENU_LINK':
      return menu.layout.tabs.find(({ id }) => id === typeInfo.menuLinkId)?.name;
    case 'TENDER':
      return typeInfo.tenderInfo.tenderTypeId === null ? undefined : say(menuLayoutPhrases, 'typeTENDER');
    case 'SPECIAL_FUNCTION':
      return say(menuLayoutPhrases, 'typeSPECIAL_FUNCTION');
  }
}

type Option = LayoutButton['typeInfo']['sizeInfo'];

function optionName(menu: MenuBlob, { departmentId, styleId, optionId }: Option): string | undefined {
  const style = menu.departments.find(({ id }) => id === departmentId)?.styles.find(({ id }) => id === styleId);
  return style?.options.find(({ id }) => id === optionId)?.name;
}

/** The tabs that only buttons open, each below the first tab that opens it. */
export function nestedTabs(tabs: readonly LayoutTab[]): ReadonlyMap<string, string> {
  const hidden = new Set(tabs.filter(({ visible }) => !visible).map(({ id }) => id));
  const parents = new Map<string, string>();
  for (const { tabId, to } of tabLinks(tabs)) if (hidden.has(to) && !parents.has(to)) parents.set(to, tabId);
  return parents;
}
