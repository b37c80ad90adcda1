import { findByPath, newBlockedTime } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { openRow, pressSwitch, saveTo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { json, SettingsServer } from '../../../testing/servers/settings-server.ts';
import { OnlineOrderingPage } from './online-ordering-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/thriveOnline';

beforeEach(() => {
  server = new SettingsServer().install();
  const rush = newBlockedTime({ id: 'rush', name: 'Friday rush' });
  server.put(['onlineAccess', 'blockedTimes'], [rush]);
});

describe('in both themes', () => {
  test.each([1440, 360])('KR-01 the page has no accessibility problem at %d pixels', async (width) => {
    await page.viewport(width, 900);
    await renderScreen({ path, screen: OnlineOrderingPage, at: 'pier-39' });
    await pressSwitch('Take online orders');
    await openRow('Friday rush');
    await expect.element(page.getByRole('group', { name: 'Days' })).toBeVisible();
    await expectAccessible();
  });
});

test('KR-01 OD-07 OD-08 a location pauses, sets its addresses, is read again with marks, and takes that back', async () => {
  await renderScreen({ path, screen: OnlineOrderingPage, at: 'pier-39' });
  await page.getByLabelText('Access URL').fill('https://order.harbor.example/pier-39');
  await page.getByLabelText('Short URL').fill('https://hrbr.example/p39');
  await pressSwitch('Take online orders');
  await page.getByLabelText('Message to guests while paused').fill('Back at six.');
  await saveTo(server, 'pier-39');
  expect(server.overrides.get('pier-39')?.changes.map(({ path: at }) => at.at(-1))).toEqual(
    expect.arrayContaining(['accessUrl', 'shortUrl', 'acceptOrders', 'pauseMessage']),
  );

  await cleanup();
  await renderScreen({ path, screen: OnlineOrderingPage, at: 'pier-39' });
  await expect.element(page.getByLabelText('Short URL')).toHaveValue('https://hrbr.example/p39');
  await page.getByRole('button', { name: /Here/ }).first().click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('switch', { name: 'Take online orders' })).toBeChecked();
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toHaveLength(3);
});

test('KR-01 only types that are available online can be switched on, under the name that guests see', async () => {
  const type = ['orderTypes', 'types', { id: 2 }];
  server.put([...type, 'customName'], 'Take Away');
  await renderScreen({ path, screen: OnlineOrderingPage });
  await expect.element(page.getByRole('switch', { name: 'Dine In' })).not.toBeInTheDocument();
  await pressSwitch('Take Away');
  await saveTo(server);
  expect(findByPath(server.base, [...type, 'activeOnline'])).toBe(true);
});

test('KR-01 orders for later are switched off, and an address without https is refused by name', async () => {
  await renderScreen({ path, screen: OnlineOrderingPage });
  await page.getByLabelText('Access URL').fill('order.example');
  await expect.element(page.getByText('Enter a web address that begins with https://.')).toBeVisible();
  await page.getByLabelText('Access URL').fill('');
  await pressSwitch('Take deferred orders online');
  await saveTo(server);
  expect(findByPath(server.base, ['deferredOrders', 'allowDeferredOnlineOrders'])).toBe(false);
});

test('KR-01 what the server does not allow is said at its field, and the draft stays', async () => {
  const errors = [
    { code: 'NOT_ALLOWED', message: 'Your role may not change this.', path: 'onlineAccess.acceptOrders' },
  ];
  server.answers.push({ match: '/changes', answer: () => json({ errors }, 400) });
  await renderScreen({ path, screen: OnlineOrderingPage });
  await pressSwitch('Take online orders');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Your role may not change this.').first()).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Take online orders' })).not.toBeChecked();
});
