import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openRow } from '../../../../testing/editing.ts';
import { renderScreen } from '../../../../testing/screens/render-screen.tsx';
import { deliveryServer, mapReady, setMaps, withoutMaps } from '../../../../testing/servers/delivery-server.ts';
import { json, type SettingsServer } from '../../../../testing/servers/settings-server.ts';
import { DeliveryPage } from '../delivery-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/deliverySettings';
const geocoder = 'POST /api/addresses/harbor/find';

beforeEach(() => {
  server = deliveryServer().install();
});

const open = (at: string | null = 'pier-39') => renderScreen({ path, screen: DeliveryPage, at });
const box = () => page.getByRole('combobox', { name: 'Test an address' });
const answer = () => page.getByRole('region', { name: 'Test an address' }).getByRole('status');
const expectAnswer = (words: RegExp) => expect.poll(() => answer().query()?.textContent ?? '').toMatch(words);

async function enter(text: string): Promise<void> {
  await box().fill(text);
  await userEvent.keyboard('{Enter}');
}

function findWith(addresses: readonly object[]): void {
  setMaps(server, { findsAddresses: true });
  server.fixed.set(geocoder, () => ({ addresses }));
}

const grant = { text: '1450, Grant Avenue, San Francisco', latitude: 37.805, longitude: -122.41 };
const oakland = { text: '1450, Grant Avenue, Oakland', latitude: 37.8, longitude: -122.27 };

describe('an address that is typed', () => {
  test('DZ-10 DZ-18 PT-02 is answered with store, zone, way, fee, minimum, promise and online, and pinned on the map', async () => {
    findWith([grant]);
    await open();
    await mapReady();
    await enter('1450 Grant Ave');
    await expectAnswer(/Delivers from Pier 39Wharf · 0\.3 miFee\$2\.99Minimum\$20\.00Promised in45 minOnlineYes/);
    await expect.element(box()).toHaveValue(grant.text);
    await expect.poll(() => document.querySelectorAll('[data-map-pin]').length).toBe(1);
    expect(server.sent('POST', '/find')[0]?.body).toEqual({
      text: '1450 Grant Ave',
      near: { latitude: 37.8087, longitude: -122.4098 },
    });
    await page.getByRole('button', { name: 'Clear the address' }).click();
    await expect.poll(() => document.querySelectorAll('[data-map-pin]').length).toBe(0);
  });

  test('DZ-02 outside of all zones it says by how far, and that the register takes it all the same', async () => {
    await open();
    await enter('37.82, -122.41');
    await expectAnswer(/Outside all zones.*0\.7 mi from Wharf, the nearest zone/);
    await expectAnswer(/The register accepts this order/);
  });

  test('DZ-20 DZ-24 an invalid address is refused as it was typed, however the geocoder writes it', async () => {
    findWith([{ ...grant, text: 'Lighthouse, San Francisco' }]);
    await open();
    await enter('1 Lighthouse Rock, San Francisco');
    await expectAnswer(/Not delivered: invalid address/);
  });

  test('DZ-12 coordinates are answered without a geocoder, on their own or behind an address', async () => {
    await open();
    await enter('37.805, -122.44');
    await expectAnswer(/Delivers from Pier 39Marina/);
    await enter('Somewhere, San Francisco, 37.805, -122.41');
    await expectAnswer(/Delivers from Pier 39Wharf/);
    expect(server.sent('POST', '/find')).toHaveLength(0);
  });

  test('DZ-14 what is edited answers at once', async () => {
    await open();
    await enter('37.805, -122.44');
    await expectAnswer(/\$0\.00/);
    await openRow('Marina');
    await page.getByLabelText('Delivery fee').fill('6.25');
    await expectAnswer(/Marina.*\$6\.25/);
    await page.getByRole('button', { name: 'Make inactive' }).click();
    await expectAnswer(/Not delivered: the zone is inactive/);
  });
});

describe('what is known', () => {
  beforeEach(() => void withoutMaps());

  test('without a geocoder the tester says so, and offers the restaurants of the company by arrow keys', async () => {
    await open(null);
    await expect.element(page.getByText('Address search is not set up.', { exact: false })).toBeVisible();
    await box().fill('pier');
    await expect.element(page.getByRole('option', { name: /39 Pier Walk/ })).toBeVisible();
    expect(page.getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectAnswer(/Delivers from Pier 39Wharf · 0 ft/);
    await enter('12 Nowhere Lane');
    await expectAnswer(/This address is not known, and address search is not set up/);
    expect(server.sent('POST', '/find')).toHaveLength(0);
  });

  test('what was found is offered again, and not asked for twice', async () => {
    findWith([grant]);
    await open();
    await enter('1450 Grant Ave');
    await expectAnswer(/Delivers/);
    await box().fill('grant');
    await expect.element(page.getByRole('option', { name: grant.text })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectAnswer(/Delivers/);
    expect(server.sent('POST', '/find')).toHaveLength(1);
  });
});

describe('what the geocoder says', () => {
  beforeEach(() => void withoutMaps());

  test('of several addresses one is chosen, with arrows or at once', async () => {
    findWith([grant, oakland]);
    await open();
    await enter('1450 Grant Ave');
    await expectAnswer(/2 addresses were found/);
    await expect.element(page.getByRole('option', { name: oakland.text })).toBeVisible();
    await expect.element(page.getByRole('option', { name: grant.text })).toHaveAttribute('data-combobox-selected');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(box()).toHaveValue(oakland.text);
    await expectAnswer(/Outside all zones/);
  });

  test('it is asked as well before the settings of the map are here', async () => {
    findWith([grant]);
    server.answers.push({ match: 'GET /api/console/settings', answer: () => new Promise(() => undefined) });
    await open();
    await enter('1450 Grant Ave');
    await expectAnswer(/Delivers from Pier 39/);
  });

  test.each([
    ['nothing', () => json({ addresses: [] }), /No such address was found/],
    ['no answer', () => json({ error: 'GEOCODER_UNAVAILABLE' }, 503), /Address search is not responding/],
    ['too much', () => json({ error: 'RATE_LIMIT_EXCEEDED' }, 429), /Try again in a minute/],
    ['that there is none', () => json({ error: 'NOT_CONFIGURED' }, 503), /address search is not set up/],
  ] as const)('it says %s: a sentence says what to do', async (_, respond, words) => {
    findWith([]);
    server.answers.push({ match: geocoder, answer: respond });
    await open();
    await enter('99 Nowhere');
    await expectAnswer(words);
  });

  test('an answer that comes after something else was typed is dropped', async () => {
    findWith([grant]);
    let answerLate: (value: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    server.answers.push({ match: geocoder, answer: () => late });
    await open();
    await enter('1450 Grant Ave');
    await expectAnswer(/Looking for the address/);
    await enter('37.805, -122.44');
    await expectAnswer(/Marina/);
    answerLate(json({ addresses: [grant] }));
    await box().fill('');
    await expectAnswer(/^$/);
    await expect.element(box()).toHaveValue('');
  });
});
