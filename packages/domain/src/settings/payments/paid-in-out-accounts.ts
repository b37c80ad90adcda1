import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import { shortText } from '../../formats/short-text.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection } from '../fields/settings-section.ts';

/** PI-02: the purpose that money is paid into or out of the drawer for. */
const paidInOutAccountSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('PAID_IN_OUT_ACCOUNT'),
  name: nameText(60),
  paidIns: z.boolean(),
  paidOuts: z.boolean(),
  reportOnPayroll: z.boolean(),
  payrollCode: shortText(30),
  disabled: z.boolean(),
});
export type PaidInOutAccount = z.infer<typeof paidInOutAccountSchema>;

export const paidInOutAccountsSchema = z.array(paidInOutAccountSchema);

export const paidInOutAccountsSection: SettingsSection<'paidInOutAccounts', typeof paidInOutAccountsSchema> = {
  field: 'paidInOutAccounts',
  schema: paidInOutAccountsSchema,
  createDefault: newPaidInOutAccounts,
  validate: accountProblems,
};

export function newPaidInOutAccount(
  given: Pick<PaidInOutAccount, 'id' | 'name'> & Partial<PaidInOutAccount>,
): PaidInOutAccount {
  return {
    entityType: 'PAID_IN_OUT_ACCOUNT',
    paidIns: false,
    paidOuts: true,
    reportOnPayroll: false,
    payrollCode: '',
    disabled: false,
    ...given,
  };
}

/** PI-03 to PI-07 */
export function newPaidInOutAccounts(): PaidInOutAccount[] {
  return [
    newPaidInOutAccount({ id: 'delivery', name: 'Delivery' }),
    newPaidInOutAccount({ id: 'repairs', name: 'Repairs' }),
    newPaidInOutAccount({ id: 'supplies', name: 'Supplies' }),
    newPaidInOutAccount({ id: 'smallwares', name: 'Smallwares' }),
    newPaidInOutAccount({ id: 'event-deposit', name: 'Event Deposit', paidIns: true, paidOuts: false }),
  ];
}

/** PI-09: the accounts that carry the invalid flag, and why. */
function accountProblems(accounts: readonly PaidInOutAccount[]): readonly Problem[] {
  const named = nameProblems(accounts, {
    path: ['paidInOutAccounts'],
    code: 'PAID_IN_OUT_ACCOUNT',
    noun: 'An account',
  });
  return [...named, ...accounts.flatMap(useProblems)];
}

function useProblems({ id, paidIns, paidOuts, reportOnPayroll, payrollCode }: PaidInOutAccount): readonly Problem[] {
  const at = ['paidInOutAccounts', { id }];
  const idle: Problem = {
    code: 'PAID_IN_OUT_ACCOUNT_NO_DIRECTION',
    path: [...at, 'paidOuts'],
    message: 'Choose paid in, paid out, or both.',
  };
  const codeless: Problem = {
    code: 'PAID_IN_OUT_ACCOUNT_NO_PAYROLL_CODE',
    path: [...at, 'payrollCode'],
    message: 'Enter a payroll code to report this account on payroll.',
  };
  return [...(paidIns || paidOuts ? [] : [idle]), ...(reportOnPayroll && payrollCode.trim() === '' ? [codeless] : [])];
}
