import { describe, expect, test } from 'vitest';
import { newDriverSettings } from './driver-settings.ts';
import { type DueRecord, dueTerms } from './due.ts';
import { newJobRequirements } from './job-requirements.ts';
import { newJobType } from './job-types.ts';
import { papersOf } from './papers.ts';

const jobTypes = [
  newJobType({ id: 'cook', name: 'Cook', requirements: ['1'] }),
  newJobType({ id: 'bar', name: 'Bartender', requirements: ['1', '2', 'removed'] }),
  newJobType({ id: 'driver', name: 'Driver', driverSettings: newDriverSettings({ mode: 'DRIVER' }) }),
];
const terms = dueTerms({ jobTypes, requirements: newJobRequirements() }, '2026-11-23');

function papers(jobs: readonly string[], more: Partial<DueRecord> = {}): string[] {
  const record = { certifications: [], employment: {}, ...more, jobs: jobs.map((jobTypeId) => ({ jobTypeId })) };
  return papersOf(record, terms).map(({ kind, requirementId, state, isRequired }) =>
    [requirementId ?? kind, state, isRequired ? 'required' : 'not required'].join(' '),
  );
}

describe('papers of a person', () => {
  test('EM-17 EM-42 a certification that a job requires and that is not on record is missing, of several jobs once', () => {
    expect(papers(['cook', 'bar'])).toEqual(['1 MISSING required', '2 MISSING required']);
    expect(papers(['driver'])).toEqual([]);
    expect(papers([])).toEqual([]);
  });

  test('EM-42 one that is held is in order, due or expired, whether or not a job requires it', () => {
    const certifications = [
      { requirementId: '1', expiresOn: '2026-11-22' },
      { requirementId: '2', expiresOn: null },
    ];
    expect(papers(['cook'], { certifications })).toEqual(['1 EXPIRED required', '2 IN_ORDER not required']);
    const soon = [{ requirementId: '2', expiresOn: '2026-12-01' }];
    expect(papers(['bar'], { certifications: soon })).toEqual(['1 MISSING required', '2 DUE required']);
  });

  test('EM-17 a requirement that is gone is missed by nobody', () => {
    expect(papers(['bar']).join()).not.toContain('removed');
  });

  test('EM-104 license and insurance belong to a job that drives', () => {
    const employment = { driverLicenceExpiresOn: '2026-11-01', insuranceExpiresOn: '2028-01-01' };
    expect(papers(['driver'], { employment })).toEqual([
      'DRIVER_LICENCE EXPIRED required',
      'DRIVER_INSURANCE IN_ORDER required',
    ]);
    expect(papers(['cook'], { employment })).toEqual(['1 MISSING required']);
  });
});
