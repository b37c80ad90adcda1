import type { Change } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { unpackedBody } from '../../../../testing/contract-check.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';

const largeDineIn = [
  'items',
  { id: 'supreme' },
  'pricing',
  { by: 'pricingScheme', value: 'dine' },
  'itemBased',
  'prices',
  { id: 'large' },
  'price',
];
const own: readonly Change[] = [{ kind: 'SIMPLE_FIELD_CHANGED', path: largeDineIn, from: '15.99', to: '17.49' }];

async function open(query = '', answers: FakeAnswers = {}) {
  closeEditors();
  const app = await renderApp({
    path: `/menu/menuItems/pizza/item/supreme${query}`,
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(buildMenuBlob(), { own }), ...answers },
  });
  await expect.element(cell(0, 0)).toBeVisible();
  return app;
}

const grid = () => page.getByRole('grid', { name: 'Prices' });
const cell = (row: number, column: number) =>
  grid()
    .getByRole('row')
    .nth(row + 1)
    .getByRole('gridcell')
    .nth(column);
const keys = (text: string) => userEvent.keyboard(text);
const bar = () => page.getByRole('region', { name: 'Unsaved changes' });

/** Presses Tab until the focus is in the price grid. */
async function tabsToPrices(tabs = 0): Promise<number> {
  if (document.activeElement?.closest('[role=grid]') || tabs > 60) return tabs;
  await keys('{Tab}');
  return tabsToPrices(tabs + 1);
}

describe('what is typed for a price', () => {
  test('what is no amount stays out of the draft and of Review', async () => {
    await open();
    await cell(0, 0).click();
    await keys('12{Enter}');
    await keys('-5');
    await cell(1, 1).click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('An amount cannot be negative here. $15.99 stays.');
    await expect.element(cell(1, 0)).toHaveAttribute('data-invalid');
    await expect.element(bar()).toMatchTextContent('1 change');
    await bar().getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('$12.00').first()).toBeVisible();
    expect(page.getByText('-5').elements()).toHaveLength(0);
  });

  test('Ctrl-S takes the typed price along, and saves nothing while it is none', async () => {
    const { calls } = await open('?locationId=101');
    const saves = () => calls.filter(({ url }) => url.pathname.endsWith('/menu/m1/changes'));
    await cell(0, 0).click();
    await keys('12x{Control>}s{/Control}');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await keys('{Backspace}{Control>}s{/Control}');
    await expect.poll(() => saves().length).toBe(1);
    expect(await unpackedBody(saves()[0]?.body)).toMatchObject({ tenantId: '101', changes: [{ to: '12.00' }] });
  });

  test('a refusal of the server names item and cell, and marks the cell', async () => {
    const errors = [
      {
        code: 'INVALID',
        message: 'Enter an amount such as 12.99.',
        path: 'items.supreme.pricing.pricingScheme=dine.itemBased.prices.small.price',
      },
    ];
    await open('', {
      'POST /api/configuration/2/menu/m1/changes': { status: 400, body: { error: 'INVALID', errors } },
    });
    await cell(0, 0).click();
    await keys('12{Enter}{Control>}s{/Control}');
    await expect
      .element(page.getByText(/Harbor Supreme, Small 10″, Dine in: Enter an amount such as 12\.99\./))
      .toBeVisible();
    await expect.element(cell(0, 0)).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('several prices at once', () => {
  test('a paste is shown, applied as one change of the draft, and taken back with one Ctrl-Z', async () => {
    await open();
    await cell(0, 0).click();
    await navigator.clipboard.writeText('$12.00\t13\n14,50\t1,699.00');
    await keys('{Control>}v{/Control}');
    await expect
      .element(page.getByText('“14,50” for Large 14″, Dine in could not be read.', { exact: false }))
      .toBeVisible();
    await expectAccessible();
    expect(bar().elements()).toHaveLength(0);
    await keys('{Enter}');
    await expect.element(bar()).toMatchTextContent('3 changes');
    await expect.element(cell(1, 1)).toMatchTextContent('$1,699.00');
    await keys('{Control>}z{/Control}');
    await expect.element(cell(1, 1)).toMatchTextContent('$16.99');
    await expect.element(bar()).not.toBeInTheDocument();
  });

  test('OV-13 Delete at a location takes back what it inherits', async () => {
    await open('?locationId=101');
    await cell(0, 0).click();
    await keys('{Control>}a{/Control}{Delete}');
    await expect.element(cell(1, 0)).toMatchTextContent('$15.99');
    await expect.element(cell(1, 0)).toHaveAttribute('data-origin', 'company');
    await expect.element(bar()).toMatchTextContent('1 change');
  });
});

describe('the way to the prices', () => {
  test('P goes to them, Alt and arrow down say where one comes from', async () => {
    await open('?locationId=101');
    await keys('p');
    await expect.element(cell(0, 0)).toHaveFocus();
    await keys('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByText('Where this value comes from')).toBeVisible();
  });

  test('the list of keys names them, and opens with its own key', async () => {
    await open();
    await keys('{Shift>}?{/Shift}');
    const panel = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(panel).toMatchTextContent(/Go to the prices\s*P/);
    await expect.element(panel).toMatchTextContent(/Where a value comes from\s*Alt ↓/);
    await expectAccessible();
  });

  test('from the name it is at most six times Tab, and the chain of a field opens from the field', async () => {
    await open('?locationId=101');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.click();
    expect(await tabsToPrices()).toBeLessThanOrEqual(6);
    await name.click();
    await keys('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByText('Where this value comes from')).toBeVisible();
    await keys('{Escape}');
    await expect.element(name).toHaveFocus();
  });

  test.each([
    [1366, 768],
    [1440, 900],
  ])('the prices are in view at %i × %i without scrolling', async (width, height) => {
    await page.viewport(width, height);
    await open('?locationId=101');
    await cell(0, 0).click();
    await keys('12{Enter}');
    const end = bar().element().getBoundingClientRect().top;
    expect(grid().element().getBoundingClientRect().bottom).toBeLessThan(end);
  });
});
