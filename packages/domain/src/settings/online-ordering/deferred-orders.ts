import { z } from 'zod';
import type { CleanUpContext } from '../../configuration/configuration-kind.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';

export const leadUnitSchema = z.enum(['MINUTES', 'HOURS', 'DAYS']);
export type LeadUnit = z.infer<typeof leadUnitSchema>;

/** DO-01; lead times in seconds whatever the unit shown (DO-15). */
export const deferredOrdersSchema = z.looseObject({
  leadTime: z.int().min(0),
  allowDeferredOnlineOrders: z.boolean(),
  maxOrderLeadDays: z.int().min(0).max(366),
  minOrderLeadTime: z.int().min(0),
  minOrderLeadUnit: leadUnitSchema,
  reportDeferredRevenueAt: z.enum(['ORDER_TIME', 'DUE_TIME']),
  printToKitchenRightAway: z.boolean(),
  advancedExtraPrint: z.string(),
  /** DO-11: `DEFAULT`, the id of a printer, or null for none. */
  printer: z.string().nullable(),
  /** Seconds from midnight. */
  printTime: z.int().min(0).max(86_399),
  printOrdersWithinDays: z.int().min(0).nullable(),
});
export type DeferredOrders = z.infer<typeof deferredOrdersSchema>;

export const deferredOrdersSection: SettingsSection<'deferredOrders', typeof deferredOrdersSchema> = {
  field: 'deferredOrders',
  schema: deferredOrdersSchema,
  createDefault: newDeferredOrders,
  tidy: tidyPrinter,
};

/** DO-02 to DO-13 */
export function newDeferredOrders(): DeferredOrders {
  return {
    leadTime: 2700,
    allowDeferredOnlineOrders: true,
    maxOrderLeadDays: 14,
    minOrderLeadTime: 2700,
    minOrderLeadUnit: 'MINUTES',
    reportDeferredRevenueAt: 'ORDER_TIME',
    printToKitchenRightAway: true,
    advancedExtraPrint: 'NONE',
    printer: 'DEFAULT',
    printTime: 32_400,
    printOrdersWithinDays: null,
  };
}

const UNIT_SECONDS: Record<LeadUnit, number> = { MINUTES: 60, HOURS: 3600, DAYS: 86_400 };

/** DO-14: a stored lead as the form shows it in the chosen unit; never below 1. */
export function shownLead(seconds: number, unit: LeadUnit): number {
  return Math.max(1, Math.round(seconds / UNIT_SECONDS[unit]));
}

/** DO-15: the seconds to store for a lead that is shown in a unit. */
export function leadSeconds(shown: number, unit: LeadUnit): number {
  return Math.max(1, shown) * UNIT_SECONDS[unit];
}

/** CL-23 */
function tidyPrinter(deferred: DeferredOrders, { printers }: CleanUpContext): Tidied<DeferredOrders> {
  const { printer } = deferred;
  const isKnown = printer === null || printer === 'DEFAULT' || (printers?.some(({ id }) => id === printer) ?? true);
  if (isKnown) return { value: deferred, notices: [] };
  const message =
    'Deferred orders used a printer that no longer exists. They do not print until you choose another one.';
  return {
    value: { ...deferred, printer: null },
    notices: [{ code: 'CL-23', path: ['deferredOrders', 'printer'], message }],
  };
}
