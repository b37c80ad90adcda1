import { type LocationSettings, newPaidInOutAccount, newTenderType, type TenderType } from '@servery/domain';

type Payments = Pick<LocationSettings, 'tenderTypes' | 'tipsSettings' | 'paidInOutAccounts'>;

/** How guests of Harbor Pizza Co. pay and tip, and the reasons for taking money from the drawer. */
export function harborPayments({ tenderTypes, tipsSettings, paidInOutAccounts }: LocationSettings): Payments {
  return {
    tenderTypes: [
      ...tenderTypes.map((tender) => ({ ...tender, ...changes[tender.id] })),
      newTenderType({
        id: 4801,
        name: 'Pier Festival Token',
        min: { enabled: true, amount: '5.00' },
        max: { enabled: true, amount: '50.00' },
        availableOnline: false,
      }),
    ],
    tipsSettings: {
      ...tipsSettings,
      autoGratuityOnPOSOrder: { ...tipsSettings.autoGratuityOnPOSOrder, enabled: true, minPeoplePerOrder: 6 },
    },
    paidInOutAccounts: [
      ...paidInOutAccounts,
      newPaidInOutAccount({ id: 'flowers', name: 'Flowers' }),
      newPaidInOutAccount({
        id: 'payroll-advance',
        name: 'Payroll Advance',
        reportOnPayroll: true,
        payrollCode: 'ADV',
      }),
    ],
  };
}

/** The differences from the standard tenders, by their ids. */
const changes: Readonly<Record<number, Partial<TenderType>>> = {
  1: { maxChange: { enabled: true, amount: '100.00' }, availableOnline: false },
  3: { disabled: false },
  10: { availableOnline: false },
};
