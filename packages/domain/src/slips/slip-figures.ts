import { centsOf } from '../formats/amount.ts';
import { amountOf, formatCents } from '../formats/cents-text.ts';
import type { PrintTemplate } from '../settings/printer-options/print-templates.ts';
import type { SlipItem, SlipOrder, SlipWords } from './slip-order.ts';
import { hanging, twoEnds } from './slip-text.ts';

type ItemStyle = PrintTemplate['items'];

/** An item with its price, its modifiers below it, its note last. Modifiers without a line of their own are in the item's price. */
export function itemLines(item: SlipItem, style: ItemStyle, columns: number): readonly string[] {
  const lead = `${item.quantity} `;
  const modifiers = item.modifiers.filter(({ price }) => style.freeModifiers || cents(price) !== 0);
  const ownPrices = style.modifiers === 'BELOW' ? [] : item.modifiers.map(({ price }) => price);
  const right = style.prices ? amountOf(sum([item.price, ...ownPrices])) : '';
  return [
    ...twoEnds({ left: `${lead}${item.name}`, right, columns, indent: lead.length }),
    ...modifierLines(modifiers, style, { columns, indent: lead.length }),
    ...(style.notes && item.note !== ''
      ? hanging(`${' '.repeat(lead.length)}* ${item.note}`, columns, lead.length + 2)
      : []),
  ];
}

interface LineWidth {
  /** Of the paper. */
  readonly columns: number;
  readonly indent: number;
}

function modifierLines(
  modifiers: SlipItem['modifiers'],
  style: ItemStyle,
  { columns, indent }: LineWidth,
): readonly string[] {
  if (style.modifiers === 'HIDDEN' || modifiers.length === 0) return [];
  const lead = ' '.repeat(indent);
  if (style.modifiers === 'TOGETHER')
    return hanging(`${lead}${modifiers.map(({ name }) => name).join(', ')}`, columns, indent);
  return modifiers.flatMap(({ name, price }) => {
    const right = style.prices && cents(price) !== 0 ? amountOf(cents(price)) : '';
    return twoEnds({ left: `${lead}+ ${name}`, right, columns, indent: indent + 2 });
  });
}

interface Figures {
  readonly order: SlipOrder;
  readonly words: SlipWords;
  readonly columns: number;
}

export function totalLines({ order, words, columns }: Figures): readonly string[] {
  const { subtotal, discount, total } = totalsOf(order);
  const line = (left: string, amount: string) => twoEnds({ left, right: amount, columns });
  return [
    ...line(words.subtotal, amountOf(subtotal)),
    ...(discount === 0 ? [] : line(words.discount, amountOf(-discount))),
    ...line(words.tax, amountOf(cents(order.tax))),
    ...line(words.total, formatCents(total)),
  ];
}

/** The lines of a slip for its payments, one each, and for the change. */
export function paymentLines({ order, words, columns }: Figures): readonly string[] {
  const paid = sum(order.payments.map(({ amount }) => amount));
  const change = paid - totalsOf(order).total;
  return [
    ...order.payments.flatMap(({ name, amount }) => twoEnds({ left: name, right: amountOf(cents(amount)), columns })),
    ...(order.payments.length > 0 && change > 0
      ? twoEnds({ left: words.change, right: amountOf(change), columns })
      : []),
  ];
}

/** In cents: the price of the items, the discount, and the total to pay. */
function totalsOf({ items, discount, tax }: SlipOrder) {
  const subtotal = sum(items.flatMap((item) => [item.price, ...item.modifiers.map(({ price }) => price)]));
  const off = discount === null ? 0 : cents(discount);
  return { subtotal, discount: off, total: subtotal - off + cents(tax) };
}

function sum(amounts: readonly string[]): number {
  return amounts.reduce((total, amount) => total + cents(amount), 0);
}

function cents(amount: string): number {
  return centsOf(amount) ?? 0;
}
