import { DELIVERY, type SlipOrder, shownName, TO_GO } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { slipPhrases } from '../../../phrases/settings/printer-options.ts';

export const sampleNames = ['counter', 'delivery'] as const;
export type SampleName = (typeof sampleNames)[number];

/** Two orders to try a template with: a short one, and one with everything that is long. */
export function useSampleOrders(): Readonly<Record<SampleName, SlipOrder>> {
  const t = usePhrases(slipPhrases);
  const { level } = useEditor();
  const types = useSettings((settings) => settings.orderTypes.types);
  const typeName = (id: number) => {
    const type = types.find((one) => one.id === id);
    return type ? shownName(type) : '';
  };
  const store = {
    name: level.name,
    address: [t('storeAddress'), t('storeCity')],
    phone: t('storePhone'),
  };
  const common = { store, server: t('staff'), placedAt: t('placed') };
  return {
    counter: {
      ...common,
      number: '128',
      orderType: typeName(TO_GO),
      dueAt: null,
      customer: { name: t('customer'), phone: '', address: [], note: '' },
      items: [
        {
          quantity: 2,
          name: t('pizza'),
          price: '31.98',
          modifiers: [
            { name: t('basil'), price: '1.50' },
            { name: t('wellDone'), price: '0.00' },
          ],
          note: t('noNuts'),
        },
        { quantity: 1, name: t('lemonade'), price: '4.25', modifiers: [], note: '' },
      ],
      discount: null,
      tax: '3.40',
      payments: [{ name: t('cash'), amount: '50.00' }],
    },
    delivery: {
      ...common,
      number: '2047',
      orderType: typeName(DELIVERY),
      dueAt: t('dueAt'),
      customer: {
        name: t('customer'),
        phone: t('customerPhone'),
        address: [t('customerAddress')],
        note: t('customerNote'),
      },
      items: [
        {
          quantity: 1,
          name: t('longDish'),
          price: '24.50',
          modifiers: [{ name: t('glutenFree'), price: '3.00' }],
          note: t('sideNote'),
        },
        { quantity: 12, name: t('dumplings'), price: '118.80', modifiers: [], note: '' },
      ],
      discount: '10.00',
      tax: '12.11',
      payments: [{ name: t('card'), amount: '148.41' }],
    },
  };
}
