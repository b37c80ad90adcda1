import { z } from 'zod';
import { nameText } from '../formats/name-text.ts';
import { driverSettingsSchema, newDriverSettings } from './driver-settings.ts';
import { percentageSchema } from './pay/percentages.ts';

/** EM-17 */
export const jobTypeSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('JOB_TYPE'),
  name: nameText(200),
  logOnStyle: z.string(),
  eligibleForTicketsTransfers: z.boolean(),
  defaultOrdersScreenToAssignedOrders: z.boolean(),
  printTimeClockReceiptAtClockOff: z.boolean(),
  defaultScreenAfterLogOn: z.string(),
  excludeFromLaborCalculations: z.boolean(),
  departmentCode: z.string(),
  declareTipsAtClockOff: z.boolean(),
  minimumTipPercentage: percentageSchema,
  payTipsOnPayroll: z.boolean(),
  /** Ids of job requirements. */
  requirements: z.array(z.string().min(1)),
  externalId: z.string().nullable(),
  departmentId: z.string().nullable(),
  driverSettings: driverSettingsSchema,
});
export type JobType = z.infer<typeof jobTypeSchema>;

/** EM-18 to EM-26 */
export function newJobType(given: { readonly id: string; readonly name: string } & Partial<JobType>): JobType {
  return {
    entityType: 'JOB_TYPE',
    logOnStyle: 'SINGLE',
    eligibleForTicketsTransfers: true,
    defaultOrdersScreenToAssignedOrders: false,
    printTimeClockReceiptAtClockOff: true,
    defaultScreenAfterLogOn: 'NO_DEFAULT_SCREEN',
    excludeFromLaborCalculations: false,
    departmentCode: '',
    declareTipsAtClockOff: false,
    minimumTipPercentage: '0.00',
    payTipsOnPayroll: false,
    requirements: [],
    externalId: null,
    departmentId: null,
    driverSettings: newDriverSettings(),
    ...given,
  };
}

/** EM-27 to EM-30, EM-41 */
export function newJobTypes(): JobType[] {
  return [
    newJobType({ id: '1', name: 'Cashier', departmentId: '2', departmentCode: '2' }),
    newJobType({ id: '2', name: 'Driver', departmentId: '4', departmentCode: '4' }),
    newJobType({ id: '3', name: 'Manager', departmentId: '1', departmentCode: '1' }),
    newJobType({
      id: '4',
      name: 'Server',
      departmentId: '2',
      departmentCode: '2',
      driverSettings: newDriverSettings({ zoneId: null, feePerZone: '0.00' }),
    }),
  ];
}
