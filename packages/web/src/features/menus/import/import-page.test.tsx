import { newLocationSettings, newMenuBlob } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { unpackedBody } from '../../../testing/contract-check.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { imageAnswers } from '../../../testing/servers/image-server.ts';
import { buildMenuBlob, menuAnswers, noLayers } from '../../../testing/servers/menu-server.ts';

async function chooseFile(
  text: string,
  answers: FakeAnswers = {},
  name = 'winter-menu.json',
  session = buildSession(),
) {
  const opened = await renderApp({
    session,
    path: '/menu/import',
    routes: menuRoutes,
    answers: { ...menuAnswers(), ...imageAnswers(), ...answers },
  });
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await userEvent.upload(page.getByLabelText('Drop a file here').last(), new File([text], name));
  return opened;
}

const menuText = JSON.stringify(buildMenuBlob());

describe('importing a menu', () => {
  test('RT-50 MN-08 shows what it brings before anything is written', async () => {
    const { calls } = await chooseFile(menuText);
    await expect.element(page.getByRole('heading', { name: 'File contents' })).toBeVisible();
    await expect.element(page.getByText('Servery menu', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('Name of the menu')).toHaveValue('Winter menu');
    await expect.element(page.getByRole('treeitem', { name: /Harbor Supreme/ })).toMatchTextContent('$10.99 to $15.99');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('MN-16 Import creates it under the given name and goes to the list', async () => {
    const { calls, router } = await chooseFile(menuText, {
      'POST /api/menus/company/2': { body: { ...noLayers, id: 'm9', ver: 1 } },
    });
    await page.getByLabelText('Name of the menu').fill('Winter');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/admin');
    const body = calls.find(({ method }) => method === 'POST')?.body;
    expect(await unpackedBody(body)).toMatchObject({
      name: 'Winter',
      menuBlob: { entityType: 'MENU' },
    });
  });

  describe('into a menu that exists', () => {
    const withPrice = (price: string) =>
      JSON.stringify(buildMenuBlob()).replace('"id":"BASE","price":"2.99"', `"id":"BASE","price":"${price}"`);
    const chooseExisting = async () => {
      await page.getByRole('radio', { name: 'An existing menu' }).click();
      await page.getByLabelText('Menu to update').click();
      await page.getByRole('option', { name: 'Main Menu' }).click();
    };

    test('MN-17 shows each change in words, and saves it against the version that it was made against', async () => {
      const { calls, router } = await chooseFile(withPrice('3.49'));
      await chooseExisting();
      const changes = page.getByRole('region', { name: 'Changes to the menu' });
      await expect.element(changes.getByRole('heading', { name: 'Cola' })).toBeVisible();
      await expect.element(changes.getByText('$3.49')).toBeVisible();
      expect(calls.every(({ method }) => method === 'GET')).toBe(true);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect.poll(() => router.state.location.pathname).toBe('/menu/admin');
      const saved = calls.filter(({ method }) => method !== 'GET');
      expect(saved.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /api/configuration/2/menu/m1/changes',
      ]);
      const body = saved[0]?.body;
      expect(await unpackedBody(body)).toMatchObject({
        baseVersion: 3,
        changes: [{ to: '3.49' }],
      });
    });

    test('a file that says the same has nothing to save', async () => {
      await chooseFile(menuText);
      await chooseExisting();
      await expect.element(page.getByText('The menu already matches the file')).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    });

    test('a menu that was saved in between is compared again', async () => {
      await chooseFile(withPrice('3.49'), {
        'POST /api/configuration/2/menu/m1/changes': { status: 409, body: { error: 'CONFLICT' } },
      });
      await chooseExisting();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect.element(page.getByText(/Someone else saved the menu in the meantime/)).toBeVisible();
      await expect.element(page.getByRole('heading', { name: 'Cola' })).toBeVisible();
    });

    test('a thousand changed items are all listed, by scrolling', async () => {
      const menu = buildMenuBlob();
      const cola = menu.items.find(({ id }) => id === 'cola');
      const items = Array.from({ length: 1000 }, (_, at) => ({
        ...cola,
        id: `drink-${at}`,
        info: { ...cola?.info, name: `Drink ${at}` },
      }));
      await chooseFile(JSON.stringify({ ...menu, items: [...menu.items, ...items] }));
      await chooseExisting();
      const list = page.getByRole('region', { name: 'Changes to the menu' }).last();
      await expect.element(list.getByRole('heading', { name: 'Drink 0' })).toBeVisible();
      await expect
        .poll(() => {
          const frame = list.element();
          frame.scrollTop = frame.scrollHeight;
          return list.getByRole('heading', { name: 'Drink 999' }).elements().length;
        })
        .toBe(1);
    });
  });

  test('a name that is taken keeps it from being imported', async () => {
    await chooseFile(menuText, {}, 'main-menu.json');
    await expect.element(page.getByText('There is already a menu named "Main Menu".')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  });

  test('MN-07 a menu without departments is refused in the words of the specification', async () => {
    await chooseFile('{"items": []}');
    await expect.element(page.getByText('Not a recognizable menu blob.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  test.each([
    ['a menu', '{"departments":[{"id":"d1"}]}', 'departments › d1 › categories'],
    ['items', '{"departments":[],"items":5}', 'items'],
    ['settings', '{"entityType":"LOCATION_SETTINGS","printing":{"printers":3}}', 'printing › printers'],
  ])('a damaged file of %s says where it is damaged', async (_what, text, place) => {
    await chooseFile(text);
    await expect.element(page.getByText(place, { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText(/prevents? the import of this file/)).toBeVisible();
  });

  test('a file that makes the reader throw is unreadable, with the reason', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    await chooseFile(`{"entityType":"LOCATION_SETTINGS","hours":${nested}}`);
    await expect.element(page.getByText('winter-menu.json could not be read')).toBeVisible();
    await expect.element(page.getByText(/Details: .+/)).toBeVisible();
  });

  test('text that is no JSON says so and loses nothing', async () => {
    await chooseFile('{"departments": [');
    await expect.element(page.getByText('winter-menu.json is not valid JSON')).toBeVisible();
    await userEvent.upload(page.getByLabelText('Drop a file here').last(), new File([menuText], 'good.json'));
    await expect.element(page.getByRole('heading', { name: 'File contents' })).toBeVisible();
  });

  test.each(['light', 'dark'] as const)('the preview is accessible in the %s theme', async (theme) => {
    chooseTheme(theme);
    await chooseFile(menuText);
    await expect.element(page.getByRole('heading', { name: 'File contents' })).toBeVisible();
    await expectAccessible();
  });
});

describe('importing settings', () => {
  const saveSettings = 'POST /api/configuration/2/locationSettings/s1/changes';
  const settingsSaved = { record: { ...noLayers, id: 's1', ver: 2 }, since: null };

  test('ST-09 shows what would change in sentences, and saves against the current version', async () => {
    const settings = newLocationSettings();
    const imported = { ...settings, hours: { ...settings.hours, startOfWeek: 3 } };
    const { calls } = await chooseFile(JSON.stringify(imported), {
      [saveSettings]: { body: settingsSaved },
    });
    await expect.element(page.getByText('Wednesday')).toBeVisible();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect.element(page.getByText('The company settings have been saved.')).toBeVisible();
    const body = await unpackedBody(calls.find(({ method }) => method === 'POST')?.body);
    expect(body).toMatchObject({ baseVersion: 1, changes: [{ path: ['hours', 'startOfWeek'], to: 3 }] });
  });

  test('ST-09 ST-28 says that secrets are no part of a file, keeps those of here and leaves foreign images out', async () => {
    const settings = newLocationSettings();
    const { creditAndGiftSettings: credit } = settings;
    const withOnline = (fields: object) => ({
      ...settings,
      creditAndGiftSettings: {
        ...credit,
        accountSettings: { ...credit.accountSettings, online: { ...credit.accountSettings.online, ...fields } },
      },
    });
    const secret = { secretRef: 'sec_here', last4: '4417', setAt: '2026-11-20T17:05:00.000Z', setBy: 'Ana Ruiz' };
    const file = { ...withOnline({ terminalId: 'T9', password: 'hunter2', accountToken: null }) };
    const { calls } = await chooseFile(
      JSON.stringify({ ...file, slogan: 'x', onlineDesign: { ...settings.onlineDesign, favicon: 'img_elsewhere' } }),
      {
        'GET /api/blobs/settings/company/2': {
          body: {
            ...noLayers,
            id: 's1',
            ver: 1,
            withheld: [],
            blob: withOnline({ password: secret, accountToken: secret }),
          },
        },
        [saveSettings]: { body: settingsSaved },
      },
    );
    const words =
      'Passwords and tokens are never part of a file. 2 of them stay unchanged. 1 image in the file is not in this library and is left out.';
    await expect.element(page.getByText(words)).toBeVisible();
    await page.getByText('1 field in the file is not recognized and is left out').click();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'slogan' })).toBeVisible();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect.element(page.getByText('The company settings have been saved.')).toBeVisible();
    const sent = await unpackedBody(calls.find(({ method }) => method === 'POST')?.body);
    const path = ['creditAndGiftSettings', 'accountSettings', 'online', 'terminalId'];
    expect(sent).toMatchObject({ changes: [{ path, to: 'T9' }] });
    expect(JSON.stringify(sent)).not.toContain('hunter2');
    expect(JSON.stringify(sent)).not.toContain('slogan');
  });

  test('NG-66 a person who only manages menus sees what settings need, and nothing of them is read', async () => {
    const session = buildSession({ enabledFeatures: ['manageMenus'] });
    const { calls } = await chooseFile(JSON.stringify(newLocationSettings()), {}, 'settings.json', session);
    await expect
      .element(page.getByText('Importing settings requires permission to access configuration options.'))
      .toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('/api/blobs/settings'))).toEqual([]);
  });

  test('NG-66 a person who only configures sees what a menu needs', async () => {
    const session = buildSession({ enabledFeatures: ['accessConfigurationOptions'] });
    await chooseFile(JSON.stringify(newMenuBlob()), {}, 'menu.json', session);
    await expect
      .element(page.getByText('Importing a menu requires permission to manage the menus of the whole company.'))
      .toBeVisible();
  });

  test('ST-09 settings that say the same have nothing to import', async () => {
    await chooseFile(JSON.stringify(newLocationSettings()));
    await expect.element(page.getByText(/The company settings already match the file/)).toBeVisible();
  });
});
