import { z } from 'zod';
import { cleanList, withFields } from '../../configuration/clean-list.ts';
import { shortText } from '../../formats/short-text.ts';
import type { PrinterType } from '../printers/printers.ts';

/** PR-03 to PR-05 */
export const TEMPLATE_NAMES = ['customerReceipt', 'productionTicket', 'condensedReceipt'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export const SLIP_PARTS = [
  'LOGO',
  'HEADER',
  'STORE',
  'ORDER',
  'CUSTOMER',
  'ITEMS',
  'TOTALS',
  'PAYMENT',
  'SIGNATURE',
  'FOOTER',
] as const;
export type SlipPart = (typeof SLIP_PARTS)[number];

/** Twice as high, twice as wide, or both. */
export const TEXT_SIZES = ['NORMAL', 'TALL', 'WIDE', 'DOUBLE'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const ALIGNMENTS = ['LEFT', 'CENTER', 'RIGHT'] as const;
export const DIVIDERS = ['LINE', 'BLANK', 'NOTHING'] as const;
export const MODIFIER_STYLES = ['BELOW', 'TOGETHER', 'HIDDEN'] as const;

const partSchema = z.looseObject({
  id: z.enum(SLIP_PARTS),
  shown: z.boolean(),
  size: z.enum(TEXT_SIZES),
  align: z.enum(ALIGNMENTS),
});
export type TemplatePart = z.infer<typeof partSchema>;

/** The printed parts, their order and their size. */
export const printTemplateSchema = z.looseObject({
  header: shortText(400),
  footer: shortText(400),
  logoImageId: z.string().min(1).nullable(),
  divider: z.enum(DIVIDERS),
  items: z.looseObject({
    modifiers: z.enum(MODIFIER_STYLES),
    prices: z.boolean(),
    /** Prints modifiers that cost nothing. */
    freeModifiers: z.boolean(),
    notes: z.boolean(),
  }),
  parts: z.array(partSchema),
});
export type PrintTemplate = z.infer<typeof printTemplateSchema>;

export const printTemplatesSchema = z.looseObject({
  customerReceipt: printTemplateSchema,
  productionTicket: printTemplateSchema,
  condensedReceipt: printTemplateSchema,
});
export type PrintTemplates = z.infer<typeof printTemplatesSchema>;

/** Which parts a template may print. */
export const PARTS_OF: Readonly<Record<TemplateName, readonly SlipPart[]>> = {
  customerReceipt: SLIP_PARTS,
  productionTicket: ['ORDER', 'CUSTOMER', 'ITEMS', 'FOOTER'],
  condensedReceipt: ['HEADER', 'STORE', 'ORDER', 'CUSTOMER', 'ITEMS', 'TOTALS', 'PAYMENT', 'FOOTER'],
};

/** PR-12: the template that a company starts with; undefined where a printer of the type cannot print it. */
export function standardTemplate(type: PrinterType, name: TemplateName): PrintTemplate | undefined {
  if (type === 'RECEIPT') return newPrintTemplates()[name];
  return name === 'productionTicket' ? newLabel() : undefined;
}

export function newPrintTemplates(): PrintTemplates {
  return { customerReceipt: newReceipt(), productionTicket: newProductionTicket(), condensedReceipt: newCondensed() };
}

function newReceipt(): PrintTemplate {
  return newTemplate('customerReceipt', {
    footer: 'Thank you!',
    parts: { TOTALS: { size: 'TALL' }, CUSTOMER: { align: 'LEFT' } },
  });
}

function newProductionTicket(): PrintTemplate {
  const items = { modifiers: 'BELOW', prices: false, freeModifiers: true, notes: true } as const;
  return newTemplate('productionTicket', { items, parts: { ORDER: { size: 'DOUBLE' }, ITEMS: { size: 'TALL' } } });
}

function newCondensed(): PrintTemplate {
  const items = { modifiers: 'TOGETHER', prices: true, freeModifiers: false, notes: false } as const;
  return newTemplate('condensedReceipt', { items, divider: 'NOTHING', parts: { CUSTOMER: { shown: false } } });
}

/** The label that sticks to one box: the person whose order it is, and the contents of the box. */
function newLabel(): PrintTemplate {
  const ticket = newProductionTicket();
  const parts = ticket.parts.map((part) => ({ ...part, size: 'NORMAL' as const, shown: part.id !== 'FOOTER' }));
  return { ...ticket, divider: 'NOTHING', parts };
}

type TemplateFields = Partial<Omit<PrintTemplate, 'parts'>> & {
  readonly parts?: Partial<Record<SlipPart, Partial<TemplatePart>>>;
};

function newTemplate(name: TemplateName, { parts = {}, ...given }: TemplateFields): PrintTemplate {
  return {
    header: '',
    footer: '',
    logoImageId: null,
    divider: 'LINE',
    items: { modifiers: 'BELOW', prices: true, freeModifiers: true, notes: true },
    ...given,
    parts: PARTS_OF[name].map((id) => ({ ...newPart(id), ...parts[id] })),
  };
}

const CENTERED: readonly SlipPart[] = ['LOGO', 'HEADER', 'STORE', 'FOOTER'];

function newPart(id: SlipPart): TemplatePart {
  return { id, shown: true, size: 'NORMAL', align: CENTERED.includes(id) ? 'CENTER' : 'LEFT' };
}

/** Parts that a template lacks come last; parts that it cannot print go. */
export function tidyTemplates(templates: PrintTemplates): PrintTemplates {
  const standard = newPrintTemplates();
  return withFields(templates, {
    customerReceipt: tidyParts(templates.customerReceipt, standard.customerReceipt),
    productionTicket: tidyParts(templates.productionTicket, standard.productionTicket),
    condensedReceipt: tidyParts(templates.condensedReceipt, standard.condensedReceipt),
  });
}

function tidyParts(template: PrintTemplate, standard: PrintTemplate): PrintTemplate {
  const kept = cleanList(template.parts, (part) =>
    standard.parts.some(({ id }) => id === part.id) ? part : undefined,
  );
  const missing = standard.parts.filter(({ id }) => !kept.some((part) => part.id === id));
  return withFields(template, { parts: missing.length === 0 ? kept : [...kept, ...missing] });
}
