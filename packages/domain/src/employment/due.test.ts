import { describe, expect, test } from 'vitest';
import { newDriverSettings } from './driver-settings.ts';
import { type DueRecord, type DueTerms, dueOf, dueTerms, dueUntil, onlyExpired } from './due.ts';
import { newEmploymentBlob } from './employment-blob.ts';
import { newJobType } from './job-types.ts';

const today = '2026-11-23';
const driver = newJobType({ id: 'd', name: 'Driver', driverSettings: newDriverSettings({ mode: 'DRIVER' }) });
const { jobTypes, requirements } = newEmploymentBlob();
const terms = dueTerms({ jobTypes: [...jobTypes, driver], requirements }, today);

function buildRecord(more: Partial<DueRecord> = {}): DueRecord {
  return { jobs: [], certifications: [], employment: {}, ...more };
}

const certified = (requirementId: string, expiresOn: string | null) =>
  buildRecord({ certifications: [{ requirementId, expiresOn }] });
const said = (record: DueRecord, by: DueTerms = terms) => dueOf(record, by).map(({ day, state }) => `${day} ${state}`);

describe('what is due', () => {
  test('EM-42 EM-43 EM-44 a certification is due from the day that the warning of its requirement names', () => {
    expect(said(certified('1', '2026-12-14'))).toEqual(['2026-12-14 DUE']);
    expect(said(certified('1', '2026-12-15'))).toEqual([]);
    expect(said(certified('2', '2026-12-07'))).toEqual(['2026-12-07 DUE']);
    expect(said(certified('2', '2026-12-08'))).toEqual([]);
  });

  test('EM-42 it is expired from the day after its last one', () => {
    expect(said(certified('1', today))).toEqual(['2026-11-23 DUE']);
    expect(said(certified('1', '2026-11-22'))).toEqual(['2026-11-22 EXPIRED']);
  });

  test('EM-42 without a day, or of a requirement that is gone, nothing is due', () => {
    expect(said(certified('1', null))).toEqual([]);
    expect(said(certified('gone', '2020-01-01'))).toEqual([]);
  });

  test('EM-104 license and insurance are due for who has a job that drives, two weeks ahead', () => {
    const employment = { driverLicenceExpiresOn: '2026-12-07', insuranceExpiresOn: '2026-11-01' };
    const drives = buildRecord({ jobs: [{ jobTypeId: 'd' }], employment });
    expect(dueOf(drives, terms).map(({ kind, state }) => [kind, state])).toEqual([
      ['DRIVER_INSURANCE', 'EXPIRED'],
      ['DRIVER_LICENCE', 'DUE'],
    ]);
    expect(said(buildRecord({ jobs: [{ jobTypeId: '1' }], employment }))).toEqual([]);
    const later = { driverLicenceExpiresOn: '2026-12-08', insuranceExpiresOn: null };
    expect(said(buildRecord({ jobs: [{ jobTypeId: 'd' }], employment: later }))).toEqual([]);
  });

  test('EM-42 the soonest comes first, with the name of its requirement', () => {
    const certifications = [
      { requirementId: '1', expiresOn: '2026-12-01' },
      { requirementId: '2', expiresOn: '2026-11-02' },
    ];
    expect(dueOf(buildRecord({ certifications }), terms).map(({ name }) => name)).toEqual([
      'Liquor Service',
      'Food Handlers',
    ]);
  });

  test('EM-42 up to a day only what expires by then counts, and a day further ahead brings nothing more', () => {
    const soon = certified('1', '2026-11-30');
    expect(said(soon, dueUntil(terms, '2026-11-29'))).toEqual([]);
    expect(said(soon, dueUntil(terms, '2026-11-30'))).toEqual(['2026-11-30 DUE']);
    expect(said(certified('1', '2026-12-15'), dueUntil(terms, '2027-11-30'))).toEqual([]);
    expect(said(certified('1', today), onlyExpired(terms))).toEqual([]);
    expect(said(certified('1', '2026-11-22'), onlyExpired(terms))).toEqual(['2026-11-22 EXPIRED']);
  });
});
