import { z } from 'zod';
import type { Notice } from '../../configuration/configuration-kind.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import { type OrderType, orderTypeSchema } from './order-type.ts';
import { holdRules } from './order-type-rules.ts';
import { defaultOrderType, ORDER_TYPE_IDS } from './order-type-table.ts';

export const orderTypesSchema = z.looseObject({
  /** OT-08 */
  nextTypeId: z.int(),
  types: z.array(orderTypeSchema),
});
export type OrderTypes = z.infer<typeof orderTypesSchema>;

export const orderTypesSection: SettingsSection<'orderTypes', typeof orderTypesSchema> = {
  field: 'orderTypes',
  schema: orderTypesSchema,
  createDefault: newOrderTypes,
  tidy: tidyOrderTypes,
};

export function newOrderTypes(): OrderTypes {
  return { nextTypeId: 12, types: ORDER_TYPE_IDS.flatMap((id) => defaultOrderType(id) ?? []) };
}

/** CL-28 to CL-30, OT-29, OT-30 */
function tidyOrderTypes(orderTypes: OrderTypes): Tidied<OrderTypes> {
  const notices: Notice[] = [];
  const types = orderTypes.types.map((orderType) => {
    const held = holdRules(orderType);
    notices.push(...noticesOf(orderType, held));
    return held;
  });
  return notices.length === 0 ? { value: orderTypes, notices } : { value: { ...orderTypes, types }, notices };
}

const FLAG_NOTICES = [
  ['availableOnline', 'CL-28', 'has the same online setting as before'],
  ['activeKiosk', 'CL-29', 'is not available on kiosks'],
  ['activeOnline', 'CL-30', 'is not available online'],
] as const;

function noticesOf(before: OrderType, after: OrderType): readonly Notice[] {
  const path = ['orderTypes', 'types', { id: before.id }];
  const flags = FLAG_NOTICES.filter(([flag]) => before[flag] !== after[flag]).map(([flag, code, why]) => ({
    code,
    path: [...path, flag],
    message: `${before.name} ${why}.`,
  }));
  if (before.settings === after.settings) return flags;
  return [
    ...flags,
    { code: 'OT-30', path: [...path, 'settings'], message: `${before.name} requires only customer lookup.` },
  ];
}
