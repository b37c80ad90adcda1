import { describe, expect, test } from 'vitest';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { PARTS_OF, standardTemplate, TEMPLATE_NAMES, tidyTemplates } from './print-templates.ts';
import { newPrinting, printingSchema } from './printing.ts';

const printing = newPrinting();
const { templates } = printing;
const shown = (name: 'customerReceipt' | 'productionTicket' | 'condensedReceipt') =>
  templates[name].parts.filter((part) => part.shown).map(({ id }) => id);

describe('printing', () => {
  test('PR-02 it has printers, templates and other options', () => {
    expect(Object.keys(printing)).toEqual(['printers', 'templates', 'otherOptions']);
    expect(newLocationSettings().printing).toEqual(printing);
    expect(printingSchema.safeParse(printing).success).toBe(true);
  });

  test('PR-03 the customer receipt prints prices, totals and payments', () => {
    expect(shown('customerReceipt')).toEqual(PARTS_OF.customerReceipt);
    expect(templates.customerReceipt.items.prices).toBe(true);
  });

  test('PR-04 the production ticket prints what is to be made, without prices', () => {
    expect(shown('productionTicket')).toEqual(['ORDER', 'CUSTOMER', 'ITEMS', 'FOOTER']);
    expect(templates.productionTicket.items).toMatchObject({ prices: false, notes: true });
  });

  test('PR-05 the condensed receipt leaves out what a guest can do without', () => {
    expect(shown('condensedReceipt')).toEqual(['HEADER', 'STORE', 'ORDER', 'ITEMS', 'TOTALS', 'PAYMENT', 'FOOTER']);
    expect(templates.condensedReceipt).toMatchObject({ divider: 'NOTHING', items: { modifiers: 'TOGETHER' } });
  });

  test('PR-12 each paper has the standard templates that fit it', () => {
    for (const name of TEMPLATE_NAMES) expect(standardTemplate('RECEIPT', name)).toEqual(templates[name]);
    expect(standardTemplate('LABEL', 'customerReceipt')).toBeUndefined();
    expect(standardTemplate('LABEL', 'productionTicket')?.parts.find(({ id }) => id === 'FOOTER')?.shown).toBe(false);
  });

  test('a stored document of the open form gets its templates and options', () => {
    const stored = {
      ...newLocationSettings(),
      printing: { printers: [], templates: {}, otherOptions: { receiptCopies: 2 } },
    };
    const { document, notices } = locationSettingsKind.complete(JSON.parse(JSON.stringify(stored)), {});
    expect(document.printing).toEqual({ ...printing, otherOptions: { ...printing.otherOptions, receiptCopies: 2 } });
    expect(notices).toEqual([]);
  });

  test('a template keeps the order of its parts, gets those that it lacks and loses those that it cannot print', () => {
    const { productionTicket } = templates;
    const [order, , items] = productionTicket.parts;
    if (!order || !items) throw new Error('A part is missing.');
    const own = { ...productionTicket, parts: [items, { ...order, id: 'TOTALS' as const }, order] };
    const tidied = tidyTemplates({ ...templates, productionTicket: own });
    expect(tidied.productionTicket.parts.map(({ id }) => id)).toEqual(['ITEMS', 'ORDER', 'CUSTOMER', 'FOOTER']);
    expect(tidyTemplates(tidied)).toBe(tidied);
  });
});
