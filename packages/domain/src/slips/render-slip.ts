import type { PrintTemplate, SlipPart, TemplatePart, TextSize } from '../settings/printer-options/print-templates.ts';
import { itemLines, paymentLines, totalLines } from './slip-figures.ts';
import type { SlipOrder, SlipWords } from './slip-order.ts';
import { alignText, sideBySide, widthOf, wrapText } from './slip-text.ts';

/** A line of the paper; a logo marks the line where its image is printed. */
export interface SlipLine {
  readonly part: SlipPart | null;
  readonly kind: 'TEXT' | 'LOGO';
  readonly size: TextSize;
  readonly text: string;
}

export interface SlipPaper {
  /** Characters of the normal font in a line. */
  readonly columns: number;
  readonly words: SlipWords;
}

/** The text that a printer prints for an order, line by line; no line is wider than the paper. */
export function renderSlip(template: PrintTemplate, order: SlipOrder, paper: SlipPaper): readonly SlipLine[] {
  const blocks = template.parts
    .filter(({ shown }) => shown)
    .map((part) => blockOf(part, { template, order, words: paper.words, columns: columnsOf(part.size, paper.columns) }))
    .filter((block) => block.length > 0);
  return blocks.flatMap((block, at) => (at === 0 ? block : [...dividerLines(template, paper.columns), ...block]));
}

/** Letters that are twice as wide leave half as many places. */
export function columnsOf(size: TextSize, columns: number): number {
  return size === 'WIDE' || size === 'DOUBLE' ? Math.floor(columns / 2) : columns;
}

interface Block {
  readonly template: PrintTemplate;
  readonly order: SlipOrder;
  readonly words: SlipWords;
  readonly columns: number;
}

function blockOf(part: TemplatePart, block: Block): readonly SlipLine[] {
  const { id, size, align } = part;
  if (id === 'LOGO') return block.template.logoImageId === null ? [] : [{ part: id, kind: 'LOGO', size, text: '' }];
  const texts = TEXT_OF[id](block);
  return texts.map((text) => ({ part: id, kind: 'TEXT', size, text: placed(text, block.columns, align) }));
}

/** Lines that use the whole width, such as those with a price, lie where they are. */
function placed(text: string, columns: number, align: TemplatePart['align']): string {
  return widthOf(text) >= columns ? text : alignText(text.trimEnd(), columns, align);
}

const TEXT_OF: Readonly<Record<Exclude<SlipPart, 'LOGO'>, (block: Block) => readonly string[]>> = {
  HEADER: ({ template, columns }) => ownText(template.header, columns),
  FOOTER: ({ template, columns }) => ownText(template.footer, columns),
  STORE: ({ order: { store }, columns }) => wrapAll([store.name, ...store.address, store.phone], columns),
  ORDER: orderLines,
  CUSTOMER: ({ order: { customer }, columns }) =>
    customer === null ? [] : wrapAll([customer.name, customer.phone, ...customer.address, customer.note], columns),
  ITEMS: ({ template, order, columns }) => order.items.flatMap((item) => itemLines(item, template.items, columns)),
  TOTALS: totalLines,
  PAYMENT: paymentLines,
  SIGNATURE: ({ words, order, columns }) =>
    order.payments.length === 0 ? [] : [words.tip, words.total, words.sign].flatMap((word) => toFillIn(word, columns)),
};

function orderLines({ order, words, columns }: Block): readonly string[] {
  return [
    ...sideBySide(`${words.ticket} ${order.number}`, order.orderType, columns),
    ...sideBySide(order.placedAt, `${words.server} ${order.server}`, columns),
    ...(order.dueAt === null ? [] : wrapText(`${words.due} ${order.dueAt}`, columns)),
  ];
}

function ownText(text: string, columns: number): readonly string[] {
  return text.trim() === '' ? [] : wrapText(text.trimEnd(), columns);
}

function wrapAll(texts: readonly string[], columns: number): readonly string[] {
  return texts.filter((text) => text.trim() !== '').flatMap((text) => wrapText(text, columns));
}

/** `Tip ______`, the line below the word where it has no room beside it. */
function toFillIn(word: string, columns: number): readonly string[] {
  const room = columns - widthOf(word) - 1;
  return room < 4 ? [...wrapText(word, columns), '_'.repeat(columns)] : [`${word} ${'_'.repeat(room)}`];
}

function dividerLines({ divider }: PrintTemplate, columns: number): readonly SlipLine[] {
  if (divider === 'NOTHING') return [];
  const text = divider === 'LINE' ? '-'.repeat(columns) : '';
  return [{ part: null, kind: 'TEXT', size: 'NORMAL', text }];
}
