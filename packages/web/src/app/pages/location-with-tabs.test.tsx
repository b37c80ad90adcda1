import { describe, expect, test, vi } from 'vitest';
import { buildLocation } from '../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../testing/servers/fake-server.ts';
import { LocationWithTabs } from './location-with-tabs.tsx';

const Opened = () => <h1>Opened</h1>;
const storeScreens = ['/menu/menuItems', '/locationSettings/hours', '/locationSettings/deliverySettings'];
const paths = {
  '/locations/$id': LocationWithTabs,
  ...Object.fromEntries(storeScreens.map((path) => [path, Opened])),
};

let server: ReturnType<typeof fakeServer>;

const status = {
  locationId: 'pier',
  licences: { online: true, delivery: true, tableService: false },
  state: 'ACTIVE',
  changedAt: null,
  token: { id: '0-1', issuedAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-23T10:00:00.000Z' },
};
const cutover = { locationId: 'pier', isAuth: false, cutoverAt: null };
const everything = ['locationLicensing', 'manageOnline', 'configureCreditCards'];

async function open(tab: string, more: Answers = {}, enabledFeatures: readonly string[] = everything) {
  server = fakeServer({
    'GET /api/tenants/harbor/pier': { body: buildLocation() },
    'GET /api/tenants/sync-status/harbor': { body: [buildLocation()] },
    'GET /api/licensing/status/pier': { body: status },
    'GET /api/cards/cutover/pier': { body: cutover },
    ...more,
  });
  const session = buildSession({ enabledFeatures: [...enabledFeatures] });
  return openScreen({ paths, at: `/locations/pier?tab=${tab}`, session });
}

describe('screens of a location', () => {
  test.each([
    [
      'everything',
      ['manageMenus', 'overrideMenus', 'accessConfigurationOptions', 'locationSettings'],
      ['Menu Items', 'Hours', 'Delivery'],
    ],
    ['menus of stores', ['overrideMenus'], ['Menu Items']],
    ['menus of the company alone', ['manageMenus'], []],
    ['configuration', ['accessConfigurationOptions'], ['Hours']],
    ['nothing of them', ['dashboard'], []],
  ])('RT-36 NG-66 who has %s is led to those screens alone', async (_, features, names) => {
    const { screen } = await open('overview', {}, features);
    await expect.element(screen.getByRole('heading', { name: 'Pier 39' })).toBeVisible();
    const links = screen.getByRole('navigation', { name: 'Edit at this location' }).getByRole('link');
    expect(links.elements().map(({ textContent }) => textContent)).toEqual(names);
  });

  test('RT-36 a screen opens at that store', async () => {
    const { screen, router } = await open('overview', {}, ['accessConfigurationOptions']);
    await screen.getByRole('link', { name: 'Hours' }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locationSettings/hours'));
    expect(router.state.location.search).toMatchObject({ locationId: 'pier' });
  });
});

describe('licenses of a location', () => {
  test('LI-01 shows what is held, the state and until when the token counts', async () => {
    const { screen } = await open('licences');
    await expect.element(screen.getByRole('switch', { name: 'Online ordering' })).toBeChecked();
    await expect.element(screen.getByRole('switch', { name: 'Table service' })).not.toBeChecked();
    await expect.element(screen.getByText(/Valid until 11\/2/)).toBeVisible();
    await expectAccessible();
  });

  test('LI-01 giving acts at once, taking away asks first', async () => {
    const path = '/api/licensing/pier';
    const { screen } = await open('licences', { [`PUT ${path}`]: { body: status } });
    await screen.getByRole('switch', { name: 'Table service' }).click();
    await vi.waitFor(() => expect(server.to(path)[0]?.body).toEqual({ tableService: true }));
    await screen.getByRole('switch', { name: 'Delivery' }).click();
    await expectText(screen.getByRole('dialog'), 'Remove Delivery?');
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await vi.waitFor(() => expect(server.to(path)[1]?.body).toEqual({ delivery: false }));
  });

  test('LI-02 CF-05 revoking wants the name of the location', async () => {
    const path = '/api/licensing/revoke/pier';
    const revoked = {
      ...status,
      licences: { online: false, delivery: false, tableService: false },
      state: 'REVOKED',
      token: null,
    };
    const { screen } = await open('licences', { [`POST ${path}`]: { body: revoked } });
    await screen.getByRole('button', { name: 'Revoke license' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'Revoke license' })).toBeDisabled();
    await dialog.getByRole('textbox').fill('Pier 39');
    await dialog.getByRole('button', { name: 'Revoke license' }).click();
    await vi.waitFor(() => expect(server.to(path)).toHaveLength(1));
    await expect.element(screen.getByText('Revoked', { exact: true })).toBeVisible();
  });

  test('LI-02 without the permission they are shown and cannot be changed', async () => {
    const { screen } = await open('licences', {}, ['manageMenus']);
    await expect.element(screen.getByRole('switch', { name: 'Delivery' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Revoke license' }).elements()).toHaveLength(0);
    expect(screen.getByRole('tab', { name: 'Integrations' }).elements()).toHaveLength(0);
  });
});

describe('outside services of a location', () => {
  const validate = 'GET /api/tenants/validate-deliverect/acc-1/pier';

  test('TN-20 DC-01 an account is validated, and what is wrong is said in words', async () => {
    let answer: { readonly body: object } = { body: { valid: true, name: 'Pier (orders)', reason: null } };
    const { screen } = await open('integrations', { [validate]: () => answer });
    await screen.getByLabelText('Account id').fill('no spaces');
    await expect.element(screen.getByText(/Letters, digits, - and _, at most 64/)).toBeVisible();
    await screen.getByLabelText('Account id').fill('acc-1');
    await screen.getByRole('button', { name: 'Validate' }).click();
    await expect.element(screen.getByText('Valid. The aggregator calls this location Pier (orders).')).toBeVisible();
    answer = { body: { valid: false, name: null, reason: 'UNKNOWN_LOCATION' } };
    await screen.getByRole('button', { name: 'Validate' }).click();
    await expect.element(screen.getByText(/has no location with the id pier/)).toBeVisible();
    await expectAccessible();
  });

  test('CH-03 CH-05 cutting over wants the name; then the card host authorizes', async () => {
    const path = '/api/cards/cutover/pier';
    let now: object = cutover;
    const done = { ...cutover, isAuth: true, cutoverAt: '2026-11-20T10:00:00.000Z' };
    const { screen } = await open('integrations', {
      [`GET ${path}`]: () => ({ body: now }),
      [`POST ${path}`]: () => {
        now = done;
        return { body: done };
      },
    });
    await expect.element(screen.getByText("The location's own processor")).toBeVisible();
    await screen.getByRole('button', { name: 'Cut over to the card host' }).click();
    await screen.getByRole('dialog').getByRole('textbox').fill('Pier 39');
    await screen.getByRole('dialog').getByRole('button', { name: 'Cut over' }).click();
    await expect.element(screen.getByText('The card host', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cut over to the card host' }).elements()).toHaveLength(0);
  });

  test('CH-04 CH-06 a refusal of the card host is shown in its words', async () => {
    const path = '/api/cards/credit-card/pier/delete';
    const errors = [{ code: 'NO_CREDIT_CARD', message: 'There is no credit card on file.' }];
    const { screen } = await open('integrations', { [`POST ${path}`]: { status: 400, body: { errors } } });
    await screen.getByRole('button', { name: 'Delete credit card' }).click();
    await screen.getByRole('dialog').getByRole('textbox').fill('Pier 39');
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete credit card' }).click();
    await expect.element(screen.getByText('There is no credit card on file.')).toBeVisible();
  });

  test('CH-01 an installation without a card host says so', async () => {
    const { screen } = await open('integrations', {
      'GET /api/cards/cutover/pier': { status: 503, body: { error: 'NOT_CONFIGURED' } },
    });
    await expect.element(screen.getByText(/not set up in this installation/)).toBeVisible();
  });
});
