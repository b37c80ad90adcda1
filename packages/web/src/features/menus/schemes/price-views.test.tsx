import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { openSchemes } from '../../../testing/screens/open-schemes.tsx';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';

const path = '/menu/pricingSchemes';

const _cell = (row: string, at: number) =>
  page.getByRole('row', { name: row, exact: false }).getByRole('gridcell').nth(at);

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('views of the table of prices', () => {
  const url = '/api/preferences/2';
  const delivered = { search: '', place: 'signature', schemes: ['delivery'], isOnlyDifferences: false };
  const kept = (...priceViews: readonly object[]) => ({
    ver: priceViews.length,
    preferences: { marginFloor: '60', priceViews },
    history: [],
  });
  const views = (name = 'Views') => page.getByRole('button', { name, exact: true });

  test('what is shown is kept under a name, found again, and deleted with a way back', async () => {
    const view = { name: 'Delivered pizza', ...delivered };
    const answers = [kept(view), kept(), kept(view)];
    const { calls } = await openSchemes(`${path}?in=signature`, buildMenuBlob(), {
      answers: { [`GET ${url}`]: { body: kept() }, [`PUT ${url}`]: () => ({ body: answers.shift() }) },
    });
    await page.getByRole('button', { name: 'Schemes' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Dine in' }).click();
    await userEvent.keyboard('{Escape}');
    await views().click();
    await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Delivered pizza');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The view Delivered pizza is saved.')).toBeVisible();
    await page.getByRole('button', { name: '1 of 2 schemes' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Dine in' }).click();
    await userEvent.keyboard('{Escape}');
    await views().click();
    await page.getByRole('menuitemradio', { name: 'Delivered pizza' }).click();
    await expect.element(page.getByRole('columnheader', { name: 'Dine in' })).not.toBeInTheDocument();
    await views('View: Delivered pizza').click();
    await page.getByRole('menuitem', { name: 'Delete Delivered pizza' }).click();
    await expect.element(page.getByText('The view Delivered pizza is deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.element(views('View: Delivered pizza')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { ver: 0, preferences: { marginFloor: '60', priceViews: [view] } },
      { ver: 1, preferences: { marginFloor: '60', priceViews: [] } },
      { ver: 0, preferences: { marginFloor: '60', priceViews: [view] } },
    ]);
  });

  test('a view of that name is replaced; what is gone from the menu filters nothing', async () => {
    const view = { name: 'Lunch', ...delivered, place: 'gone', schemes: ['gone'] };
    const { calls } = await openSchemes(`${path}?only=differences`, buildMenuBlob(), {
      answers: { [`GET ${url}`]: { body: kept(view) }, [`PUT ${url}`]: { body: kept(view) } },
    });
    await views().click();
    await page.getByRole('menuitemradio', { name: 'Lunch' }).click();
    await expect.element(page.getByText(/^5 rows/)).toBeVisible();
    await page.getByRole('button', { name: 'Only differences' }).click();
    await views().click();
    await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('lunch');
    await expect.element(page.getByText('Replaces the view Lunch.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
      .toMatchObject({
        preferences: {
          priceViews: [{ name: 'lunch', search: '', place: null, schemes: [], isOnlyDifferences: true }],
        },
      });
  });

  test('somebody else’s change in between is said, and the name stays', async () => {
    const answers = { [`PUT ${url}`]: { status: 409, body: { error: 'CONFLICTING EDIT', current: kept() } } };
    await openSchemes(`${path}?q=cola`, buildMenuBlob(), { answers });
    await views().click();
    await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Cola');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Someone else changed the company preferences/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('Cola');
  });

  test('who edits menus of one store uses views and keeps none', async () => {
    const view = { name: 'Delivered pizza', ...delivered };
    await openSchemes(path, buildMenuBlob(), { on: '101', answers: { [`GET ${url}`]: { body: kept(view) } } });
    await views().click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Delivered pizza' })).toBeVisible();
    await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  });
});
