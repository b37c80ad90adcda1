import type { Employee, EmployeeRecord } from '../../features/employees/employee-calls.ts';
import { EmployeePage } from '../../features/employees/employee-page.tsx';
import { EmployeesPage } from '../../features/employees/employees-page.tsx';
import { AddEmployeePage } from '../../features/employees/form/add-employee-page.tsx';
import { EditEmployeePage } from '../../features/employees/form/edit-employee-page.tsx';
import { type Answers, fakeServer } from '../servers/fake-server.ts';
import { buildSession, openScreen, type Visit } from './open-screen.tsx';

export function buildEmployee(more: Partial<Employee> = {}): Employee {
  return {
    id: 'e1',
    ver: 3,
    name: 'Noa Berg',
    email: 'noa@harbor.example',
    phone: '5551234567',
    posId: '4711',
    status: 'ACTIVE',
    grantedRoles: [{ id: 'server', name: 'Server', grantObject: 'pier', grantObjectName: 'Pier 39' }],
    problems: [],
    ...more,
  };
}

export function buildRecord(more: Partial<EmployeeRecord> = {}): EmployeeRecord {
  return {
    ...buildEmployee(),
    createdAt: '2026-11-20T14:00:00.000Z',
    signedInAt: null,
    externalId: null,
    jobs: [{ jobTypeId: '2', place: null, wage: '17.50' }],
    certifications: [{ requirementId: '1', issuedOn: null, expiresOn: '2027-01-31' }],
    papers: [
      {
        kind: 'CERTIFICATION',
        requirementId: '1',
        name: 'Food Handlers',
        day: '2027-01-31',
        state: 'IN_ORDER',
        isRequired: true,
      },
    ],
    employment: {
      hiredOn: '2026-02-01',
      birthDate: null,
      payrollId: 'P-7',
      cardId: null,
      driverLicence: 'D-1',
      driverLicenceExpiresOn: null,
      insuranceExpiresOn: null,
    },
    mayEdit: true,
    mayEditStaffData: true,
    mayViewWages: true,
    ...more,
  };
}

const choices = {
  roles: [
    { id: 'server', name: 'Server', mayGrant: true },
    { id: 'manager', name: 'Manager', mayGrant: true },
    { id: 'owner', name: 'Owner', mayGrant: false },
  ],
  company: true,
  places: [
    { id: 'bay', name: 'Bay Area', type: 'GROUP', mayViewWages: true },
    { id: 'pier', name: 'Pier 39', type: 'LOCATION', mayViewWages: true },
  ],
  jobTypes: [
    { id: '1', name: 'Cashier', isDriver: false },
    { id: '2', name: 'Driver', isDriver: true },
  ],
  requirements: [{ id: '1', name: 'Food Handlers' }],
  terms: {
    today: '2026-11-23',
    requirements: [{ id: '1', name: 'Food Handlers', until: '2026-12-14' }],
    required: { '1': ['1'], '2': [] },
    driverJobs: ['2'],
    driverUntil: '2026-12-07',
  },
};

const paths = {
  '/employees': EmployeesPage,
  '/employees/add': AddEmployeePage,
  '/employees/$id': EmployeePage,
  '/employees/edit/$id': EditEmployeePage,
  '/employees/edit/$id/$cf': EditEmployeePage,
};
export const userAdministrator = buildSession({ enabledFeatures: ['userAdmin'] });
/** Sees the staff data of the people, with their wages. */
export const staffKeeper = buildSession({ enabledFeatures: ['userAdmin', 'staffData', 'viewWageData'] });

/** A screen of employees; `isReturning` keeps the storage of the browser. */
export async function openEmployees(
  at: string,
  more: Answers = {},
  { session = userAdministrator, isReturning = false }: Visit = {},
) {
  const bad = buildEmployee({
    id: 'e2',
    name: 'Bad Phone',
    phone: '12',
    problems: [{ field: 'phone', code: 'PHONE' }],
  });
  const server = fakeServer({
    'GET /api/users/harbor': { body: { users: [buildEmployee(), bad], total: 2 } },
    'GET /api/users/harbor/e1': { body: buildRecord() },
    'GET /api/users/harbor/choices': { body: choices },
    ...more,
  });
  /** The body that was sent to a path last. */
  const bodyOf = (path: string) => server.to(path).findLast(({ method }) => method !== 'GET')?.body;
  return { ...(await openScreen({ paths, at, session, isReturning })), server, bodyOf };
}
