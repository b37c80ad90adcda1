import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { pick, pressSwitch, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { json, SettingsServer } from '../../../testing/servers/settings-server.ts';
import { CreditAndGiftPage } from './credit-and-gift-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/creditAndGift';
const reference = { secretRef: 's1', last4: '4417', setAt: '2026-11-20T17:05:00.000Z', setBy: 'Ana Ruiz' };

beforeEach(() => {
  server = new SettingsServer().install();
});

const saved = (...at: Path) => findByPath(server.base, ['creditAndGiftSettings', ...at]);
const put = (at: Path, value: unknown) => server.put(['creditAndGiftSettings', ...at], value);

describe('in both themes', () => {
  test('KR-09 CG-01 the page has no accessibility problem', async () => {
    put(['accountSettings', 'cardPresent', 'processor'], 'MERCURY_PAY');
    put(['accountSettings', 'cardPresent', 'password'], reference);
    await renderScreen({ path, screen: CreditAndGiftPage, at: 'pier-39' });
    await expect.element(page.getByText(/Ends in 4417/)).toBeVisible();
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect.element(page.getByLabelText(/New value of/)).toHaveFocus();
    await expectAccessible();
  });

  test('KR-09 CG-01 nor on a phone', async () => {
    await page.viewport(360, 800);
    put(['accountSettings', 'cardPresent', 'processor'], 'MERCURY_PAY');
    put(['giftCardProcessor'], 'VALUTEC_EXPRESS');
    await renderScreen({ path, screen: CreditAndGiftPage });
    await expect.element(page.getByText(/8\.2\.26/)).toBeVisible();
    await expectAccessible();
  });
});

test('CG-16 CG-17 surcharge and cash discount exclude each other: it is said, and undone in one step', async () => {
  await renderScreen({ path, screen: CreditAndGiftPage });
  await pressSwitch('Cash discount');
  await pressSwitch('Surcharge on card payments');
  await expect.element(page.getByText(/The cash discount was turned off/)).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Cash discount' })).not.toBeChecked();
  await undo();
  await expect.element(page.getByRole('switch', { name: 'Cash discount' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Surcharge on card payments' })).not.toBeChecked();
  await pressSwitch('Surcharge on card payments');
  await pressSwitch('Cash discount');
  await expect.element(page.getByText(/The surcharge was turned off/)).toBeVisible();
  await saveTo(server);
  expect(saved('surcharge', 'enabled')).toBe(false);
  expect(saved('cashDiscount', 'enabled')).toBe(true);
});

test('CG-02 a location has a fee of its own, sees it marked, and reverts it', async () => {
  put(['convenienceFee', 'enabled'], true);
  await renderScreen({ path, screen: CreditAndGiftPage, at: 'pier-39' });
  await page.getByLabelText('Convenience fee', { exact: true }).fill('2.5');
  await saveTo(server, 'pier-39');
  expect(server.overrides.get('pier-39')?.changes).toMatchObject([
    { path: ['creditAndGiftSettings', 'convenienceFee', 'amount'], from: '1.00', to: '2.50' },
  ]);
  await cleanup();
  await renderScreen({ path, screen: CreditAndGiftPage, at: 'pier-39' });
  await expect.element(page.getByLabelText('Convenience fee', { exact: true })).toHaveValue('$2.50');
  await page.getByRole('button', { name: /Here/ }).first().click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

describe('accounts', () => {
  test('CG-23 CG-25 an incomplete account says what is missing and is not saved', async () => {
    await renderScreen({ path, screen: CreditAndGiftPage });
    await pick('Processor', 'Mercury Pay');
    await expect.element(page.getByText('Missing Mercury payment details')).toBeVisible();
    await page.getByLabelText('Merchant id, card present').fill('M-1');
    await expect
      .element(page.getByText('Still missing: merchant id, card not present, password, second web address.'))
      .toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
    expect(server.saves(null)).toHaveLength(0);
  });

  test('CG-07 ST-28 an account is completed with a token that goes to the store of secrets only', async () => {
    server.answers.push({ match: 'PUT /api/blobs/settings/secrets/harbor', answer: () => json(reference) });
    await renderScreen({ path, screen: CreditAndGiftPage, at: 'pier-39' });
    await pick('Processor', 'Worldpay Element');
    for (const field of ['Acceptor id', 'Account id', 'Terminal id'])
      await page.getByLabelText(field).fill(`my ${field}`);
    const token = page.getByRole('group', { name: 'Account token' });
    await token.getByRole('button', { name: 'Set' }).click();
    await page.getByLabelText(/New value of/).fill('token-4417');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('All details are complete.')).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText(/Ends in 4417, set by Ana Ruiz/).first()).toBeVisible();
    await saveTo(server, 'pier-39');
    expect(server.sent('PUT', '/secrets/')[0]?.body).toEqual({
      tenantId: 'pier-39',
      path: ['creditAndGiftSettings', 'accountSettings', 'cardPresent', 'accountToken'],
      value: 'token-4417',
    });
    expect(JSON.stringify(server.saves().filter(({ tenantId }) => tenantId !== undefined)[0])).not.toContain(
      'token-4417',
    );
  });

  test('ST-28 a store whose password is not sent any more sees that, until it is entered again', async () => {
    const password = ['creditAndGiftSettings', 'accountSettings', 'cardPresent', 'password'];
    const newer = { ...reference, secretRef: 's2', last4: '9981' };
    server.answers.push(
      { match: 'GET /api/blobs/settings/secrets/moved/pier-39', answer: () => json({ paths: [password] }) },
      { match: 'PUT /api/blobs/settings/secrets/harbor', answer: () => json(newer) },
    );
    put(['accountSettings', 'cardPresent', 'processor'], 'MERCURY_PAY');
    put(['accountSettings', 'cardPresent', 'password'], reference);
    await renderScreen({ path, screen: CreditAndGiftPage, at: 'pier-39' });
    await expect.element(page.getByText(/^Not sent to the stores/)).toBeVisible();
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByLabelText(/New value of/).fill('password-9981');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Ends in 9981/)).toBeVisible();
    await expect.element(page.getByText(/^Not sent to the stores/)).not.toBeInTheDocument();
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText(/password: Ends in 4417.* to Ends in 9981/)).toBeVisible();
  });

  test('CG-08 another web address clears the password, which undo brings back', async () => {
    put(['accountSettings', 'cardPresent', 'processor'], 'MERCURY_PAY');
    put(['accountSettings', 'cardPresent', 'password'], reference);
    await renderScreen({ path, screen: CreditAndGiftPage });
    await page.getByLabelText('Web address', { exact: true }).fill('https://elsewhere.example');
    await expect.element(page.getByText(/so the password was cleared/)).toBeVisible();
    await expect.element(page.getByRole('group', { name: /password/i }).getByText('Not set')).toBeVisible();
    const undone = async () => {
      const undo = page.getByRole('button', { name: 'Undo' }).first();
      if (undo.query()) await undo.click();
      return page.getByText(/Ends in 4417/).query() !== null;
    };
    await expect.poll(undone).toBe(true);
  });

  test('CG-03 cards online have an account of their own when they do not follow the register', async () => {
    await renderScreen({ path, screen: CreditAndGiftPage });
    const processors = () => page.getByRole('combobox', { name: 'Processor', exact: true }).elements().length;
    await expect.poll(processors).toBe(1);
    const follows = page.getByRole('switch', { name: 'Same account as at the register' }).last().element();
    if (follows instanceof HTMLElement) follows.focus();
    await userEvent.keyboard(' ');
    await expect.poll(processors).toBe(2);
    await pick('Settled by', 'Elavon');
    await saveTo(server);
    expect(saved('accountSettings', 'online')).toMatchObject({ sameAsCardPresent: false, merchantProcessor: 'ELAVON' });
  });

  test('CG-15 gift-only processors are offered only for gift cards', async () => {
    await renderScreen({ path, screen: CreditAndGiftPage });
    await page.getByRole('combobox', { name: 'Processor', exact: true }).click();
    await expect.element(page.getByRole('option', { name: 'Cayan' })).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'Valutec Express' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('combobox', { name: 'Gift card processor' }).click();
    await expect.element(page.getByRole('option', { name: 'Valutec Express' })).toBeVisible();
  });
});

test('CG-13 CG-14 CG-18 gift cards say which version they need and which details are missing', async () => {
  await renderScreen({ path, screen: CreditAndGiftPage });
  await pick('Gift card processor', 'Standalone store card');
  await expect.element(page.getByText(/version 8\.2\.26 or later/)).toBeVisible();
  await expect.element(page.getByText('This processor needs no details.')).toBeVisible();
  await pick('Gift card processor', 'Valutec Express');
  await expect.element(page.getByText(/version 8\.2\.26 or later/)).toBeVisible();
  await expect.element(page.getByText('Missing Valutec gift payment details')).toBeVisible();
  await pick('Gift card processor', 'OpenEdge');
  await expect.element(page.getByText(/Missing .* gift/)).not.toBeInTheDocument();
});
