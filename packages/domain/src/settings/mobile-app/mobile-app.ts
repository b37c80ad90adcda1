import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { webAddressSchema } from '../fields/field-schemas.ts';
import type { SettingsSection } from '../fields/settings-section.ts';

/** MA-02 */
export const mobileAppSchema = z.looseObject({
  name: nameText(30),
  /** The name that the app stores know the app by; empty while there is none. */
  packageName: z
    .string()
    .max(150, 'Use at most 150 characters.')
    .regex(
      /^(?:[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+)?$/,
      'Enter lowercase words with dots between them, such as com.harborpizza.app.',
    ),
  version: z
    .string()
    .regex(
      /^\d{1,4}(?:\.\d{1,4}){1,2}$/,
      'Enter two or three numbers of at most four digits, with dots between them, such as 1.0.',
    ),
  androidAppStoreUrl: webAddressSchema,
  iosAppStoreUrl: webAddressSchema,
});
export type MobileApp = z.infer<typeof mobileAppSchema>;

export const mobileAppSection: SettingsSection<'mobileApp', typeof mobileAppSchema> = {
  field: 'mobileApp',
  schema: mobileAppSchema,
  createDefault: newMobileApp,
};

/** MA-03 */
export function newMobileApp(): MobileApp {
  return { name: '', packageName: '', version: '1.0', androidAppStoreUrl: '', iosAppStoreUrl: '' };
}
