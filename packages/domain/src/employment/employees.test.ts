import { describe, expect, test } from 'vitest';
import { identityProblems } from '../configuration/identity-problems.ts';
import { EMPLOYEE_IDENTIFIERS, employeeAt, employeeSchema, type StaffMember } from './employees.ts';

const west = { id: 'west', type: 'GROUP', groupId: null } as const;
const one = { id: 'one', type: 'LOCATION', groupId: 'west' } as const;
const three = { id: 'three', type: 'LOCATION', groupId: 'east' } as const;

function buildPerson(given: Partial<StaffMember> = {}): StaffMember {
  return {
    id: 'u1',
    name: 'Ana Flores',
    posId: '4711',
    externalId: null,
    grantedRoles: [{ id: 'server', name: 'Server', place: one }],
    jobs: [{ jobTypeId: '4' }],
    certifications: [{ requirementId: '1', expiresOn: '2027-01-31' }],
    ...given,
  };
}

describe('who works at a location', () => {
  test.each([
    ['on the company', null, [one, three]],
    ['on the group', west, [one]],
    ['on the location', one, [one]],
  ])('EE-03 RL-29 a role %s reaches its locations and no other', (_, place, reached) => {
    const person = buildPerson({ grantedRoles: [{ id: 'server', name: 'Server', place }] });
    expect([one, three].filter((location) => employeeAt(person, location))).toEqual(reached);
  });

  test('EE-02 only the roles that hold there are reported, the widest first', () => {
    const grantedRoles = [
      { id: 'server', name: 'Server', place: one },
      { id: 'host', name: 'Host', place: three },
      { id: 'analyst', name: 'Analyst', place: null },
    ];
    expect(employeeAt(buildPerson({ grantedRoles }), one)?.grantedRoles).toEqual([
      { id: 'analyst', name: 'Analyst' },
      { id: 'server', name: 'Server', grantObject: 'one' },
    ]);
  });

  test('EE-05 one role on location and group is listed once, so that changes can be followed', () => {
    const grantedRoles = [one, west].map((place) => ({ id: 'server', name: 'Server', place }));
    const jobs = [{ jobTypeId: '4' }, { jobTypeId: '4' }];
    const employee = employeeAt(buildPerson({ grantedRoles, jobs }), one);
    expect(employee?.grantedRoles).toEqual([{ id: 'server', name: 'Server', grantObject: 'west' }]);
    expect(identityProblems({ employees: [employee] }, EMPLOYEE_IDENTIFIERS)).toEqual([]);
  });

  test('EM-101 EE-06 a job at a place is done there and in the stores of its group, one without a place wherever they work', () => {
    const jobs = [
      { jobTypeId: 'everywhere' },
      { jobTypeId: 'west', place: 'west' },
      { jobTypeId: 'one', place: 'one' },
      { jobTypeId: 'three', place: 'three' },
      { jobTypeId: 'west', place: 'one' },
    ];
    const person = buildPerson({ grantedRoles: [{ id: 'server', name: 'Server', place: null }], jobs });
    const jobsAt = (location: typeof one | typeof three) =>
      employeeAt(person, location)?.jobs?.map(({ jobTypeId }) => jobTypeId);
    expect(jobsAt(one)).toEqual(['everywhere', 'west', 'one']);
    expect(jobsAt(three)).toEqual(['everywhere', 'three']);
  });

  test('EE-06 data that is nobody else’s business stays behind, whatever is stored with the person', () => {
    const stored = { ...buildPerson(), email: 'ana@harbor.example', employment: { birthDate: '1990-01-01' } };
    const jobs = [{ jobTypeId: '4', wage: '21.50' }];
    const employee = employeeAt({ ...stored, jobs }, one);
    expect(Object.keys(employee ?? {})).toEqual([
      'id',
      'name',
      'posId',
      'externalId',
      'grantedRoles',
      'jobs',
      'certifications',
    ]);
    expect(JSON.stringify(employee)).not.toMatch(/21\.50|1990|example/);
    expect(employeeSchema.parse(employee)).toEqual(employee);
  });
});
