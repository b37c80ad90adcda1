import { expect, test } from 'vitest';
import { jsonKind } from '../configuration/json-kind.ts';
import { employmentKind } from './employment-kind.ts';
import { importedEmployment } from './imported-employment.ts';

const current = jsonKind(employmentKind).createDefault();

test('a file that is no employment is none', () => {
  for (const file of [null, [], 'x', {}, { entityType: 'MENU', departments: [] }])
    expect(importedEmployment(current, file)).toBeUndefined();
});

test('KR-17 what the file has is taken over; parts that it lacks, links to the labor service and people stay', () => {
  const linked = {
    ...current,
    departments: [
      { id: '1', name: 'Office', code: '1', externalId: 'x9', created: null, updated: null, isDefault: true },
    ],
    jobTypes: [],
  };
  const file = {
    entityType: 'EMPLOYMENT',
    departments: [
      { id: '1', name: 'Management', code: '1', externalId: 'foreign', created: null, updated: null, isDefault: true },
      {
        id: '9',
        name: 'Bakery',
        code: '9',
        externalId: 'foreign',
        created: null,
        updated: null,
        isDefault: false,
        oven: 3,
      },
    ],
    employees: [{ id: 'u1' }],
  };
  const imported = importedEmployment(linked, file);
  expect(imported?.document).toMatchObject({
    departments: [
      { name: 'Management', externalId: 'x9' },
      { name: 'Bakery', externalId: null },
    ],
    timeClock: current.timeClock,
  });
  expect(imported).toMatchObject({
    kept: ['jobTypes', 'requirements', 'timeClock', 'payrollAndOvertime'],
    hasEmployees: true,
    hasWageGrades: false,
    unknown: [['departments', { id: '9' }, 'oven']],
    problems: [],
  });
});

test('what is wrong in the file is said by its place', () => {
  const broken = { entityType: 'EMPLOYMENT', timeClock: { enable: 'yes' } };
  expect(importedEmployment(current, broken)?.problems[0]?.path[0]).toBe('timeClock');
  const payroll = { ...Object(current.payrollAndOvertime), additionalEmployerLaborCostPercentage: '101.00' };
  const file = { entityType: 'EMPLOYMENT', payrollAndOvertime: payroll };
  expect(importedEmployment(current, file)?.problems).toMatchObject([{ code: 'PERCENTAGE' }]);
});

test('wage grades of the file are left out, and those of here stay', () => {
  const grades = (id: string) => [{ id, jobTypeId: '2', name: 'New', wage: '14.50' }];
  const imported = importedEmployment(
    { ...current, wageGrades: grades('here') },
    { ...current, wageGrades: grades('there') },
  );
  expect(imported).toMatchObject({ hasWageGrades: true, unknown: [], document: { wageGrades: [{ id: 'here' }] } });
});
