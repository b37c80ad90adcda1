import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { moneySchema } from '../../formats/amount.ts';
import type { SettingsSection } from '../fields/settings-section.ts';

const minutes = z.int().min(1, 'Enter at least 1 minute.').max(600, 'Enter at most 600 minutes.');

export const driverManagementSchema = z.looseObject({
  /** TB-08 to TB-10: after how many minutes on the road a driver is late, by the orders on board. */
  latenessMinutes: z.looseObject({ oneOrder: minutes, twoOrders: minutes, threeOrders: minutes }),
  /** How many orders one driver takes along. */
  maxOrdersPerDispatch: z.int().min(1, 'Enter at least 1 order.').max(20, 'Enter at most 20 orders.'),
  /** Drivers send themselves off; otherwise somebody at the counter does. */
  selfDispatch: z.boolean(),
  /** A driver who is back says so before taking the next orders. */
  requireCheckIn: z.boolean(),
  /** Cash that a driver starts the shift with. */
  startingBank: moneySchema,
});
export type DriverManagement = z.infer<typeof driverManagementSchema>;

export const driverManagementSection: SettingsSection<'driverManagement', typeof driverManagementSchema> = {
  field: 'driverManagement',
  schema: driverManagementSchema,
  createDefault: newDriverManagement,
  validate: latenessProblems,
};

export function newDriverManagement(): DriverManagement {
  return {
    latenessMinutes: { oneOrder: 20, twoOrders: 30, threeOrders: 45 },
    maxOrdersPerDispatch: 3,
    selfDispatch: false,
    requireCheckIn: true,
    startingBank: '20.00',
  };
}

/** More orders never make a driver late sooner. */
function latenessProblems({ latenessMinutes }: DriverManagement): readonly Problem[] {
  const { oneOrder, twoOrders, threeOrders } = latenessMinutes;
  const at = (field: string) => ['driverManagement', 'latenessMinutes', field];
  const code = 'LATENESS_FALLS';
  return [
    ...(twoOrders < oneOrder
      ? [{ code, path: at('twoOrders'), message: 'This cannot be shorter than the time for one order.' }]
      : []),
    ...(threeOrders < twoOrders
      ? [{ code, path: at('threeOrders'), message: 'This cannot be shorter than the time for two orders.' }]
      : []),
  ];
}
