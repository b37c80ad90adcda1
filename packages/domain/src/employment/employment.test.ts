import { describe, expect, test } from 'vitest';
import { newEmploymentDepartment } from './departments.ts';
import { newDriverSettings } from './driver-settings.ts';
import { newEmploymentBlob } from './employment-blob.ts';
import { employmentKind } from './employment-kind.ts';
import { newJobRequirement } from './job-requirements.ts';
import { newJobType } from './job-types.ts';

const employment = newEmploymentBlob();
const { timeClock, payrollAndOvertime: payroll } = employment;
const codes = (changed: Partial<typeof employment>) =>
  employmentKind.validate({ ...employment, ...changed }).map(({ code }) => code);

describe('the employment blob', () => {
  test('as stored it has its modules and is valid', () => {
    expect(Object.keys(employment)).toEqual([
      'entityType',
      'departments',
      'jobTypes',
      'requirements',
      'timeClock',
      'payrollAndOvertime',
    ]);
    expect(employmentKind.schema.safeParse(employment).error?.issues ?? []).toEqual([]);
    expect(employmentKind.validate(employment)).toEqual([]);
  });

  test('EM-07 EM-08 EM-09 EM-10 EM-11 EM-12 has four departments', () => {
    expect(employment.departments.map(({ id, name, code }) => [id, name, code])).toEqual([
      ['1', 'Management', '1'],
      ['2', 'Front of House', '2'],
      ['3', 'Back of House', '3'],
      ['4', 'Drivers', '4'],
    ]);
    expect(Object.keys(employment.departments[0] ?? {})).toEqual([
      'id',
      'name',
      'code',
      'externalId',
      'created',
      'updated',
      'isDefault',
    ]);
  });

  test('EM-17 EM-18 EM-19 EM-20 EM-21 EM-22 EM-23 EM-24 EM-25 EM-26 a job type has its defaults', () => {
    expect(newJobType({ id: '9', name: 'Host' })).toEqual({
      id: '9',
      name: 'Host',
      departmentCode: '',
      externalId: null,
      departmentId: null,
      driverSettings: newDriverSettings(),
      entityType: 'JOB_TYPE',
      logOnStyle: 'SINGLE',
      eligibleForTicketsTransfers: true,
      defaultOrdersScreenToAssignedOrders: false,
      printTimeClockReceiptAtClockOff: true,
      defaultScreenAfterLogOn: 'NO_DEFAULT_SCREEN',
      excludeFromLaborCalculations: false,
      declareTipsAtClockOff: false,
      minimumTipPercentage: '0.00',
      payTipsOnPayroll: false,
      requirements: [],
    });
  });

  test('EM-27 EM-28 EM-29 EM-30 there are Cashier, Driver, Manager and Server', () => {
    expect(employment.jobTypes.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Cashier'],
      ['2', 'Driver'],
      ['3', 'Manager'],
      ['4', 'Server'],
    ]);
  });

  test('EM-31 EM-32 EM-33 EM-34 EM-35 EM-36 EM-37 EM-38 EM-39 EM-40 driver settings have their defaults', () => {
    expect(newDriverSettings()).toEqual({
      mode: 'NOT_DRIVER',
      feeMethod: 'NONE',
      feePerOrder: '0.00',
      feePerDispatch: '0.00',
      orderPercentage: '0.00',
      mileage: '0.00',
      payFeeOnPayroll: false,
      trackMileage: { enabled: true, method: 'GOOGLE_MAPS' },
      zones: [],
    });
  });

  test("EM-41 Server's driver settings also have zoneId and feePerZone", () => {
    expect(
      employment.jobTypes
        .filter(({ driverSettings }) => 'feePerZone' in driverSettings && 'zoneId' in driverSettings)
        .map(({ name }) => name),
    ).toEqual(['Server']);
  });

  test('EM-42 EM-43 EM-44 requirements warn 21 and 14 days ahead', () => {
    expect(employment.requirements).toEqual([
      { id: '1', entityType: 'JOB_TYPE_REQUIREMENT', name: 'Food Handlers', warnTimeBeforeExpiration: 1_814_400 },
      { id: '2', entityType: 'JOB_TYPE_REQUIREMENT', name: 'Liquor Service', warnTimeBeforeExpiration: 1_209_600 },
    ]);
  });

  test('EM-45 EM-46 EM-47 EM-48 EM-49 the time clock has its defaults', () => {
    expect(timeClock).toMatchObject({
      enable: true,
      autoClockOffAfterTime: 57_600,
      autoLogOffAfterTime: 300,
      requireReasonOnEditRecords: true,
    });
  });

  test('EM-50 EM-51 EM-52 a break is 600 seconds, paid', () => {
    expect(timeClock.breaks).toEqual({ enabled: true, defaultLength: 600, isPaid: true, excessIsNotPaid: true });
  });

  test('EM-53 EM-54 EM-55 lunch is 1800 seconds, unpaid', () => {
    expect(timeClock.lunch).toEqual({ enabled: true, defaultLength: 1800, isPaid: false, excessIsNotPaid: true });
  });

  test('EM-56 EM-57 EM-58 EM-59 EM-60 EM-61 EM-62 EM-63 payroll has its defaults', () => {
    expect(payroll).toMatchObject({
      version: 1,
      minimumWage: { enabled: false, amount: '0.00' },
      overTimePay: { after8HoursPerDay: false, after40HoursPerWeek: true, californiaOvertime: false },
      additionalEmployerLaborCostPercentage: '0.00',
    });
  });

  test('EM-64 the labor budget target is 27.00 each day', () => {
    expect(Object.values(payroll.laborBudgetTargetPercentage)).toEqual(Array(7).fill('27.00'));
  });

  test('EM-65 EM-66 salaries are allocated 10.00, on Friday and Saturday 25.00', () => {
    expect(Object.values(payroll.salaryAllocationsPercentage)).toEqual([
      '10.00',
      '10.00',
      '10.00',
      '10.00',
      '10.00',
      '25.00',
      '25.00',
    ]);
  });
});

describe('loading employment', () => {
  test('EM-13 no departments become the four defaults', () => {
    const { document, created } = employmentKind.complete({ ...employment, departments: [] }, {});
    expect(created).toEqual(['departments']);
    expect(document).toEqual(employment);
  });

  test.each([
    ['EM-71', 'jobTypes'],
    ['EM-72', 'requirements'],
    ['EM-73', 'timeClock'],
    ['EM-74', 'payrollAndOvertime'],
  ])('EM-71 EM-72 EM-73 EM-74 (%s) a missing %s is initialized', (_, module) => {
    const partial = Object.fromEntries(Object.entries(employment).filter(([field]) => field !== module));
    expect(employmentKind.complete(partial, {})).toEqual({ document: employment, notices: [], created: [module] });
  });

  test('employees are left as they are, and whole employment is kept by reference', () => {
    const employees = [{ id: 'u1', grantedRoles: [] }];
    expect(employmentKind.complete({ employees }, {}).document.employees).toBe(employees);
    expect(employmentKind.complete(employment, {}).document).toBe(employment);
  });
});

describe('saving employment', () => {
  test('EM-16 an unnamed department is refused', () => {
    const [first, ...others] = employment.departments;
    const departments = first ? [{ ...first, name: ' ' }, ...others] : [];
    expect(employmentKind.validate({ ...employment, departments })).toEqual([
      {
        code: 'DEPARTMENT_UNNAMED',
        path: ['departments', { id: '1' }, 'name'],
        message: 'At least one department is unnamed.',
      },
    ]);
  });

  test('EM-90 an invalid job type is refused', () => {
    const job = (given: object) => [newJobType({ id: '1', name: 'Host', departmentId: '2', ...given })];
    expect(codes({ jobTypes: job({}) })).toEqual([]);
    expect(codes({ jobTypes: job({ name: '' }) })).toEqual(['JOB_TYPE_UNNAMED']);
    expect(codes({ jobTypes: job({ departmentId: null }) })).toEqual(['JOB_TYPE_DEPARTMENT']);
    expect(codes({ jobTypes: job({ minimumTipPercentage: '100.01' }) })).toEqual(['PERCENTAGE']);
    expect(codes({ jobTypes: [...job({}), ...job({ id: '2', name: 'host' })] })).toEqual([
      'JOB_TYPE_NAME_TAKEN',
      'JOB_TYPE_NAME_TAKEN',
    ]);
  });

  test('EM-90 a job type whose department is gone is reported, not refused', () => {
    const jobTypes = [newJobType({ id: '1', name: 'Host', departmentId: 'gone' })];
    expect(employmentKind.validate({ ...employment, jobTypes })).toMatchObject([
      { code: 'JOB_TYPE_DEPARTMENT_GONE', isWarning: 'below' },
    ]);
  });

  test('names and codes of departments, and names of requirements, are unique; departments may have no code', () => {
    const department = (given: object) =>
      newEmploymentDepartment({ id: '1', name: 'Management', code: '1', created: 1, ...given });
    const two = (given: object) =>
      codes({ departments: [department({}), department({ id: '2', ...given })], jobTypes: [] });
    expect(two({ name: 'Kitchen', code: '1' })).toEqual(['DEPARTMENT_CODE_TAKEN', 'DEPARTMENT_CODE_TAKEN']);
    expect(two({ name: ' management ', code: '2' })).toEqual(['DEPARTMENT_NAME_TAKEN', 'DEPARTMENT_NAME_TAKEN']);
    expect(two({ name: 'Kitchen', code: '' })).toEqual([]);
    const requirement = (name: string) => [
      newJobRequirement({ id: '1', name: 'Permit' }),
      newJobRequirement({ id: '2', name }),
    ];
    expect(codes({ requirements: requirement('permit') })).toEqual([
      'REQUIREMENT_NAME_TAKEN',
      'REQUIREMENT_NAME_TAKEN',
    ]);
    expect(codes({ requirements: requirement(' ') })).toEqual(['REQUIREMENT_UNNAMED']);
  });

  test.each(['-1.00', 'ten', '10000.00', ''])('EM-91 %s is no percentage', (percentage) => {
    const payrollAndOvertime = { ...payroll, additionalEmployerLaborCostPercentage: percentage };
    expect(employmentKind.schema.safeParse({ ...employment, payrollAndOvertime }).error?.issues).toMatchObject([
      {
        path: ['payrollAndOvertime', 'additionalEmployerLaborCostPercentage'],
        message: 'Enter a percentage from 0 to 100.',
      },
    ]);
  });

  test('EM-91 what is missing to 100.00, and what is too much, is said', () => {
    const total = (sunday: string) =>
      employmentKind.validate({
        ...employment,
        payrollAndOvertime: {
          ...payroll,
          salaryAllocationsPercentage: { ...payroll.salaryAllocationsPercentage, 0: sunday },
        },
      })[0]?.message;
    const rule = 'The salary allocations must add up to 100.00.';
    expect(total('9.99')).toBe(`${rule} They add up to 99.99: 0.01 is missing.`);
    expect(total('10.5')).toBe(`${rule} They add up to 100.50: 0.50 is too much.`);
    expect(total('10')).toBeUndefined();
  });

  test('EM-91 salary allocations add up to 100.00', () => {
    const salaryAllocationsPercentage = { ...payroll.salaryAllocationsPercentage, 0: '10.01' };
    expect(codes({ payrollAndOvertime: { ...payroll, salaryAllocationsPercentage } })).toEqual(['SALARY_TOTAL']);
  });

  test('EE-04 EE-05 two roles of the same grant object are refused, of different ones accepted', () => {
    const employee = (...objects: (string | undefined)[]) => [
      {
        id: 'u1',
        grantedRoles: objects.map((grantObject, index) => ({ id: `r${index}`, ...(grantObject && { grantObject }) })),
      },
    ];
    expect(codes({ employees: employee('GLOBAL', 'GLOBAL') })).toEqual(['SAME_GRANT_OBJECT']);
    expect(codes({ employees: employee('GLOBAL', 'l1', undefined) })).toEqual([]);
  });
});
