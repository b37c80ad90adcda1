import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetFormsOfOthers } from '../../configuration/form-draft/form-memory.ts';
import { type Answers, fakeServer } from '../../testing/fake-server.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../testing/open-screen.tsx';
import type { Employee, EmployeeRecord } from './employee-calls.ts';
import { EmployeePage } from './employee-page.tsx';
import { EmployeesPage } from './employees-page.tsx';
import { AddEmployeePage } from './form/add-employee-page.tsx';
import { EditEmployeePage } from './form/edit-employee-page.tsx';

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.close());

function buildEmployee(more: Partial<Employee> = {}): Employee {
  return {
    id: 'e1',
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

function buildRecord(more: Partial<EmployeeRecord> = {}): EmployeeRecord {
  return {
    ...buildEmployee(),
    ver: 3,
    createdAt: '2026-11-20T14:00:00.000Z',
    externalId: null,
    jobs: [{ jobTypeId: '2', wage: '17.50' }],
    certifications: [{ requirementId: '1', expiresOn: '2027-01-31' }],
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
    { id: 'bay', name: 'Bay Area', type: 'GROUP' },
    { id: 'pier', name: 'Pier 39', type: 'LOCATION' },
  ],
  jobTypes: [
    { id: '1', name: 'Cashier', isDriver: false },
    { id: '2', name: 'Driver', isDriver: true },
  ],
  requirements: [{ id: '1', name: 'Food Handlers' }],
};

const paths = {
  '/employees': EmployeesPage,
  '/employees/add': AddEmployeePage,
  '/employees/$id': EmployeePage,
  '/employees/edit/$id': EditEmployeePage,
  '/employees/edit/$id/$cf': EditEmployeePage,
};
const administrator = buildSession({ enabledFeatures: ['userAdmin'] });
const staff = buildSession({ enabledFeatures: ['userAdmin', 'providerStaff', 'viewWageData'] });

async function open(at: string, more: Answers = {}, session = administrator, isReturning = false) {
  const bad = buildEmployee({
    id: 'e2',
    name: 'Bad Phone',
    phone: '12',
    problems: [{ field: 'phone', code: 'PHONE' }],
  });
  server = fakeServer({
    'GET /api/users/harbor': { body: { users: [buildEmployee(), bad], total: 2 } },
    'GET /api/users/harbor/e1': { body: buildRecord() },
    'GET /api/users/harbor/choices': { body: choices },
    ...more,
  });
  return openScreen({ paths, at, session, isReturning });
}

/** Sees nobody's employment data: what the calls of one path carried. */
const bodyOf = (path: string) => server.to(path).findLast(({ method }) => method !== 'GET')?.body;

test('EE-01 RT-20 RT-113 NG-17 the list shows who works where, and what is wrong', async () => {
  const { screen } = await open('/employees');
  await expectText(screen.getByRole('row', { name: /Noa Berg/ }), 'Server, Pier 39');
  await expectText(screen.getByRole('row', { name: /Bad Phone/ }), 'Fix phone');
  await expect.element(screen.getByRole('img', { name: 'A phone has 10 to 15 digits.' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 employees');
  await expectAccessible();
});

test('EE-01 RT-20 twenty thousand: only the lines in sight are drawn, only their pages are asked for', async () => {
  const page = ({ url }: { url: URL }) => {
    const offset = Number(url.searchParams.get('offset'));
    const users = Array.from({ length: 100 }, (_, at) =>
      buildEmployee({ id: `e${offset + at}`, name: `Person ${offset + at}` }),
    );
    return { body: { users, total: 20_000 } };
  };
  const { screen } = await open('/employees', { 'GET /api/users/harbor': page });
  await expect.element(screen.getByRole('row', { name: /Person 0/ })).toBeVisible();
  expect(screen.getByRole('row').elements().length).toBeLessThan(80);
  screen
    .getByRole('row', { name: /Person 0/ })
    .element()
    .focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('row', { name: /Person 19999/ })).toBeVisible();
  expect(server.to('/api/users/harbor').length).toBeLessThan(8);
});

test('RT-20 search, filters and sort live in the address, and the server does them', async () => {
  const { screen, router } = await open('/employees?invalid=1&sort=-email');
  await expect.element(screen.getByRole('row', { name: /Noa Berg/ })).toBeVisible();
  const asked = () => Object.fromEntries(server.to('/api/users/harbor').at(-1)?.url.searchParams ?? []);
  expect(asked()).toMatchObject({ invalid: '1', sort: '-email' });
  await screen.getByRole('searchbox').fill('noa');
  await vi.waitFor(() => expect(asked()).toMatchObject({ search: 'noa', invalid: '1' }));
  expect(router.state.location.search).toEqual({ invalid: '1', sort: '-email', q: 'noa' });
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ sort: '-email' }));
});

test('RT-20 a failed load says so, and an empty company what to do', async () => {
  const failing = await open('/employees', { 'GET /api/users/harbor': { status: 500 } });
  await expect.element(failing.screen.getByText('Unable to retrieve employees')).toBeVisible();
});

test('RT-23 EE-08 EM-101 EM-102 EM-103 EM-104 PM-43 PM-44 PM-45 PM-46 employee data, jobs, wages, certifications and driver jobs are for provider staff', async () => {
  const { screen } = await open('/employees/e1', {}, staff);
  await expect.element(screen.getByRole('region', { name: 'Employee data' })).toBeVisible();
  await expectText(screen.getByRole('region', { name: 'Jobs and wages' }), '17.50');
  await expectText(screen.getByRole('region', { name: 'Security and certifications' }), 'Food Handlers');
  await expectText(screen.getByRole('region', { name: 'Driver jobs' }), 'D-1');
  await expectAccessible();
});

test('RT-23 EE-08 EM-101 EM-102 EM-103 EM-104 without the feature none of it is shown', async () => {
  const { screen } = await open('/employees/e1');
  await expectText(screen.getByRole('region', { name: 'Roles' }), 'Pier 39');
  for (const name of ['Employee data', 'Jobs and wages', 'Security and certifications', 'Driver jobs'])
    expect(screen.getByRole('region', { name }).elements()).toHaveLength(0);
});

test('RT-23 PM-60 deactivating asks first; inviting and reactivating do not', async () => {
  const gone = buildRecord({ status: 'DEACTIVATED' });
  const { screen } = await open('/employees/e1', {
    'POST /api/users/harbor/e1/deactivate': { body: gone },
    'POST /api/users/harbor/e1/invite': { status: 204 },
  });
  await screen.getByRole('button', { name: 'Send invitation' }).click();
  await vi.waitFor(() => expect(server.to('/api/users/harbor/e1/invite')).toHaveLength(1));
  await screen.getByRole('button', { name: 'Deactivate' }).click();
  expect(server.to('/api/users/harbor/e1/deactivate')).toHaveLength(0);
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await vi.waitFor(() => expect(server.to('/api/users/harbor/e1/deactivate')).toHaveLength(1));
});

test('RT-23 who stands above is shown and not changed', async () => {
  const { screen } = await open('/employees/e1', {
    'GET /api/users/harbor/e1': { body: buildRecord({ mayEdit: false }) },
  });
  await expect.element(screen.getByText(/roles beyond yours/)).toBeVisible();
  for (const name of ['Edit', 'Deactivate', 'Reactivate', 'Send invitation'])
    expect(screen.getByRole('button', { name, exact: true }).elements()).toHaveLength(0);
});

test('RT-23 who is not there is said', async () => {
  const { screen } = await open('/employees/e1', { 'GET /api/users/harbor/e1': { status: 404 } });
  await expect.element(screen.getByText('There is no such employee')).toBeVisible();
});

test('RT-21 EE-01 EE-02 EE-03 a person is added with a role; what is wrong is said as it is typed', async () => {
  const { screen, router } = await open('/employees/add', {
    'POST /api/users/harbor': { body: buildRecord({ name: 'New Person' }) },
  });
  await screen.getByRole('button', { name: 'Add employee' }).click();
  await expect.element(screen.getByText('Give a name.')).toBeVisible();
  await screen.getByLabelText('Name').fill('New Person');
  await screen.getByLabelText('Phone').fill('12');
  await expect.element(screen.getByText('A phone has 10 to 15 digits.')).toBeVisible();
  await screen.getByLabelText('Phone').fill('555 123 4567');
  await expect.element(screen.getByText('A phone has 10 to 15 digits.')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add role' }).click();
  await screen.getByRole('combobox', { name: 'Role 1', exact: true }).click();
  await screen.getByRole('option', { name: 'Server' }).click();
  await screen.getByRole('combobox', { name: 'Where role 1 holds' }).click();
  await screen.getByRole('option', { name: 'Pier 39' }).click();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Add employee' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/employees/e1'));
  expect(bodyOf('/api/users/harbor')).toEqual({
    name: 'New Person',
    phone: '555 123 4567',
    grantedRoles: [{ id: 'server', grantObject: 'pier' }],
  });
});

test('RT-24 EE-04 EE-05 a second role at one place is explained before it is sent', async () => {
  const { screen } = await open('/employees/edit/e1');
  await screen.getByRole('button', { name: 'Add role' }).click();
  await screen.getByRole('combobox', { name: 'Role 2', exact: true }).click();
  await screen.getByRole('option', { name: 'Manager' }).click();
  await screen.getByRole('combobox', { name: 'Where role 2 holds' }).click();
  await screen.getByRole('option', { name: 'Pier 39' }).click();
  await expect.element(screen.getByText(/One role per place/)).toBeVisible();
  await screen.getByRole('combobox', { name: 'Where role 2 holds' }).click();
  await screen.getByRole('option', { name: 'Bay Area' }).click();
  await expect.element(screen.getByText(/One role per place/)).not.toBeInTheDocument();
});

test('RT-24 only what was changed is sent; what the server refuses stands at its field and nothing is lost', async () => {
  const path = '/api/users/harbor/e1';
  const { screen } = await open('/employees/edit/e1', {
    [`PUT ${path}`]: {
      status: 400,
      body: {
        errors: [{ code: 'ALREADY_EXISTS', message: 'The provided Email is already in use.', path: 'body.email' }],
      },
    },
  });
  await screen.getByLabelText('E-mail').fill('taken@harbor.example');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The provided Email is already in use.')).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('taken@harbor.example');
  expect(bodyOf(path)).toEqual({ email: 'taken@harbor.example', ver: 3 });
});

test('RT-24 a conflict keeps what was typed, and the second save goes over the newer version', async () => {
  const path = '/api/users/harbor/e1';
  let version = 3;
  const { screen } = await open('/employees/edit/e1', {
    [`GET ${path}`]: () => ({ body: buildRecord({ ver: version }) }),
    [`PUT ${path}`]: () => {
      version = 4;
      return { status: 409, body: { error: 'CONFLICTING EDIT' } };
    },
  });
  await screen.getByLabelText('Name').fill('Mine');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/Somebody else saved/)).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(bodyOf(path)).toEqual({ name: 'Mine', ver: 4 }));
});

test('RT-24 what was typed survives a reload, says so, and is thrown away on demand', async () => {
  const first = await open('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.getByRole('button', { name: 'Add role' }).click();
  await first.screen.unmount();
  const { screen } = await open('/employees/edit/e1', {}, administrator, true);
  await expect.element(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Mine');
  await expect.element(screen.getByRole('combobox', { name: 'Role 2', exact: true })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Noa Berg');
  await screen.unmount();
  const third = await open('/employees/edit/e1', {}, administrator, true);
  await expect.element(third.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
});

test('RT-24 a draft on what somebody else saved meanwhile is shown over it, and names what clashes', async () => {
  const path = '/api/users/harbor/e1';
  const first = await open('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.unmount();
  const newer = buildRecord({ name: 'Theirs', posId: '77', ver: 8 });
  const { screen } = await open(
    '/employees/edit/e1',
    { [`GET ${path}`]: { body: newer }, [`PUT ${path}`]: { body: newer } },
    administrator,
    true,
  );
  await expect.element(screen.getByText(/Yours stands in place of theirs here: Name\.$/)).toBeVisible();
  await expect.element(screen.getByLabelText('POS id')).toHaveValue('77');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(bodyOf(path)).toEqual({ name: 'Mine', ver: 8 }));
  await screen.unmount();
  const third = await open('/employees/edit/e1', {}, administrator, true);
  await expect.element(third.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
});

test('RT-24 what one person left unfinished is nothing to another, and goes when that one logs out', async () => {
  const first = await open('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.unmount();
  const other = buildSession({ userId: 'other', enabledFeatures: ['userAdmin'] });
  const second = await open('/employees/edit/e1', {}, other, true);
  await expect.element(second.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
  await second.screen.unmount();
  await forgetFormsOfOthers(other);
  const third = await open('/employees/edit/e1', {}, administrator, true);
  await expect.element(third.screen.getByLabelText('Name')).toHaveValue('Noa Berg');
});

test('RT-24 leaving after the question throws away what was typed', async () => {
  const first = await open('/employees/edit/e1');
  await first.screen.getByLabelText('Name').fill('Mine');
  await first.screen.getByRole('link', { name: 'Cancel' }).click();
  await first.screen.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await vi.waitFor(() => expect(first.router.state.location.pathname).toBe('/employees/e1'));
  await first.screen.unmount();
  const { screen } = await open('/employees/edit/e1', {}, administrator, true);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Noa Berg');
});

test('RT-25 EE-07 an invalid field has the focus and says what is wrong', async () => {
  const bad = buildRecord({ posId: '88', problems: [{ field: 'posId', code: 'POS_ID_TAKEN' }] });
  const { screen } = await open('/employees/edit/e1/posId', { 'GET /api/users/harbor/e1': { body: bad } });
  await expect.element(screen.getByLabelText('POS id')).toHaveFocus();
  await expect.element(screen.getByText('Somebody else has this POS id.')).toBeVisible();
  await screen.getByLabelText('POS id').fill('89');
  await expect.element(screen.getByText('Somebody else has this POS id.')).not.toBeInTheDocument();
});

test('EE-01 an import is previewed by line, and cannot run while a line is refused', async () => {
  const line = { line: 2, name: 'New', changes: [{ column: 'Name', from: '', to: 'New' }], errors: [] };
  const refused = {
    ...line,
    line: 3,
    action: 'REFUSE',
    changes: [],
    errors: [{ code: 'PHONE', column: 'Phone', message: 'A phone has 10 to 15 digits.' }],
  };
  const outcomes = [
    { lines: [{ ...line, action: 'CREATE' }, refused], counts: { create: 1, change: 0, keep: 0, refuse: 1 } },
    { lines: [{ ...line, action: 'CREATE' }], counts: { create: 1, change: 0, keep: 0, refuse: 0 } },
  ];
  let asked = 0;
  const { screen } = await open('/employees', {
    'POST /api/users/harbor/import/preview': () => ({ body: outcomes[asked++] }),
    'POST /api/users/harbor/import': { body: outcomes[1] },
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  const choose = async () => {
    const input = screen.getByRole('dialog').getByLabelText('Drop a CSV file here').elements().at(-1);
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await userEvent.upload(input, new File(['Name\nNew'], 'people.csv', { type: 'text/csv' }));
  };
  await expect.element(screen.getByRole('button', { name: 'Choose file' })).toBeVisible();
  await choose();
  await expect.element(screen.getByText('Phone: A phone has 10 to 15 digits.')).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Another file' }).click();
  await choose();
  await screen.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await vi.waitFor(() => expect(bodyOf('/api/users/harbor/import')).toEqual({ csv: 'Name\nNew' }));
});
