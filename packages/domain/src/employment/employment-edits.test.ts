import { describe, expect, test } from 'vitest';
import { newEmploymentBlob } from './employment-blob.ts';
import { withDepartment, withoutDepartment, withoutRequirement, withRequirementToggled } from './employment-edits.ts';

const employment = newEmploymentBlob();
const jobType = (name: string, document = employment) => document.jobTypes.find((one) => one.name === name);

describe('edits of employment', () => {
  test('EM-15 a department that is renamed is stamped; the others are not', () => {
    const { departments } = withDepartment(employment, { id: '2', name: 'Dining room', at: 1_764_000_000_000 });
    expect(departments[1]).toMatchObject({ name: 'Dining room', updated: 1_764_000_000_000 });
    expect(departments[0]).toBe(employment.departments[0]);
  });

  test('EM-15 its job types follow its code', () => {
    const next = withDepartment(employment, { id: '2', code: '20', at: 1 });
    expect(jobType('Server', next)?.departmentCode).toBe('20');
    expect(jobType('Driver', next)).toBe(jobType('Driver'));
  });

  test('the job types of a department that goes move to another one', () => {
    const next = withoutDepartment(employment, '2', '3');
    expect(next.departments.map(({ id }) => id)).toEqual(['1', '3', '4']);
    expect(jobType('Cashier', next)).toMatchObject({ departmentId: '3', departmentCode: '3' });
    expect(jobType('Cashier', withoutDepartment(employment, '2', null))).toMatchObject({ departmentId: null });
  });

  test('EM-87 EM-88 a requirement is asked for, and no longer', () => {
    const asked = withRequirementToggled(employment, '4', '2');
    expect(jobType('Server', asked)?.requirements).toEqual(['2']);
    expect(jobType('Server', withRequirementToggled(asked, '4', '2'))?.requirements).toEqual([]);
  });

  test('no job type asks for a requirement that is gone', () => {
    const next = withoutRequirement(withRequirementToggled(employment, '4', '2'), '2');
    expect(next.requirements.map(({ id }) => id)).toEqual(['1']);
    expect(jobType('Server', next)?.requirements).toEqual([]);
  });
});
