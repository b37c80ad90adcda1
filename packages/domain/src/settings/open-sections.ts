import { z } from 'zod';
import { openSection } from './settings-section.ts';

const anything = z.looseObject({});
const idOfText = z.looseObject({ id: z.string().min(1) });
const devices = z.array(idOfText);
const printing = z.looseObject({ printers: devices, templates: anything, otherOptions: anything });
const licensing = z.looseObject({ deliveryAuth: z.boolean(), tableServiceAuth: z.boolean() });

/** Sections of the settings whose contents other files will describe, field by field. */
export const tableSettingsSection = openSection('tableSettings', anything, () => ({}));
export const barSettingsSection = openSection('barSettings', anything, () => ({}));
export const marketingSection = openSection('marketing', anything, () => ({}));
export const creditAndGiftSettingsSection = openSection('creditAndGiftSettings', anything, () => ({}));
export const mobileAppSection = openSection('mobileApp', anything, () => ({}));
/** ST-03 */
export const licensingSection = openSection('licensing', licensing, () => ({
  deliveryAuth: false,
  tableServiceAuth: false,
}));
export const displaysSection = openSection('displays', devices, () => []);
export const printingSection = openSection('printing', printing, () => ({
  printers: [],
  templates: {},
  otherOptions: {},
}));
export const onlineAccessSection = openSection('onlineAccess', anything, () => ({}));
