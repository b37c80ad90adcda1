import { describe, expect, test } from 'vitest';
import { locationSettingsKind, newLocationSettings } from '../location-settings-kind.ts';
import { newTenderType, standardTender, type TenderType } from './tender-type.ts';
import { newTenderTypes, tenderTypesSchema, tenderTypesSection } from './tender-types.ts';

const tenders = newTenderTypes();

describe('tender types', () => {
  test('TT-02 a tender has its fields', () => {
    expect(newTenderType({ id: 20, name: 'House coupon' })).toEqual({
      id: 20,
      entityType: 'TENDER_TYPE',
      name: 'House coupon',
      min: { enabled: true, amount: '0.00' },
      max: { enabled: false, amount: '0.00' },
      maxChange: { enabled: false, amount: '0.00' },
      openDrawer: false,
      requireLookup: false,
      availableOnline: true,
      disabled: false,
      isDefault: false,
    });
  });

  test('TT-03 only the gift tender has requireGiftCertificate', () => {
    expect(tenders.filter((tender) => 'requireGiftCertificate' in tender).map(({ id }) => id)).toEqual([9]);
  });

  test('TT-04 TT-05 TT-07 TT-08 TT-09 TT-10 TT-11 TT-12 TT-13 the standard tenders', () => {
    const names = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => standardTender(id)?.name);
    expect(names).toEqual([
      'Cash',
      'Check',
      'Debit',
      'Visa',
      'MasterCard',
      'Discover',
      'American Express',
      undefined,
      'Gift',
      'Account',
    ]);
  });

  test('TT-06 TT-14 new settings start with eight tenders, all but Check enabled', () => {
    expect(tenders.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 9, 10]);
    expect(tenders.filter(({ disabled }) => disabled).map(({ id }) => id)).toEqual([2]);
  });

  test.each(tenders)('TT-15 TT-16 TT-17 TT-18 $name has the default limits and is available online', (tender) => {
    expect(tender.min).toEqual({ enabled: true, amount: '0.00' });
    expect(tender.max).toEqual({ enabled: false, amount: '0.00' });
    expect(tender.maxChange).toEqual({ enabled: false, amount: '0.00' });
    expect(tender.availableOnline).toBe(true);
  });

  test('TT-19 missing standard tenders are added in their place, disabled, and named', () => {
    const [cash, ...others] = tenders;
    const own = newTenderType({ id: 4711, name: 'Festival token' });
    const tidied = tenderTypesSection.tidy?.([...others, own], {});
    expect(tidied?.value.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 4711]);
    expect(tidied?.value[0]).toEqual({ ...cash, disabled: true });
    expect(tidied?.notices.map(({ code, path }) => [code, path])).toEqual([
      ['TT-19', ['tenderTypes', { id: 1 }]],
      ['TT-19', ['tenderTypes', { id: 3 }]],
    ]);
  });

  test('TT-19 what a load of new settings adds gives no notice, and is added once', () => {
    const { document, notices } = locationSettingsKind.complete({}, {});
    expect(notices).toEqual([]);
    expect(document.tenderTypes.find(({ id }) => id === 3)).toMatchObject({ name: 'Debit', disabled: true });
    expect(locationSettingsKind.complete(document, {}).document).toBe(document);
  });

  const problemsOf = (change: Partial<TenderType>) =>
    tenderTypesSection.validate?.(tenders.map((tender) => (tender.id === 4 ? { ...tender, ...change } : tender))) ?? [];

  test.each([
    [{ name: ' ' }, 'TENDER_NAME_EMPTY', ['tenderTypes', { id: 4 }, 'name']],
    [{ name: 'cash' }, 'TENDER_NAME_TAKEN', ['tenderTypes', { id: 4 }, 'name']],
    [
      { min: { enabled: true, amount: '20.00' }, max: { enabled: true, amount: '9.99' } },
      'TENDER_MIN_ABOVE_MAX',
      ['tenderTypes', { id: 4 }, 'min', 'amount'],
    ],
  ])('TT-21 %j is invalid, and the field is named', (change, code, path) => {
    expect(problemsOf(change)).toMatchObject([{ code, path }]);
  });

  test('TT-21 limits that do not hold are not compared; equal ones are fine', () => {
    expect(problemsOf({ min: { enabled: true, amount: '20' }, max: { enabled: false, amount: '5' } })).toEqual([]);
    expect(problemsOf({ min: { enabled: true, amount: '20' }, max: { enabled: true, amount: '20.00' } })).toEqual([]);
  });

  test.each(['-1.00', '1,50', '1e3', '', '12.345', ' 5'])('TT-21 %j is no amount', (amount) => {
    const [first] = tenders;
    const issues = tenderTypesSchema.safeParse([{ ...first, max: { enabled: true, amount } }]).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[0, 'max', 'amount']]);
  });
});

test('fields that a stored module lacks come from its default, and the module is saved', () => {
  const settings = newLocationSettings();
  const { allowTipsOnline: _gone, ...tipsSettings } = settings.tipsSettings;
  const stored = { ...settings, tipsSettings };
  const completed = locationSettingsKind.complete(Object.fromEntries(Object.entries(stored)), {});
  expect(completed.created).toEqual(['tipsSettings']);
  expect(completed.document).toEqual(settings);
});
