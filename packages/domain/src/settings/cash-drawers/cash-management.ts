import { z } from 'zod';
import { withFields } from '../../configuration/clean-list.ts';
import type { CleanUpContext, Notice, Problem } from '../../configuration/configuration-kind.ts';
import { moneySchema } from '../../formats/amount.ts';
import { nameText } from '../../formats/name-text.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import {
  cashDrawerSchema,
  cashSafeSchema,
  cashTransferSchema,
  cleanAssignments,
  cleanDrawers,
  cleanTransfers,
  drawerProblems,
  MAIN_SAFE,
  newCashSafe,
  stationDrawersSchema,
} from './cash-drawers.ts';

const reasonSchema = z.looseObject({ id: z.string().min(1), name: nameText(60) });
export type CashReason = z.infer<typeof reasonSchema>;

/** CM-02 */
export const cashManagementSchema = z.looseObject({
  autoDepositCreditBatch: z.boolean(),
  ticketNumbers: z.looseObject({
    startAt: z.int().min(0).max(999_999),
    reset: z.looseObject({
      /** DAILY also starts again at `startAt` every business day; either way after `resetAfter`. */
      mode: z.enum(['DAILY', 'AFTER_NUMBER']),
      resetAfter: z.int().min(0).max(9_999_999),
    }),
  }),
  /** The amount that a drawer holds when it is opened, in dollars. */
  startingBalance: moneySchema,
  displayExpectedTender: z.boolean(),
  cashTransfers: z.array(cashTransferSchema),
  detailedCashManagement: z.looseObject({ enabled: z.boolean(), safes: z.array(cashSafeSchema) }),
  overShortReasons: z.array(reasonSchema),
  voidReasons: z.array(reasonSchema),
  /** Whether staff may type a reason of their own. */
  customVoidReason: z.boolean(),
  availableDrawers: z.array(cashDrawerSchema),
  stationsAssignment: z.array(stationDrawersSchema),
});
export type CashManagement = z.infer<typeof cashManagementSchema>;

export const cashManagementSection: SettingsSection<'cashManagement', typeof cashManagementSchema> = {
  field: 'cashManagement',
  schema: cashManagementSchema,
  createDefault: newCashManagement,
  tidy: tidyCash,
  validate: cashProblems,
};

/** CM-03 to CM-06 */
export function newCashManagement(): CashManagement {
  return {
    autoDepositCreditBatch: false,
    ticketNumbers: { startAt: 1, reset: { mode: 'DAILY', resetAfter: 9999 } },
    startingBalance: '0.00',
    displayExpectedTender: true,
    cashTransfers: [],
    detailedCashManagement: { enabled: false, safes: [newCashSafe({ id: MAIN_SAFE, name: 'Main Safe' })] },
    overShortReasons: [],
    voidReasons: [],
    customVoidReason: true,
    availableDrawers: [],
    stationsAssignment: [],
  };
}

/** CL-02, CL-09 to CL-14 */
function tidyCash(cash: CashManagement, context: CleanUpContext): Tidied<CashManagement> {
  const notices: Notice[] = [];
  const { availableDrawers: drawers, detailedCashManagement } = cash;
  const places = [...drawers, ...detailedCashManagement.safes, { id: MAIN_SAFE }];
  const value = withFields(cash, {
    availableDrawers: cleanDrawers(drawers, context, notices),
    cashTransfers: cleanTransfers(cash.cashTransfers, places, notices),
    stationsAssignment: cleanAssignments(cash.stationsAssignment, { drawers, stations: context.stations }, notices),
  });
  return { value, notices };
}

/** CM-07 */
function cashProblems(cash: CashManagement): readonly Problem[] {
  const reasons = ['overShortReasons', 'voidReasons'] as const;
  return [
    ...ticketProblems(cash),
    ...drawerProblems({
      drawers: cash.availableDrawers,
      safes: cash.detailedCashManagement.safes,
      transfers: cash.cashTransfers,
      assignments: cash.stationsAssignment,
    }),
    ...reasons.flatMap((list) =>
      nameProblems(cash[list], { path: ['cashManagement', list], code: 'CASH_REASON', noun: 'A reason' }),
    ),
  ];
}

function ticketProblems({ ticketNumbers: { startAt, reset } }: CashManagement): readonly Problem[] {
  const at = ['cashManagement', 'ticketNumbers'];
  if (startAt < 1)
    return [
      { code: 'TICKETS_START_BELOW_1', path: [...at, 'startAt'], message: 'Ticket numbers start at 1 or higher.' },
    ];
  if (reset.resetAfter > startAt) return [];
  const message = 'The last ticket number must be above the first one.';
  return [{ code: 'TICKETS_RESET_TOO_EARLY', path: [...at, 'reset', 'resetAfter'], message }];
}
