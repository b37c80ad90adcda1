import { findByPath, newPointBonus, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { openRow, pick, pressSwitch, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { mainMenu, noLayers } from '../../../testing/servers/menu-server.ts';
import { json, SettingsServer } from '../../../testing/servers/settings-server.ts';
import { MarketingPage } from './marketing-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/marketing';
const reference = { secretRef: 's1', last4: '4417', setAt: '2026-11-20T17:05:00.000Z', setBy: 'Ana Ruiz' };

beforeEach(() => {
  server = new SettingsServer().install();
  server.put(['marketing', 'areaCodes'], ['415', '510']);
  server.put(['marketing', 'defaultAreaCode'], '415');
  server.put(['marketing', 'states'], ['CA']);
  server.put(['marketing', 'loyalty', 'program'], 'BOTH');
  server.put(['marketing', 'loyalty', 'thirdParty', 'provider'], 'Regulars');
  server.put(['marketing', 'loyalty', 'thirdParty', 'url'], 'https://points.example');
  server.put(['marketing', 'loyalty', 'pointBonuses'], [newPointBonus({ id: 'lunch', name: 'Lunch' })]);
});

const saved = (...at: Path) => findByPath(server.base, ['marketing', ...at]);

function answerMenus(): void {
  const info = (id: string, name: string) => ({ id, info: { name } });
  const menuBlob = JSON.stringify({
    departments: [info('d1', 'Pizza')],
    categories: [info('c1', 'Specialties')],
    items: [info('i1', 'Pier Margherita'), info('i2', 'Harbor Special')],
  });
  server.answers.push(
    { match: 'GET /api/menus/company/harbor/m1', answer: () => json({ ...mainMenu, ...noLayers, menuBlob }) },
    { match: 'GET /api/menus/company/harbor', answer: () => json([mainMenu]) },
  );
}

describe('in both themes', () => {
  test('KR-08 the page has no accessibility problem', async () => {
    answerMenus();
    server.put(['marketing', 'loyalty', 'pointBonuses', { id: 'lunch' }, 'menuId'], 'm1');
    server.put(['marketing', 'loyalty', 'thirdParty', 'password'], reference);
    await renderScreen({ path, screen: MarketingPage, at: 'pier-39' });
    await openRow('Lunch');
    await expect.element(page.getByRole('combobox', { name: 'Items', exact: true })).toBeVisible();
    await page.getByLabelText('Google Tag Manager container').fill('UA-1');
    await expect.element(page.getByText(/Enter a container ID such as/)).toBeVisible();
    await expectAccessible();
  });

  test('KR-08 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: MarketingPage });
    await openRow('Lunch');
    await expect.element(page.getByRole('group', { name: 'Days' })).toBeVisible();
    await expectAccessible();
  });
});

describe('places', () => {
  test('MK-02 MK-03 entries are added one by one or several at once, and one is the default', async () => {
    await renderScreen({ path, screen: MarketingPage });
    const zips = page.getByRole('textbox', { name: 'Add to ZIP codes' });
    await zips.fill('94110, 9411, 94112-0001');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Enter a ZIP code of five digits/)).toBeVisible();
    await expect.element(zips).toHaveValue('9411');
    await zips.fill('');
    await pick('Add to States', 'Oregon');
    await pick('Default ZIP code', '94112-0001');
    await saveTo(server);
    expect(saved('zipCodes')).toEqual(['94110', '94112-0001']);
    expect(saved('defaultZipCode')).toBe('94112-0001');
    expect(saved('states')).toEqual(['CA', 'OR']);
  });

  test('CL-71 CL-72 CL-73 CL-74 removing the default unsets it with a warning, and is one step of undo', async () => {
    await renderScreen({ path, screen: MarketingPage });
    await page.getByRole('button', { name: 'Remove 415 from Area codes' }).click();
    await expect.element(page.getByText('415 was the default area code. There is no default now.')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Default area code' })).toHaveValue('None');
    await undo();
    await expect.element(page.getByRole('combobox', { name: 'Default area code' })).toHaveValue('415');
    await page.getByRole('button', { name: 'Remove 510 from Area codes' }).click();
    await saveTo(server);
    expect(saved('areaCodes')).toEqual(['415']);
    expect(saved('defaultAreaCode')).toBe('415');
  });

  test('MK-03 a location has a default of its own, sees it marked, and reverts it', async () => {
    await renderScreen({ path, screen: MarketingPage, at: 'pier-39' });
    await pick('Default area code', '510');
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([
      { path: ['marketing', 'defaultAreaCode'], from: '415', to: '510' },
    ]);
    await cleanup();
    await renderScreen({ path, screen: MarketingPage, at: 'pier-39' });
    await expect.element(page.getByRole('combobox', { name: 'Default area code' })).toHaveValue('510');
    await page.getByRole('button', { name: /Here/ }).first().click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });
});

test('MK-04 MK-05 MK-09 what is wrong is said by name as it is typed', async () => {
  await renderScreen({ path, screen: MarketingPage });
  await page.getByLabelText('Two stars').fill('2');
  await expect.element(page.getByText('Enter more than 3, the number of orders for one star.')).toBeVisible();
  await pressSwitch('Ask for the first field');
  await expect.element(page.getByText('An active field needs a title.')).toBeVisible();
  await page.getByLabelText('Instagram').fill('http://photos.example');
  await expect.element(page.getByText('Enter a web address that begins with https://.')).toBeVisible();
});

describe('loyalty', () => {
  test('MK-10 MK-11 the settings shown are those of the program', async () => {
    await renderScreen({ path, screen: MarketingPage });
    await expect.element(page.getByRole('switch', { name: 'Enroll guests who give their phone number' })).toBeVisible();
    const most = page.getByRole('textbox', { name: 'Maximum suggestions per order' });
    expect(most.elements()).toHaveLength(0);
    await page.getByRole('switch', { name: 'Suggest rewards and items' }).click();
    await expect.element(most).toBeVisible();
    const points = page.getByLabelText('Points per dollar spent');
    const service = page.getByLabelText('Loyalty service');
    await expect.element(points).toBeVisible();
    await expect.element(service).toBeVisible();
    await pick('Loyalty program', 'Advanced: a loyalty service');
    await expect.element(points).not.toBeInTheDocument();
    await pick('Loyalty program', 'Basic: points are kept here');
    await expect.element(service).not.toBeInTheDocument();
    await pick('Loyalty program', 'None');
    await expect.element(page.getByLabelText('A card begins with')).not.toBeInTheDocument();
    await expect.element(page.getByRole('table', { name: 'Point bonuses' })).not.toBeInTheDocument();
  });

  test('ST-28 the password goes to the store of secrets; the document says who set it and its last four characters', async () => {
    server.answers.push({ match: 'PUT /api/blobs/settings/secrets/harbor', answer: () => json(reference) });
    await renderScreen({ path, screen: MarketingPage });
    await page.getByRole('group', { name: 'Password' }).getByRole('button', { name: 'Set' }).click();
    await page.getByLabelText('New value of Password').fill('hunter2-4417');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect.element(page.getByText(/Ends in 4417, set by Ana Ruiz/)).toBeVisible();
    expect(server.sent('PUT', '/secrets/')[0]?.body).toEqual({
      tenantId: null,
      path: ['marketing', 'loyalty', 'thirdParty', 'password'],
      value: 'hunter2-4417',
    });
    await saveTo(server);
    expect(saved('loyalty', 'thirdParty', 'password')).toEqual(reference);
    expect(JSON.stringify(server.saves(null)[0])).not.toContain('hunter2');
  });

  test('ST-28 a refused secret stays to be tried again, and nothing changes', async () => {
    server.answers.push({
      match: 'PUT /api/blobs/settings/secrets/harbor',
      answer: () => json({ errors: [{ code: 'TOO_LONG', message: 'Use at most 200 characters.' }] }, 400),
    });
    await renderScreen({ path, screen: MarketingPage });
    await page.getByRole('group', { name: 'Password' }).getByRole('button', { name: 'Set' }).click();
    await page.getByLabelText('New value of Password').fill('x');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect.element(page.getByText('Use at most 200 characters.')).toBeVisible();
    await expect.element(page.getByLabelText('New value of Password')).toHaveValue('x');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('Not set')).toBeVisible();
  });

  test('ST-28 another web address clears the password, and that is said', async () => {
    server.put(['marketing', 'loyalty', 'thirdParty', 'password'], reference);
    await renderScreen({ path, screen: MarketingPage });
    await page.getByLabelText('Web address').fill('https://elsewhere.example');
    await expect.element(page.getByText(/so the password was cleared/)).toBeVisible();
    await saveTo(server);
    expect(saved('loyalty', 'thirdParty')).toMatchObject({ url: 'https://elsewhere.example', password: null });
  });

  test('MK-12 a bonus counts items of a menu that are chosen by name, and the review says the names', async () => {
    answerMenus();
    await renderScreen({ path, screen: MarketingPage });
    await openRow('Lunch');
    await pick('Menu', 'Main Menu');
    await pick('Items', 'Harbor Special');
    await userEvent.keyboard('{Escape}');
    await pick('Kind', 'Extra points');
    await page.getByLabelText('Value', { exact: true }).fill('25');
    await expect.element(rowOf('Lunch').getByText('25 extra points')).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Harbor Special').first()).toBeVisible();
    await expect.element(page.getByText('Main Menu').first()).toBeVisible();
    await saveTo(server);
    expect(saved('loyalty', 'pointBonuses', { id: 'lunch' })).toMatchObject({
      type: 'BONUS_POINTS',
      value: 25,
      menuId: 'm1',
      items: ['i2'],
    });
  });

  test('MK-12 a person who may not read menus is informed, and stays', async () => {
    server.answers.push({ match: 'GET /api/menus/company/harbor', answer: () => json({ error: 'FORBIDDEN' }, 403) });
    await renderScreen({ path, screen: MarketingPage });
    await openRow('Lunch');
    await expect.element(page.getByText(/You do not have permission to view the menus/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Marketing' })).toBeVisible();
  });
});
