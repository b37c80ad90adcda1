import { z } from 'zod';
import { openSection } from './settings-section.ts';

const anything = z.looseObject({});

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
export const onlineAccessSection = openSection('onlineAccess', anything, () => ({}));
