import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildTenant } from '../../testing/build-session.ts';
import { buildTenantRecord } from '../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../testing/servers/fake-server.ts';
import { AddLocationPage } from './add-location-page.tsx';
import { EditLocationPage } from './edit-location-page.tsx';

let server: ReturnType<typeof fakeServer>;

const session = buildSession({
  enabledFeatures: ['addLocation', 'editLocation'],
  grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } }],
  accessibleTenants: [
    buildTenant({ id: 'bay', name: 'Bay Area', type: 'GROUP' }),
    buildTenant({ id: 'east', name: 'East', type: 'GROUP' }),
    buildTenant({ id: 'pier', name: 'Pier 39', groupId: 'bay' }),
  ],
});
const record = buildTenantRecord({
  latitude: 37.8087,
  longitude: -122.4098,
  tags: ['waterfront'],
  ver: 4,
});
const url = '/api/tenants/harbor';

async function open(at: string, more: Answers = {}, as = session, isReturning = false) {
  server = fakeServer({
    [`GET ${url}/pier`]: { body: record },
    [`GET ${url}/any`]: { body: [record] },
    'GET /api/tenants/tags/harbor': { body: [{ name: 'waterfront', locations: 1 }] },
    'GET /api/session/status': { body: as },
    ...more,
  });
  const screen = () => <p>Shown</p>;
  const paths = {
    '/locations': screen,
    '/locations/add': AddLocationPage,
    '/locations/$id': screen,
    '/locations/$id/edit': EditLocationPage,
  };
  return openScreen({ paths, at, session: as, isReturning });
}
const sent = (method: string) => server.calls.filter((call) => call.method === method && call.path === url);

test('RT-35 TN-13 FM-09 a location is added; what is not right says so at its field and sends nothing', async () => {
  const { screen, router } = await open('/locations/add?group=bay', {
    [`POST ${url}`]: { body: { ...record, id: 'new' } },
  });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Harbor Point');
  await screen.getByRole('textbox', { name: 'Street' }).fill('1 Point Road');
  await screen.getByRole('textbox', { name: 'ZIP code' }).fill('941');
  await screen.getByRole('button', { name: 'Add location' }).click();
  await expect.element(screen.getByText('Enter five digits, or nine such as 94133-1200.')).toBeVisible();
  await expect.element(screen.getByText('3 fields need your attention.')).toBeVisible();
  expect(sent('POST')).toHaveLength(0);
  await screen.getByRole('textbox', { name: 'City' }).fill('San Francisco');
  await screen.getByRole('textbox', { name: 'ZIP code' }).fill('94133');
  await screen.getByRole('combobox', { name: 'State' }).fill('Cali');
  await screen.getByRole('option', { name: 'California (CA)' }).click();
  await screen.getByRole('button', { name: 'Add location' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations/new'));
  expect(sent('POST')[0]?.body).toMatchObject({ name: 'Harbor Point', state: 'CA', zip: '94133', groupId: 'bay' });
  expect(server.to('/api/session/status').length).toBeGreaterThan(0);
});

test('RT-38 FM-03 a phone is formatted while nobody types in it; only what was typed is sent', async () => {
  const { screen } = await open('/locations/pier/edit', {
    [`GET ${url}/pier`]: { body: { ...record, phone: '5550100199' } },
    [`PUT ${url}`]: { body: record },
  });
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await expect.element(phone).toHaveValue('(555) 010-0199');
  await phone.click();
  await expect.element(phone).toHaveValue('5550100199');
  await screen.getByRole('textbox', { name: 'City' }).fill('Oakland');
  await expect.element(phone).toHaveValue('(555) 010-0199');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(sent('PUT')[0]?.body).toMatchObject({ city: 'Oakland', phone: '5550100199' }));
});

test('RT-35 the form is accessible in both themes', async () => {
  const { screen } = await open('/locations/add');
  await expect.element(screen.getByRole('region', { name: 'Map of the location' })).toBeVisible();
  await expectAccessible();
});

test('RT-38 TN-14 EN-04 the current record is shown and sent with its version', async () => {
  const { screen, router } = await open('/locations/pier/edit', { [`PUT ${url}`]: { body: { ...record, ver: 5 } } });
  await expect.element(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('39 Pier Walk');
  await screen.getByRole('textbox', { name: 'Phone' }).fill('(555) 010-0199');
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations/pier'));
  expect(sent('PUT')[0]?.body).toMatchObject({ id: 'pier', ver: 4, phone: '(555) 010-0199', tags: ['waterfront'] });
});

test('RT-38 another group is asked, with what it means', async () => {
  const { screen } = await open('/locations/pier/edit', { [`PUT ${url}`]: { body: record } });
  await screen.getByRole('combobox', { name: 'Group' }).click();
  await screen.getByRole('option', { name: 'East' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Move Pier 39 to East?')).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(sent('PUT')).toHaveLength(0);
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await vi.waitFor(() => expect(sent('PUT')[0]?.body).toMatchObject({ groupId: 'east' }));
});

const conflict = (current: object) => ({ status: 409, body: { error: 'CONFLICTING EDIT', current } });
const nameTaken = { code: 'NAME_TAKEN', message: 'There is already a location named "Seaport".', path: 'body.name' };

test('TN-14 a refusal is shown at its field, which has the focus, and the typed text stays', async () => {
  const { screen } = await open('/locations/pier/edit', {
    [`PUT ${url}`]: { status: 400, body: { errors: [nameTaken] } },
  });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Seaport');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(nameTaken.message)).toBeVisible();
  await expect.element(name).toHaveValue('Seaport');
  await expect.element(name).toHaveFocus();
  await expect.element(screen.getByText('One field needs your attention.')).toBeVisible();
  await name.fill('Seaport 2');
  await expect.element(screen.getByText(nameTaken.message)).not.toBeInTheDocument();
});

test('TN-14 a refusal that no field shows is a notice', async () => {
  const errors = [{ code: 'LOCKED', message: 'This location is being moved.', path: 'body.nothing' }];
  const { screen } = await open('/locations/pier/edit', { [`PUT ${url}`]: { status: 400, body: { errors } } });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Pier 40');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('This location is being moved.')).toBeVisible();
});

test('TN-14 what only somebody else changed is taken over and shown; saving again goes on their version', async () => {
  let answer: { status: number; body: object } = conflict({
    ...record,
    ...{ phone: '5550100100', tags: ['pier'], timezone: 'America/Denver', ver: 9 },
  });
  const { screen, router } = await open('/locations/pier/edit', { [`PUT ${url}`]: () => answer });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Pier 40');
  await screen.getByRole('button', { name: 'Save' }).click();
  const notice = screen.getByRole('region', { name: 'Someone else saved this in the meantime' });
  await expectText(notice, 'Phone: – to 5550100100');
  await expectText(notice, 'Tags: waterfront to pier');
  await expectText(notice, 'Time zone: Pacific (America/Los Angeles) to Mountain (America/Denver)');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pier 40');
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('(555) 010-0100');
  await expectAccessible();
  answer = { status: 500, body: { error: 'INTERNAL' } };
  await screen.getByRole('button', { name: 'Save' }).click();
  const merged = { ver: 9, name: 'Pier 40', phone: '5550100100', tags: ['pier'] };
  await vi.waitFor(() => expect(sent('PUT').at(-1)?.body).toMatchObject(merged));
  await expect.element(screen.getByText('Unable to save the location. Please try again later.')).toBeVisible();
  answer = { status: 200, body: { ...record, ver: 10 } };
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations/pier'));
});

test('TN-14 a field that both changed shows both values and is not saved before it is decided', async () => {
  const theirs = { ...record, name: 'Pier 41', zip: '94100', ver: 9 };
  const { screen } = await open('/locations/pier/edit', { [`PUT ${url}`]: conflict(theirs) });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Pier 40');
  await screen.getByRole('textbox', { name: 'ZIP code' }).fill('94134');
  await screen.getByRole('button', { name: 'Save' }).click();
  const [ofName, ofZip] = ['Name', 'ZIP code'].map((label) => screen.getByRole('group', { name: label }));
  await expect.element(ofName?.getByRole('radio', { name: /^Yours.*Pier 40/ }) ?? name).toHaveFocus();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('2 values are not decided yet.')).toBeVisible();
  expect(sent('PUT')).toHaveLength(1);
  await ofName?.getByRole('radio', { name: /^Theirs.*Pier 41/ }).click();
  await expect.element(name).toHaveValue('Pier 41');
  await expect.element(ofZip?.getByRole('radio', { name: /^Yours/ }) ?? name).not.toBeChecked();
  await screen.getByRole('textbox', { name: 'ZIP code' }).fill('94135');
  await expect.element(ofZip?.getByRole('radio', { name: /^Yours.*94135/ }) ?? name).toBeChecked();
  await screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(sent('PUT').at(-1)?.body).toMatchObject({ ver: 9, name: 'Pier 41', zip: '94135' }));
});

test('TN-14 a save is sent once, however often it is asked for', async () => {
  let finish: (answer: { status: number; body: object }) => void = () => undefined;
  const { screen, router } = await open('/locations/pier/edit', {
    [`PUT ${url}`]: () => new Promise((resolve) => (finish = resolve)),
  });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Pier 40');
  await userEvent.keyboard('{Enter}{Enter}');
  await vi.waitFor(() => expect(sent('PUT')).toHaveLength(1));
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  finish({ status: 200, body: { ...record, ver: 5 } });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations/pier'));
  expect(sent('PUT')).toHaveLength(1);
});

test('RT-38 leaving with something typed asks', async () => {
  const { screen, router } = await open('/locations/pier/edit');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Pier 40');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Leave without saving?')).toBeVisible();
  await screen.getByRole('button', { name: 'Stay' }).click();
  expect(router.state.location.pathname).toBe('/locations/pier/edit');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pier 40');
});

test('RT-38 leaving may save first', async () => {
  const { screen, router } = await open('/locations/pier/edit', { [`PUT ${url}`]: { body: { ...record, ver: 5 } } });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Pier 40');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations/pier'));
  expect(sent('PUT')[0]?.body).toMatchObject({ name: 'Pier 40', ver: 4 });
});

test('RT-35 RT-38 the typed values survive a reload, merged with the values that somebody else saved in between', async () => {
  const first = await open('/locations/pier/edit');
  await first.screen.getByRole('textbox', { name: 'Name' }).fill('Pier 40');
  await first.screen.getByRole('textbox', { name: 'ZIP code' }).fill('94134');
  await first.screen.unmount();
  const newer = { ...record, street: '1 New Walk', zip: '94100', ver: 5 };
  const again = () => open('/locations/pier/edit', { [`GET ${url}/pier`]: { body: newer } }, session, true);
  const second = await again();
  await expect.element(second.screen.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect.element(second.screen.getByRole('radio', { name: /^Theirs.*94100/ })).toBeVisible();
  await second.screen.unmount();
  const { screen } = await again();
  await expect.element(screen.getByRole('radio', { name: /^Theirs.*94100/ })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Pier 40');
  await expect.element(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('1 New Walk');
  await expect.element(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('94134');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('94100');
  await expect.element(screen.getByRole('radio', { name: /94100/ })).not.toBeInTheDocument();
});

test('RT-35 RT-38 PM-39 without the right the pages say so', async () => {
  const { screen } = await open('/locations/add', {}, buildSession({ enabledFeatures: ['dashboard'] }));
  await expect.element(screen.getByText('You do not have permission to change locations')).toBeVisible();
});

test('RT-38 the point moves with the arrow keys, and is typed as well', async () => {
  const { screen } = await open('/locations/pier/edit');
  const latitude = screen.getByRole('textbox', { name: 'Latitude' });
  await expect.element(latitude).toHaveValue('37.8087');
  await latitude.fill('95');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Enter a latitude between -90 and 90.')).toBeVisible();
  await latitude.fill('37.8');
  const point = screen.getByRole('button', { name: /Arrow keys move it/ });
  point.element().focus();
  point.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  await vi.waitFor(() => expect(Number(latitude.element().getAttribute('value'))).toBeGreaterThan(37.8));
});
