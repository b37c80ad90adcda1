import { z } from 'zod';
import { openSection } from './settings-section.ts';

const anything = z.looseObject({});
const idOfText = z.looseObject({ id: z.string().min(1) });
const entities = z.array(z.looseObject({ id: z.union([z.string().min(1), z.int()]) }));
const devices = z.array(idOfText);
const printing = z.looseObject({ printers: devices, templates: anything, otherOptions: anything });
const licensing = z.looseObject({ deliveryAuth: z.boolean(), tableServiceAuth: z.boolean() });
const posDesign = z.looseObject({
  colors: entities,
  themes: entities,
  virtualTicket: z.looseObject({ addItemsTo: z.enum(['TOP', 'BOTTOM']) }),
});

/** Sections of the settings whose contents other files will describe, field by field. */
export const deliveryAreaSection = openSection(
  'deliveryArea',
  z.looseObject({ enforceInPos: z.boolean(), zones: entities }),
  () => ({ enforceInPos: false, zones: [] }),
);
export const deliverySettingsSection = openSection('deliverySettings', anything, () => ({}));
export const driverManagementSection = openSection('driverManagement', anything, () => ({}));
export const kioskDesignSection = openSection(
  'kioskDesign',
  z.looseObject({ appearance: anything, itemCustomization: anything }),
  () => ({ appearance: {}, itemCustomization: {} }),
);
/** PD-03 */
export const posDesignSection = openSection('posDesign', posDesign, () => ({
  colors: [],
  themes: [],
  virtualTicket: { addItemsTo: 'TOP' as const },
}));
/** ST-03 */
export const licensingSection = openSection('licensing', licensing, () => ({
  deliveryAuth: false,
  tableServiceAuth: false,
}));
export const invalidAddressesSection = openSection('invalidAddresses', devices, () => []);
export const displaysSection = openSection('displays', devices, () => []);
export const printingSection = openSection('printing', printing, () => ({
  printers: [],
  templates: {},
  otherOptions: {},
}));
export const onlineDesignSection = openSection('onlineDesign', anything, () => ({}));
