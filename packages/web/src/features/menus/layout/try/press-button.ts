import {
  itemsById,
  type LayoutButton,
  type MenuItem,
  modifiersById,
  type StyleOption,
  variantsOf,
} from '@servery/domain';
import { menuTryPhrases } from '../../../../phrases/menus/menu-try.ts';
import { say } from '../../../../phrases/phrases.ts';
import { withContext, withKind, withLine, withOptions } from '../../offers/tried/tried-order.ts';
import { pressModifier } from './press-modifier.ts';
import { lastLine, type Press, type Pressed, withMessage } from './tried-ticket.ts';

/** The effect that a press on a button of the layout has on the ticket. LY-15, LY-16 */
export function pressButton(press: Press): Pressed {
  const { orderType } = press.button.typeInfo;
  const pressed = presses[press.button.type](press) ?? {
    ticket: press.ticket,
    said: say(menuTryPhrases, 'nothing', { name: press.text }),
  };
  if (orderType === null) return pressed;
  return {
    ...pressed,
    ticket: { ...pressed.ticket, order: withKind(pressed.ticket.order, { orderType }, press.menu) },
  };
}

/** Undefined: the target that the button names is not there. */
const presses: Record<LayoutButton['type'], (press: Press) => Pressed | undefined> = {
  ITEM: pressItem,
  MODIFIER: pressModifier,
  SIZE: (press) => pressOption(press, press.button.typeInfo.sizeInfo),
  STYLE: (press) => pressOption(press, press.button.typeInfo.styleInfo),
  MESSAGE: pressMessage,
  OFFER: pressOffer,
  TENDER: ({ ticket, button, text }) => {
    const { tenderTypeId } = button.typeInfo.tenderInfo;
    if (tenderTypeId === null) return undefined;
    const order = withContext(ticket.order, { tenderTypes: [tenderTypeId] });
    return { ticket: { ...ticket, order }, said: say(menuTryPhrases, 'paid', { tender: text }) };
  },
  MENU_LINK: ({ menu, ticket, button }) => {
    const tab = menu.layout.tabs.find(({ id }) => id === button.typeInfo.menuLinkId);
    return tab && { ticket, opens: tab.id, said: say(menuTryPhrases, 'opened', { tab: tab.name }) };
  },
  SPECIAL_FUNCTION: ({ ticket, text }) => ({ ticket, said: say(menuTryPhrases, 'does', { what: text }) }),
};

/** One more line: in the options of the button, else in those pressed before, else in the first variant that is sold. */
function pressItem({ menu, ticket, button }: Press): Pressed | undefined {
  const { itemId, sizeOptionId, styleOptionIds, modifiers } = button.typeInfo.itemInfo;
  const item = itemsById(menu.items).get(itemId ?? '');
  if (!item) return undefined;
  const named = new Set([sizeOptionId, ...styleOptionIds].filter((id) => id !== null));
  const [first] = variantsOf(item, menu);
  const options = Object.fromEntries(
    item.styles.flatMap(({ id, options: offered }) => {
      const kept = ticket.next[id];
      const own = offered.find((option) => named.has(option)) ?? offered.find((option) => option === kept);
      const chosen = own ?? first?.options[id];
      return chosen === undefined ? [] : [[id, chosen]];
    }),
  );
  const asked = modifiers.map(({ id, amount, portion }) => ({ modifierId: id, amount, portion }));
  const order = withLine(ticket.order, { itemId: item.id, options, modifiers: asked });
  return { ticket: { ...ticket, order, next: {} }, said: say(menuTryPhrases, 'added', { name: item.info.name }) };
}

type Option = LayoutButton['typeInfo']['sizeInfo'];

/** The last line gets the option if its item has it; else the next item does. */
function pressOption({ menu, ticket }: Press, { departmentId, styleId, optionId }: Option): Pressed | undefined {
  const style = menu.departments.find(({ id }) => id === departmentId)?.styles.find(({ id }) => id === styleId);
  const option: StyleOption | undefined = style?.options.find(({ id }) => id === optionId);
  if (!style || !option) return undefined;
  const line = lastLine(ticket);
  const item = line && 'itemId' in line.selection ? itemsById(menu.items).get(line.selection.itemId) : undefined;
  if (line && item && hasOption(item, style.id, option.id)) {
    const order = withOptions(ticket.order, line.id, { ...line.selection.options, [style.id]: option.id });
    const said = say(menuTryPhrases, 'sized', { name: item.info.name, option: option.name });
    return { ticket: { ...ticket, order }, said };
  }
  const next = { ...ticket.next, [style.id]: option.id };
  return { ticket: { ...ticket, next }, said: say(menuTryPhrases, 'kept', { option: option.name }) };
}

function hasOption({ styles }: MenuItem, styleId: string, optionId: string): boolean {
  return styles.some(({ id, options }) => id === styleId && options.includes(optionId));
}

function pressMessage({ menu, ticket, button }: Press): Pressed | undefined {
  const message = menu.messages.find(({ id }) => id === button.typeInfo.messageId)?.name;
  if (message === undefined) return undefined;
  const line = lastLine(ticket);
  if (!line) return { ticket, said: say(menuTryPhrases, 'noItemForMessage', { message }) };
  const { selection } = line;
  const name =
    'itemId' in selection
      ? itemsById(menu.items).get(selection.itemId)?.info.name
      : modifiersById(menu.modifiers.items).get(selection.modifierId)?.info.name;
  const said = say(menuTryPhrases, 'message', { name: name ?? '', message });
  return { ticket: withMessage(ticket, line.id, message), said };
}

/** A second press takes the offer back. */
function pressOffer({ menu, ticket, button }: Press): Pressed | undefined {
  const offer = menu.offers.find(({ id }) => id === button.typeInfo.offerInfo.offerId);
  if (!offer) return undefined;
  const { chosen } = ticket.order.context;
  const isAsked = chosen.includes(offer.id);
  const next = isAsked ? chosen.filter((id) => id !== offer.id) : [...chosen, offer.id];
  return {
    ticket: { ...ticket, order: withContext(ticket.order, { chosen: next }) },
    said: say(menuTryPhrases, isAsked ? 'notAsked' : 'asked', { offer: offer.info.name }),
  };
}
