import { describe, expect, test } from 'vitest';
import { newEmploymentBlob } from '../employment-blob.ts';
import { withJobTypeCopy, withoutJobType } from '../employment-edits.ts';
import { gradesOf, overtimeWage, type WageGrade } from './wage-grades.ts';

const grade = (id: string, jobTypeId: string): WageGrade => ({ id, jobTypeId, name: id, wage: '18.67' });
const employment = { ...newEmploymentBlob(), wageGrades: [grade('a', '2'), grade('b', '1'), grade('c', '2')] };
const pays = (more: object) => ({
  overTimePay: { after8HoursPerDay: false, after40HoursPerWeek: false, californiaOvertime: false, ...more },
});

describe('grades of wages', () => {
  test('are those of one job type, in their order; they go with it', () => {
    expect(gradesOf(employment, '2').map(({ id }) => id)).toEqual(['a', 'c']);
    const after = withoutJobType(employment, '2');
    expect(after.wageGrades?.map(({ id }) => id)).toEqual(['b']);
    expect(after.jobTypes.map(({ id }) => id)).not.toContain('2');
    expect(gradesOf({}, '2')).toEqual([]);
  });

  test('an hour of overtime is one and a half times the wage, half a cent rounded up, where overtime is paid', () => {
    expect(overtimeWage('18.67', pays({ after40HoursPerWeek: true }))).toBe('28.01');
    expect(overtimeWage('18.67', pays({ californiaOvertime: true }))).toBe('28.01');
    expect(overtimeWage('18.67', pays({}))).toBeUndefined();
    expect(overtimeWage('eighteen', pays({ after8HoursPerDay: true }))).toBeUndefined();
  });
});

test('RT-98 a duplicate of a job type has grades of its own that pay the same; without grades it has none', () => {
  const plain = newEmploymentBlob();
  const [of] = plain.jobTypes;
  if (!of) throw new Error('Employment has job types.');
  const copy = { ...of, id: 'copy', name: 'Cashier 2' };
  const given = { of, copy, newId: () => 'new' };
  expect(withJobTypeCopy(plain, given).wageGrades).toBeUndefined();
  const wageGrades = [{ id: 'a', jobTypeId: of.id, name: 'New', wage: '14.50' }];
  const after = withJobTypeCopy({ ...plain, wageGrades }, given);
  expect(after.jobTypes.at(-1)).toEqual(copy);
  expect(after.wageGrades).toEqual([...wageGrades, { id: 'new', jobTypeId: 'copy', name: 'New', wage: '14.50' }]);
});
