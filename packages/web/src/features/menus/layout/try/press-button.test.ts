import {
  type ButtonType,
  type ButtonTypeInfo,
  type MenuBlob,
  newButton,
  newItemInfo,
  newMessage,
  newTab,
  newTypeInfo,
  ringUp,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { buildOfferMenu } from '../../../../testing/offer-menu.ts';
import { pressButton } from './press-button.ts';
import { newTriedTicket, type TriedTicket, withoutTicketLine } from './tried-ticket.ts';

const crispy = newMessage({ id: 'crispy', name: 'Extra crispy' });
const menu: MenuBlob = buildOfferMenu({
  messages: [crispy],
  layout: { columns: 4, rows: 3, tabs: [newTab({ id: 'drinks', name: 'Drinks' })] },
});
/** A Tuesday at noon in New York. */
const start = newTriedTicket(menu, { instant: Date.parse('2026-11-24T17:00:00Z'), zone: 'America/New_York' });

const press = (ticket: TriedTicket, type: ButtonType, typeInfo: Partial<ButtonTypeInfo>) =>
  pressButton({ menu, ticket, button: newButton({ type, typeInfo: newTypeInfo(typeInfo) }), text: 'It' });
const item = (itemId: string, given: Partial<ButtonTypeInfo['itemInfo']> = {}) => ({
  itemInfo: newItemInfo({ itemId, ...given }),
});
const large = { departmentId: 'pizza', styleId: 'size', optionId: 'large' };
const pepperoni = { modifierInfo: { categoryId: 'meat', itemId: 'pepperoni' } };
const linesOf = ({ order }: TriedTicket) => ringUp(menu, order).order.lines.map(({ cents }) => cents);

describe('a pressed button', () => {
  test('LY-16 puts its item on the ticket, in its own size and with its own modifiers', () => {
    const plain = press(start, 'ITEM', item('clam')).ticket;
    const button = item('clam', {
      sizeOptionId: 'large',
      modifiers: [{ id: 'pepperoni', amount: 'REGULAR', portion: 'WHOLE' }],
    });
    const { ticket, said } = press(plain, 'ITEM', button);
    expect(linesOf(ticket)[0]).toBe(1099);
    expect(ticket.order.cart[1]?.selection).toMatchObject({
      options: { size: 'large' },
      modifiers: [{ modifierId: 'pepperoni' }],
    });
    expect(said).toMatch(/is on the ticket/);
  });

  test('LY-15 a size goes to the last line, or is kept for the next item that has it', () => {
    const kept = press(start, 'SIZE', { sizeInfo: large });
    expect(kept.said).toMatch(/used for the next item/);
    const first = press(kept.ticket, 'ITEM', item('clam')).ticket;
    expect(first.order.cart[0]?.selection.options).toMatchObject({ size: 'large' });
    expect(first.next).toEqual({});
    const small = press(first, 'SIZE', { sizeInfo: { ...large, optionId: 'small' } }).ticket;
    expect(small.order.cart[0]?.selection.options).toMatchObject({ size: 'small' });
    expect(linesOf(small)).toEqual([1099]);
  });

  test('LY-15 a modifier goes on the item that takes it, comes off at a second press, and is sold separately where it can be', () => {
    const supreme = press(start, 'ITEM', item('supreme')).ticket;
    const on = press(supreme, 'MODIFIER', pepperoni).ticket;
    expect(on.order.cart[0]?.selection).toMatchObject({ modifiers: [{ modifierId: 'pepperoni', amount: 'REGULAR' }] });
    expect(press(on, 'MODIFIER', pepperoni).ticket.order.cart[0]?.selection).toMatchObject({ modifiers: [] });
    const alone = press(press(start, 'ITEM', item('cola')).ticket, 'MODIFIER', pepperoni).ticket;
    expect(alone.order.cart[1]?.selection).toMatchObject({ modifierId: 'pepperoni' });
    expect(linesOf(alone)[1]).toBe(250);
  });

  test('LY-15 a message goes with the last line, and with it off the ticket', () => {
    expect(press(start, 'MESSAGE', { messageId: 'crispy' }).ticket.messages).toEqual({});
    const { ticket } = press(press(start, 'ITEM', item('clam')).ticket, 'MESSAGE', { messageId: 'crispy' });
    expect(ticket.messages).toEqual({ 'line-1': ['Extra crispy'] });
    expect(withoutTicketLine(ticket, 'line-1').messages).toEqual({});
  });

  test('LY-15 an offer is asked for, and not any more at a second press', () => {
    const asked = press(start, 'OFFER', { offerInfo: { offerId: 'five' } }).ticket;
    expect(asked.order.context.chosen).toEqual(['five']);
    expect(press(asked, 'OFFER', { offerInfo: { offerId: 'five' } }).ticket.order.context.chosen).toEqual([]);
  });

  test('LY-16 a link opens its tab, a tender says how it is paid, an order type is set by any button', () => {
    expect(press(start, 'MENU_LINK', { menuLinkId: 'drinks' })).toMatchObject({ opens: 'drinks', said: 'Tab Drinks' });
    const tenderInfo = { tenderTypeId: 2, isExactAmount: true, amount: '1.00' };
    expect(press(start, 'TENDER', { tenderInfo }).ticket.order.context.tenderTypes).toEqual([2]);
    expect(press(start, 'ITEM', { ...item('cola'), orderType: 7 }).ticket.order.context.orderType).toBe(7);
  });

  test('LY-16 a button that names nothing changes nothing', () => {
    for (const type of ['ITEM', 'MODIFIER', 'SIZE', 'STYLE', 'MESSAGE', 'OFFER', 'MENU_LINK'] as const) {
      expect(press(start, type, {})).toEqual({ ticket: start, said: 'It is not assigned yet.' });
    }
  });
});
