import type { MenuItem } from '@servery/domain';

type Printing = MenuItem['printing'];

/** Printed in the kitchen, with a label where orders are packed or handed over. */
export const fromKitchen: Printing = {
  kitchenPrinters: [{ id: 'printer-kitchen', excludedSizes: [] }],
  labelPrinters: [{ id: 'printer-labels', excludedSizes: [] }],
};

/** Poured at the bar; a glass gets no label. */
export const fromBar: Printing = {
  kitchenPrinters: [{ id: 'printer-bar', excludedSizes: [] }],
  labelPrinters: [],
};
