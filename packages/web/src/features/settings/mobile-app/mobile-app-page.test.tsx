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

beforeEach(() => {
  server = new SettingsServer().install();
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
  await saveTo(server, '/location/pier-39');
  await cleanup();
  await renderScreen({ path, screen: MobileAppPage, at: 'pier-39' });
  await expect.element(page.getByLabelText('Version')).toHaveValue('1.1');
  await page.getByRole('button', { name: /Here/ }).first().click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await saveTo(server, '/location/pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('MA-02 an address without https is refused by name, and no build is pretended', async () => {
  await renderScreen({ path, screen: MobileAppPage });
  await page.getByLabelText('iOS app store').fill('http://store.example');
  await expect.element(page.getByText('Enter a web address that begins with https://.')).toBeVisible();
  await expect.element(page.getByText(/No build service is set up/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /build/i })).not.toBeInTheDocument();
});
