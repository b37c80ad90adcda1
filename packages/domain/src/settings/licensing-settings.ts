import { z } from 'zod';
import type { SettingsSection } from './fields/settings-section.ts';

/** ST-03: the uses of a location that its licenses allow. */
const licensingSchema = z.looseObject({ deliveryAuth: z.boolean(), tableServiceAuth: z.boolean() });

export const licensingSection: SettingsSection<'licensing', typeof licensingSchema> = {
  field: 'licensing',
  schema: licensingSchema,
  createDefault: () => ({ deliveryAuth: false, tableServiceAuth: false }),
};
