import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { saveTo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { MobileAppPage } from './mobile-app-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/mobileApp';

/** The builds of the build service. */
let builds: readonly object[];
const tma = 'GET /api/tma/';

beforeEach(() => {
  server = new SettingsServer().install();
  builds = [];
  server.fixed.set(tma, (_body, query) => ({ accountId: query.get('accountId'), builds }));
});

function refuse(match: string, status: number, error: string) {
  const answer = () => new Response(JSON.stringify({ error }), { status });
  for (let times = 0; times < 5; times += 1) server.answers.push({ match, answer });
}

const buildOf = (given: object = {}) => ({
  buildId: 'b-1',
  state: 'DONE',
  startedAt: '2026-11-20T18:00:00.000Z',
  finishedAt: '2026-11-20T18:09:00.000Z',
  version: '1.0',
  log: 'Ordered com.harbor.app 1.0\nSigned and stored',
  ...given,
});

describe('in both themes', () => {
  test.each([1440, 360])('KR-15 MA-01 the page has no accessibility problem at %d pixels', async (width) => {
    await page.viewport(width, 900);
    await renderScreen({ path, screen: MobileAppPage, at: 'pier-39' });
    await page.getByLabelText('Package name').fill('harbor');
    await expect.element(page.getByText(/Enter lowercase words with dots/)).toBeVisible();
    await expectAccessible();
  });
});

test('MA-02 MA-03 the app is described, saved, changed at a location, read again and reverted', async () => {
  await renderScreen({ path, screen: MobileAppPage });
  await expect.element(page.getByLabelText('Version')).toHaveValue('1.0');
  await page.getByLabelText('Name', { exact: true }).fill('Harbor Pizza');
  await page.getByLabelText('Package name').fill('com.harborpizza.app');
  await page.getByLabelText('Android app store').fill('https://apps.example/harbor');
  await saveTo(server);
  expect(server.base.mobileApp).toEqual({
    name: 'Harbor Pizza',
    packageName: 'com.harborpizza.app',
    version: '1.0',
    androidAppStoreUrl: 'https://apps.example/harbor',
    iosAppStoreUrl: '',
  });

  await cleanup();
  await renderScreen({ path, screen: MobileAppPage, at: 'pier-39' });
  await page.getByLabelText('Version').fill('1.1');
  await saveTo(server, 'pier-39');
  await cleanup();
  await renderScreen({ path, screen: MobileAppPage, at: 'pier-39' });
  await expect.element(page.getByLabelText('Version')).toHaveValue('1.1');
  await page.getByRole('button', { name: /Here/ }).first().click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('MA-02 an address without https is refused by name', async () => {
  await renderScreen({ path, screen: MobileAppPage });
  await page.getByLabelText('iOS app store').fill('http://store.example');
  await expect.element(page.getByText('Enter a web address that begins with https://.')).toBeVisible();
});

describe('MA-04 MA-05 MB-01 MB-02 builds', () => {
  const build = page.getByRole('button', { name: 'Build', exact: true });

  test('none yet; one is ordered, is followed to its end, and shows its log', async () => {
    server.fixed.set('POST /api/buildMobileApp', () => {
      builds = [buildOf({ state: 'QUEUED', finishedAt: null, log: 'Ordered' })];
      return { buildId: 'b-1', state: 'QUEUED' };
    });
    await renderScreen({ path, screen: MobileAppPage });
    await expect.element(page.getByText('No builds yet')).toBeVisible();
    await build.click();
    await expect.element(page.getByText('The build is ordered')).toBeVisible();
    await expect.element(page.getByText('Queued')).toBeVisible();
    await expect.element(build).toHaveAttribute('aria-disabled', 'true');
    const { query } = server.calls.find((call) => call.path === '/api/buildMobileApp') ?? {};
    expect(query?.get('accountId')).toBe(query?.get('companyId'));
    builds = [buildOf({ state: 'FAILED', log: 'The signing key does not fit' })];
    await expect.element(page.getByText('Failed', { exact: true })).toBeVisible();
    await expect.element(page.getByText('The signing key does not fit')).toBeVisible();
    await expect.element(build).toBeEnabled();
    await expectAccessible();
  });

  test('earlier ones are a history with version and times, their logs folded', async () => {
    builds = [buildOf({ buildId: 'b-2', version: '1.1' }), buildOf()];
    await renderScreen({ path, screen: MobileAppPage, at: 'pier-39' });
    const list = page.getByRole('list', { name: 'Builds' });
    await expect.element(list.getByText('Version 1.1')).toBeVisible();
    await expect.element(list.getByText('Version 1.0')).toBeVisible();
    await expect.element(list.getByText(/^Started 11\/20\/2026 .*, finished/).first()).toBeVisible();
    await expect.element(list.getByText(/Signed and stored/).first()).not.toBeVisible();
    await list.getByText('Log', { exact: true }).first().click();
    await expect.element(list.getByText(/Signed and stored/).first()).toBeVisible();
  });

  test('words of the server say why none is ordered', async () => {
    const errors = [{ code: 'PACKAGE', message: 'Enter the package name of the app and save it first.' }];
    const answer = () => new Response(JSON.stringify({ errors }), { status: 400 });
    server.answers.push({ match: '/api/buildMobileApp', answer });
    await renderScreen({ path, screen: MobileAppPage });
    await build.click();
    await expect.element(page.getByText('Enter the package name of the app and save it first.')).toBeVisible();
  });

  test('without a build service no build is pretended', async () => {
    refuse('/api/tma/', 503, 'NOT_CONFIGURED');
    await renderScreen({ path, screen: MobileAppPage });
    await expect.element(page.getByText(/No build service is set up/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /build/i })).not.toBeInTheDocument();
  });

  test('a build service that is away is said so, and may be asked again', async () => {
    refuse('/api/tma/', 503, 'BUILD_SERVICE_UNAVAILABLE');
    await renderScreen({ path, screen: MobileAppPage });
    await expect.element(page.getByText('Builds could not be loaded')).toBeVisible();
    server.answers.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No builds yet')).toBeVisible();
  });
});
