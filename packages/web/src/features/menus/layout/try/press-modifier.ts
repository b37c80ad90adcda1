import {
  type CartLine,
  entryFor,
  type ItemSelection,
  itemsById,
  type MenuBlob,
  type ModifierItem,
  modifiersById,
} from '@servery/domain';
import { menuTryPhrases } from '../../../../phrases/menus/menu-try.ts';
import { say } from '../../../../phrases/phrases.ts';
import { usedCategories } from '../../items/modifiers/modifier-rows.ts';
import { withLine, withModifiers } from '../../offers/tried/tried-order.ts';
import { lastLine, type Press, type Pressed } from './tried-ticket.ts';

/** The item of the last line gets the modifier if it takes it, and loses it at a second press; otherwise it is sold without an item, where that is possible. */
export function pressModifier({ menu, ticket, button }: Press): Pressed | undefined {
  const modifier = modifiersById(menu.modifiers.items).get(button.typeInfo.modifierInfo.itemId ?? '');
  if (!modifier) return undefined;
  const names = { modifier: modifier.info.name };
  const taker = takerOf(menu, lastLine(ticket), modifier);
  if (taker) {
    const { modifiers } = taker.selection;
    const others = modifiers.filter(({ modifierId }) => modifierId !== modifier.id);
    const isNew = others.length === modifiers.length;
    const regular = { modifierId: modifier.id, amount: 'REGULAR', portion: 'WHOLE' } as const;
    const order = withModifiers(ticket.order, taker.lineId, isNew ? [...others, regular] : others);
    const said = say(menuTryPhrases, isNew ? 'withModifier' : 'withoutModifier', { ...names, name: taker.name });
    return { ticket: { ...ticket, order }, said };
  }
  const isSoldAlone = entryFor(modifier.pricing, ticket.order.context.scheme, menu)?.orderAlone.enabled;
  if (!isSoldAlone) return { ticket, said: say(menuTryPhrases, 'noItemFor', names) };
  const order = withLine(ticket.order, { modifierId: modifier.id, options: ticket.next });
  return { ticket: { ...ticket, order, next: {} }, said: say(menuTryPhrases, 'alone', names) };
}

interface Taker {
  readonly lineId: string;
  readonly name: string;
  readonly selection: ItemSelection;
}

/** The item of a line, if it takes something of the modifier's category. */
function takerOf(menu: MenuBlob, line: CartLine | undefined, modifier: ModifierItem): Taker | undefined {
  if (!line || !('itemId' in line.selection)) return undefined;
  const item = itemsById(menu.items).get(line.selection.itemId);
  if (!item || !usedCategories(item, menu.modifiers).has(modifier.category)) return undefined;
  return { lineId: line.id, name: item.info.name, selection: line.selection };
}
