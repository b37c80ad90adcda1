import { expect, test, vi } from 'vitest';
import { buildTenantRecord, seaport } from '../../testing/locations.ts';
import { buildSession, expectAccessible, openScreen } from '../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../testing/servers/fake-server.ts';
import { AddGroupPage, EditGroupPage } from './group-form-pages.tsx';
import { GroupPage } from './group-page.tsx';
import { GroupsPage } from './groups-page.tsx';

let server: ReturnType<typeof fakeServer>;

const session = buildSession({
  enabledFeatures: ['addLocation', 'editLocation', 'accessConfigurationOptions'],
  grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } }],
});
const group = (id: string, name: string) => buildTenantRecord({ id, name, type: 'GROUP', groupId: null });
const bay = group('bay', 'Bay Area');
const tenants = [
  bay,
  group('east', 'East'),
  buildTenantRecord({ address: '39 Pier Walk' }),
  buildTenantRecord({ id: 'jack', name: 'Jack London Square' }),
  buildTenantRecord({ ...seaport, groupId: 'east' }),
];
const url = '/api/tenants/harbor';

async function open(at: string, more: Answers = {}, as = session, isReturning = false) {
  server = fakeServer({
    [`GET ${url}/any`]: { body: tenants },
    [`GET ${url}/group/bay`]: { body: { ...bay, locationIds: ['jack', 'pier'] } },
    'GET /api/session/status': { body: as },
    ...more,
  });
  const paths = {
    '/groups': GroupsPage,
    '/groups/addGroup': AddGroupPage,
    '/groups/$id': GroupPage,
    '/groups/$id/edit': EditGroupPage,
  };
  return openScreen({ paths, at, session: as, isReturning });
}

test('RT-44 NG-14 TN-08 TN-23 every group with how many locations it has; Enter opens it', async () => {
  const { screen, router } = await open('/groups');
  await expect.element(screen.getByRole('row', { name: /Bay Area.*2/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /East.*1/ })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('row', { name: /Bay Area/ }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/groups/bay'));
});

test('RT-44 a failed load says so, and can be tried again', async () => {
  const { screen } = await open('/groups', { [`GET ${url}/any`]: { status: 500 } });
  await expect.element(screen.getByText('Unable to retrieve groups')).toBeVisible();
});

test('RT-45 TN-13 a group is added by its name', async () => {
  const { screen, router } = await open('/groups/addGroup', {
    [`POST ${url}`]: { body: { ...bay, id: 'north', name: 'North' } },
  });
  await screen.getByRole('button', { name: 'Add group' }).click();
  await expect.element(screen.getByText('Enter a name.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name' }).fill('North');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Add group' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/groups/north'));
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ type: 'GROUP', name: 'North' });
});

test('RT-48 TN-14 a group is renamed; a taken name keeps what was typed', async () => {
  const taken = { code: 'NAME_TAKEN', message: 'There is already a group named "East".', path: 'body.name' };
  const { screen } = await open('/groups/bay/edit', { [`PUT ${url}`]: { status: 400, body: { errors: [taken] } } });
  await screen.getByRole('textbox', { name: 'Name' }).fill('East');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('There is already a group named "East".')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('East');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('RT-48 TN-14 a name that both changed is asked about before anything is saved', async () => {
  const conflict = { status: 409, body: { error: 'CONFLICTING EDIT', current: { ...bay, name: 'The Bay', ver: 6 } } };
  const answers = [conflict, { body: { ...bay, name: 'Bay', ver: 7 } }];
  const { screen, router } = await open('/groups/bay/edit', {
    [`PUT ${url}`]: () => answers.shift() ?? { status: 500 },
  });
  const saves = () => server.calls.filter(({ method }) => method === 'PUT');
  const save = screen.getByRole('button', { name: 'Save' });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Bay');
  await save.click();
  await expect.element(screen.getByRole('radio', { name: /^Theirs.*The Bay/ })).toBeVisible();
  await expectAccessible();
  await save.click();
  await expect.element(screen.getByText('One value is not decided yet.')).toBeVisible();
  expect(saves()).toHaveLength(1);
  await screen.getByRole('radio', { name: /^Yours.*Bay/ }).click();
  await save.click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/groups/bay'));
  expect(saves().at(-1)?.body).toMatchObject({ name: 'Bay', ver: 6 });
});

test('RT-48 TN-14 where both gave the same name, nothing is left to save', async () => {
  const conflict = { status: 409, body: { error: 'CONFLICTING EDIT', current: { ...bay, name: 'East Bay', ver: 6 } } };
  const { screen } = await open('/groups/bay/edit', { [`PUT ${url}`]: conflict });
  await screen.getByRole('textbox', { name: 'Name' }).fill('East Bay');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/^They saved the same values/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('East Bay');
});

test('RT-45 RT-48 a name that was typed survives a reload', async () => {
  const first = await open('/groups/bay/edit');
  await first.screen.getByRole('textbox', { name: 'Name' }).fill('The Bay');
  await first.screen.unmount();
  const { screen } = await open('/groups/bay/edit', {}, session, true);
  await expect.element(screen.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('The Bay');
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bay Area');
  await expect.element(screen.getByText('Your unsaved changes were restored.')).not.toBeInTheDocument();
});

test('RT-46 TN-04 TN-11 many locations come into a group at once', async () => {
  const path = `${url}/group/bay/members`;
  const { screen } = await open('/groups/bay', {
    [`POST ${path}`]: { body: { locationIds: ['jack', 'pier', 'sea'] } },
  });
  await screen.getByRole('button', { name: 'Add locations' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Seaport/ }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add 1 location' }).click();
  await vi.waitFor(() => expect(server.to(path)[0]?.body).toEqual({ add: ['sea'], remove: [] }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('RT-46 TN-04 many go out after a question', async () => {
  const path = `${url}/group/bay/members`;
  const { screen } = await open('/groups/bay', { [`POST ${path}`]: { body: { locationIds: [] } } });
  await screen.getByRole('checkbox', { name: 'Select all' }).click();
  await screen.getByRole('button', { name: 'Remove from group' }).click();
  await expect.element(screen.getByText('Remove 2 locations from Bay Area?')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove', exact: true }).click();
  await vi.waitFor(() => {
    const body = server.to(path)[0]?.body;
    expect(body).toMatchObject({ add: [] });
    expect(JSON.stringify(body)).toContain('jack');
  });
});

test('RT-46 TN-16 a group that still has locations is not deleted, and says why', async () => {
  const refusal = { code: 'GROUP_HAS_LOCATIONS', message: 'Move its 2 locations out first.' };
  const path = `${url}/bay/delete`;
  const { screen } = await open('/groups/bay', { [`POST ${path}`]: { status: 400, body: { errors: [refusal] } } });
  await screen.getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('dialog').getByRole('textbox').fill('Bay Area');
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await vi.waitFor(() => expect(server.to(path)[0]?.body).toEqual({ name: 'Bay Area' }));
  await expect.element(screen.getByRole('heading', { name: 'Bay Area' })).toBeVisible();
});

test('RT-44 RT-46 PM-39 who may not change groups finds no button', async () => {
  const reader = buildSession({ enabledFeatures: ['dashboard'], grantedRoles: [] });
  const { screen } = await open('/groups/bay', {}, reader);
  await expect.element(screen.getByRole('row', { name: /Pier 39/ })).toBeVisible();
  for (const name of ['Delete', 'Edit', 'Overrides', 'Add locations'])
    expect(screen.getByRole('button', { name }).elements()).toHaveLength(0);
});

test('RT-46 a group that is not there says so', async () => {
  const { screen } = await open('/groups/nowhere');
  await expect.element(screen.getByText('There is no such group')).toBeVisible();
});

test('RT-46 TN-11 a group that no role reaches is not called deleted, and the list is one press away', async () => {
  const refused = { status: 403, body: { error: 'FORBIDDEN' } };
  const { screen, router } = await open('/groups/east', { [`GET ${url}/group/east`]: refused });
  await expect.element(screen.getByText('You do not have access to this group')).toBeVisible();
  expect(screen.getByText(/It may have been deleted/).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Show groups' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/groups'));
});
