import { z } from 'zod';
import { withFields } from '../../configuration/clean-list.ts';
import type { CleanUpContext, Notice } from '../../configuration/configuration-kind.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import { cleanPrinters, printerProblems, printerSchema } from '../printers/printers.ts';
import { newPrintTemplates, printTemplatesSchema, tidyTemplates } from './print-templates.ts';

export const RECEIPT_TIMES = ['ALWAYS', 'ASK', 'ON_REQUEST'] as const;

const otherOptionsSchema = z.looseObject({
  /** The receipt that guests get. */
  receiptTemplate: z.enum(['customerReceipt', 'condensedReceipt']),
  receiptWhen: z.enum(RECEIPT_TIMES),
  receiptCopies: z.int().min(1).max(5),
  /** A second slip with a line to sign on, for cards. */
  signatureCopy: z.boolean(),
  /** Equal dishes of an order are one line in the kitchen. */
  joinEqualItems: z.boolean(),
  /** A changed order prints its changes, not all of it again. */
  onlyChangesInKitchen: z.boolean(),
  voidsInKitchen: z.boolean(),
});

/** PR-02 */
export const printingSchema = z.looseObject({
  printers: z.array(printerSchema),
  templates: printTemplatesSchema,
  otherOptions: otherOptionsSchema,
});
export type Printing = z.infer<typeof printingSchema>;

export const printingSection: SettingsSection<'printing', typeof printingSchema> = {
  field: 'printing',
  schema: printingSchema,
  createDefault: newPrinting,
  tidy: tidyPrinting,
  validate: ({ printers }) => printerProblems(printers),
};

export function newPrinting(): Printing {
  return {
    printers: [],
    templates: newPrintTemplates(),
    otherOptions: {
      receiptTemplate: 'customerReceipt',
      receiptWhen: 'ASK',
      receiptCopies: 1,
      signatureCopy: true,
      joinEqualItems: false,
      onlyChangesInKitchen: true,
      voidsInKitchen: true,
    },
  };
}

function tidyPrinting(printing: Printing, context: CleanUpContext): Tidied<Printing> {
  const notices: Notice[] = [];
  const printers = cleanPrinters(printing.printers, context, notices);
  return { value: withFields(printing, { printers, templates: tidyTemplates(printing.templates) }), notices };
}
