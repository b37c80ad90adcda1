import type { CartLine, LayoutButton, MenuBlob, SampleOrder } from '@servery/domain';
import { newEmptyOrder, type OrderMoment, withoutLine } from '../../offers/tried/tried-order.ts';

/** A ticket that is put together with the buttons of the layout. */
export type TriedTicket = {
  readonly order: SampleOrder;
  /** Options by style that were pressed before their item. */
  readonly next: Readonly<Record<string, string>>;
  /** Texts for the kitchen, by line. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
};

/** The result of pressing a button. */
export type Pressed = {
  readonly ticket: TriedTicket;
  /** The tab that it opens. */
  readonly opens?: string;
  /** The text that is read out. */
  readonly said: string;
};

/** A pressed button, and its context. */
export type Press = {
  readonly menu: MenuBlob;
  readonly ticket: TriedTicket;
  readonly button: LayoutButton;
  /** The text on the button. */
  readonly text: string;
};

export function newTriedTicket(menu: MenuBlob, moment: OrderMoment): TriedTicket {
  return { order: newEmptyOrder(menu, moment), next: {}, messages: {} };
}

/** The last line: sizes, modifiers and messages go to it. */
export function lastLine({ order }: TriedTicket): CartLine | undefined {
  return order.cart.at(-1);
}

/** A line goes with its messages: the next line may have its name. */
export function withoutTicketLine(ticket: TriedTicket, lineId: string): TriedTicket {
  const { [lineId]: _, ...messages } = ticket.messages;
  return { ...ticket, order: withoutLine(ticket.order, lineId), messages };
}

export function withMessage(ticket: TriedTicket, lineId: string, message: string): TriedTicket {
  const { messages } = ticket;
  return { ...ticket, messages: { ...messages, [lineId]: [...(messages[lineId] ?? []), message] } };
}
