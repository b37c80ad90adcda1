import { z } from 'zod';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';

/** OT-04 */
const orderTypeSettingsSchema = z.looseObject({
  requireTentNumber: z.boolean(),
  requireTableNumber: z.boolean(),
  requireCustomerName: z.boolean(),
  requirePhoneNumber: z.boolean(),
  requireCustomerLookup: z.boolean(),
  requireNumberOfPeople: z.boolean(),
  saveOpenTickets: z.boolean(),
  showInServerDetails: z.boolean(),
  /** Only To Go, Drive Thru and Pick Up have it. */
  curbside: z.enum(['OFF', 'OPTIONAL', 'REQUIRED']).optional(),
});

/** OT-02, OT-03 */
export const orderTypeSchema = z.looseObject({
  id: z.int(),
  entityType: z.literal('ORDER_TYPE'),
  name: nameText(200),
  /** Empty: the name. */
  customName: nameText(200),
  abbrev: shortText(10),
  code: z.string(),
  /** OT-24: 1 in-house, 2 the others. */
  groupId: z.int(),
  activePOS: z.boolean(),
  activeOnline: z.boolean(),
  activeKiosk: z.boolean(),
  availableOnline: z.boolean(),
  settings: orderTypeSettingsSchema,
});

export type OrderTypeSettings = z.infer<typeof orderTypeSettingsSchema>;
export type OrderType = z.infer<typeof orderTypeSchema>;
