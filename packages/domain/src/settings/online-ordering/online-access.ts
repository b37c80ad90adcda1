import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { moneySchema } from '../../formats/amount.ts';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { webAddressSchema } from '../fields/field-schemas.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection } from '../fields/settings-section.ts';
import { weekWindowFields, windowProblems } from '../fields/week-window.ts';

/** Hours in which no online order is due, such as the rush of a Friday evening. */
const blockedTimeSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('BLOCKED_TIME'),
  name: nameText(60),
  ...weekWindowFields,
  disabled: z.boolean(),
});
export type BlockedTime = z.infer<typeof blockedTimeSchema>;

/** OD-07, OD-08: where guests order online, and when they may. */
export const onlineAccessSchema = z.looseObject({
  accessUrl: webAddressSchema,
  shortUrl: webAddressSchema,
  /** Off: guests see the menu and cannot order. */
  acceptOrders: z.boolean(),
  pauseMessage: shortText(200),
  minimumOrder: z.looseObject({ enabled: z.boolean(), amount: moneySchema }),
  blockedTimes: z.array(blockedTimeSchema),
});
export type OnlineAccess = z.infer<typeof onlineAccessSchema>;

export const onlineAccessSection: SettingsSection<'onlineAccess', typeof onlineAccessSchema> = {
  field: 'onlineAccess',
  schema: onlineAccessSchema,
  createDefault: newOnlineAccess,
  validate: onlineAccessProblems,
};

export function newOnlineAccess(): OnlineAccess {
  return {
    accessUrl: '',
    shortUrl: '',
    acceptOrders: true,
    pauseMessage: '',
    minimumOrder: { enabled: false, amount: '10.00' },
    blockedTimes: [],
  };
}

/** Friday, 6:00 PM to 8:00 PM. */
export function newBlockedTime(given: Pick<BlockedTime, 'id' | 'name'> & Partial<BlockedTime>): BlockedTime {
  return { entityType: 'BLOCKED_TIME', days: [5], startTime: 64_800, endTime: 72_000, disabled: false, ...given };
}

function onlineAccessProblems({ blockedTimes }: OnlineAccess): readonly Problem[] {
  const list = ['onlineAccess', 'blockedTimes'];
  return [
    ...nameProblems(blockedTimes, { path: list, code: 'BLOCKED_TIME', noun: 'A blocked time' }),
    ...blockedTimes.flatMap((time) => windowProblems(time, [...list, { id: time.id }])),
  ];
}
