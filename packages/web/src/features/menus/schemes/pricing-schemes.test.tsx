import { newItem, newItemPricing, newMenuBlob, newPricingScheme, sizePrices } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuListRoutes } from '../../../app/routes/menus/menu-list-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { chooseOfRow, openRow, pressSwitch, undo } from '../../../testing/editing.ts';
import { nextDownload } from '../../../testing/next-download.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

const path = '/menu/pricingSchemes';

type OpenOptions = {
  readonly enabledFeatures?: readonly string[];
  readonly on?: string;
  readonly answers?: FakeAnswers;
};

async function open(address = path, document = buildMenuBlob(), given: OpenOptions = {}) {
  const { enabledFeatures = ['manageMenus'], on, answers = {} } = given;
  await cleanup();
  closeEditors();
  return renderApp({
    path: address,
    session: buildSession({
      userId: crypto.randomUUID(),
      enabledFeatures: [...enabledFeatures],
      ...(on !== undefined && { grantedRoles: [{ grantedOn: { type: 'LOCATION', id: on } }] }),
    }),
    routes: [...menuListRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(document), ...answers },
  });
}

const cell = (row: string, at: number) =>
  page.getByRole('row', { name: row, exact: false }).getByRole('gridcell').nth(at);
const expectCell = (row: string, at: number, text: string) =>
  expect.poll(() => cell(row, at).element().textContent?.replace(', Not saved', '')).toBe(text);
const active = () => page.getByRole('switch', { name: 'Active' });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('pricing schemes', () => {
  test.each([
    [1440, 900],
    [360, 800],
  ])('have no accessibility problem at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await open();
    await openRow('Delivery');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Delivery');
    await expectAccessible();
  });

  test('RT-55 say how many prices they have and how many are not the default’s', async () => {
    await open();
    await expect.element(page.getByText('5 prices', { exact: true })).toBeVisible();
    await expect.element(page.getByText('4 prices, 4 differ')).toBeVisible();
  });

  test('PX-03 another one becomes the default, and the one before is none', async () => {
    await open();
    await openRow('Delivery');
    await pressSwitch('Default scheme');
    await expect.element(page.getByRole('switch', { name: 'Default scheme' })).toBeChecked();
    await openRow('Dine in');
    await expect.element(page.getByRole('switch', { name: 'Default scheme' })).not.toBeChecked();
    await undo();
    await expect.element(page.getByRole('switch', { name: 'Default scheme' })).toBeChecked();
  });

  test('PX-06 PM-42 are made inactive by provider staff alone', async () => {
    await open();
    await openRow('Delivery');
    await expect.element(active()).toBeDisabled();
    await expect
      .element(page.getByText('Provider staff make schemes active or inactive and delete them.'))
      .toBeVisible();
  });

  test('PX-04 PX-06 PM-42 what goes with one is said before provider staff make it inactive', async () => {
    await open(path, buildMenuBlob(), { enabledFeatures: ['manageMenus', 'providerStaff'] });
    await openRow('Delivery');
    await pressSwitch('Active');
    await expect.element(page.getByText(/4 prices of items count as removed/)).toBeVisible();
    await page.getByRole('button', { name: 'Make inactive' }).click();
    await expect.element(active()).not.toBeChecked();
    await expect.element(page.getByRole('columnheader', { name: 'Delivery' })).not.toBeInTheDocument();
  });

  test('PX-05 PX-06 a new one is anybody’s to make inactive and to take away again', async () => {
    await open();
    await page.getByRole('button', { name: 'Add a scheme' }).click();
    await expect.element(active()).toBeEnabled();
    await chooseOfRow('New scheme', 'Remove');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('New scheme')).not.toBeInTheDocument();
  });

  test('one takes all prices of another in one step, those of modifiers too', async () => {
    await open();
    await openRow('Delivery');
    await page.getByRole('button', { name: 'Copy prices into this scheme' }).click();
    await expect
      .element(page.getByText('The prices of Dine in were copied into Delivery.', { exact: false }))
      .toBeVisible();
    await expectCell('Harbor Supreme Small', 1, 'same$10.99');
    await undo();
    await expectCell('Harbor Supreme Small', 1, '+1.00$11.99');
  });
});

describe('the table of prices', () => {
  test('compares every price with the first scheme, and shows differences alone', async () => {
    await open();
    await expectCell('Harbor Supreme Large', 1, '+1.00$16.99');
    await expectCell('Cola', 1, '–');
    const equal = buildMenuBlob({
      items: buildMenuBlob().items.map((item) =>
        item.id === 'clam'
          ? {
              ...item,
              pricing: ['dine', 'delivery'].map((pricingScheme) =>
                newItemPricing({ pricingScheme, prices: sizePrices({ small: '9.00', large: '12.00' }) }),
              ),
            }
          : item,
      ),
    });
    await open(path, equal);
    await expectCell('Clam Small', 1, 'same$9.00');
    await page.getByRole('button', { name: 'Only differences' }).click();
    await expect.element(page.getByText('Fisherman’s Clam').first()).not.toBeInTheDocument();
    await expect.element(cell('Harbor Supreme Large', 1)).toBeVisible();
  });

  test('PX-07 a price is typed, and several items change in one step of undo', async () => {
    await open();
    await cell('Harbor Supreme Small', 0).click();
    await userEvent.keyboard('9.5{Enter}');
    await expectCell('Harbor Supreme Small', 0, '$9.50');
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expectCell('Clam Small', 0, '$9.50');
    await undo();
    await expectCell('Clam Small', 0, '$10.99');
    await expectCell('Harbor Supreme Small', 0, '$9.50');
  });

  test('PX-07 the first price of an item in a scheme leaves its others there what they cost', async () => {
    const base = buildMenuBlob();
    const dine = newItemPricing({ pricingScheme: 'dine', prices: sizePrices({ small: '9.00', large: '12.00' }) });
    const items = base.items.map((item) => (item.id === 'clam' ? { ...item, pricing: [dine] } : item));
    await open(path, { ...base, items });
    await expectCell('Clam Small', 1, '–');
    await cell('Clam Small', 1).click();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('1 change', { exact: true })).not.toBeInTheDocument();
    await userEvent.keyboard('9.5{Enter}');
    await expectCell('Clam Small', 1, '+0.50$9.50');
    await expectCell('Clam Large', 1, 'same$12.00');
    await undo();
    await expectCell('Clam Large', 1, '–');
  });

  test('PX-08 what another item lends is shown and not edited here', async () => {
    const base = buildMenuBlob();
    const lent = newItem({
      id: 'half',
      name: 'Half & Half',
      department: 'pizza',
      category: 'signature',
      styles: base.items[0]?.styles ?? [],
      pricing: [
        { ...newItemPricing({ pricingScheme: 'dine' }), itemBased: { type: 'ITEM', itemId: 'supreme', prices: [] } },
      ],
    });
    await open(path, { ...base, items: [...base.items, lent] });
    await expectCell('Half & Half Large', 0, '$15.99');
    await expect.element(cell('Half & Half Large', 0)).toHaveAttribute('aria-readonly', 'true');
  });

  test('search, category and schemes stay in the address', async () => {
    const { router } = await open(`${path}?q=large&in=signature&schemes=delivery`);
    await expect.element(page.getByText('2 rows')).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Dine in' })).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Search 3 items' }).fill('nothing like it');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(page.getByText(/^5 rows/)).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).not.toContain('schemes');
  });

  test('the items shown start from another scheme, and unusual changes are named', async () => {
    await open(`${path}?in=signature`);
    await page.getByRole('button', { name: 'Adjust' }).click();
    await page.getByRole('textbox', { name: /^Percent/ }).fill('40');
    await page.getByRole('combobox', { name: 'Pricing scheme' }).click();
    await page.getByRole('option', { name: 'Delivery' }).click();
    await page.getByRole('combobox', { name: 'Start from' }).click();
    await page.getByRole('option', { name: 'Dine in' }).click();
    await page.getByRole('combobox', { name: 'Round to' }).click();
    await page.getByRole('option', { name: 'the nearest .99', exact: true }).click();
    await expect.element(page.getByText(/4 prices change by more than 25%: Small 10″ Harbor Supreme/)).toBeVisible();
    await page.getByRole('button', { name: 'Change 4 prices' }).click();
    await expectCell('Harbor Supreme Small', 1, '+4.00$14.99');
    await expectCell('Harbor Supreme Large', 1, '+6.00$21.99');
  });

  test('an adjustment is shown in the table before it is in the draft, and leaves nothing behind when it is closed', async () => {
    await open(`${path}?in=signature`);
    const adjust = page.getByRole('button', { name: 'Adjust', exact: true });
    await adjust.click();
    await expect.element(page.getByRole('textbox', { name: /^Percent/ })).toHaveFocus();
    await userEvent.keyboard('10');
    await expectCell('Harbor Supreme Small', 1, '11.99$13.19');
    await expect.element(page.getByText('8 of 8 prices change.')).toBeVisible();
    await expect.element(page.getByText('Preview: nothing is in the draft yet.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expectCell('Harbor Supreme Small', 1, '+1.00$11.99');
    await expect.element(adjust).toHaveFocus();
    await adjust.click();
    await userEvent.keyboard('10{Enter}');
    await expectCell('Harbor Supreme Small', 0, '$12.09');
    await undo();
    await expectCell('Harbor Supreme Small', 0, '$10.99');
  });

  test('an adjustment leaves out what another item lends and what the table does not show', async () => {
    const base = buildMenuBlob();
    const lent = {
      ...newItemPricing({ pricingScheme: 'dine' }),
      itemBased: { type: 'ITEM' as const, itemId: 'supreme', prices: [] },
    };
    const clam = base.items.map((item) => (item.id === 'clam' ? { ...item, pricing: [lent] } : item));
    await open(`${path}?in=signature&schemes=dine`, { ...base, items: clam });
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    await page.getByRole('textbox', { name: /^Percent/ }).fill('10');
    await expect.element(page.getByText('2 of 2 prices change.')).toBeVisible();
    await expectCell('Clam Small', 0, '$10.99');
  });

  test('on a narrow window an adjustment is a dialog that lists what changes', async () => {
    await page.viewport(800, 900);
    await open(`${path}?in=signature`);
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust prices of the items shown' });
    await dialog.getByRole('textbox', { name: /^Percent/ }).fill('10');
    await expect.element(dialog.getByRole('row', { name: /Harbor Supreme/ }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 8 prices' }).click();
    await expectCell('Harbor Supreme Small', 0, '$12.09');
  });

  test('on a phone a long name leaves its size in sight', async () => {
    await page.viewport(360, 800);
    await open();
    const size = page.getByRole('row', { name: 'Harbor Supreme Small', exact: false }).getByText('Small 10″');
    await expect.element(size).toBeVisible();
    const [text, name] = [size.element(), size.element().closest('th')];
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    expect(right(text)).toBeLessThanOrEqual(right(name));
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  });

  test('without items says where prices will be', async () => {
    await open(path, newMenuBlob());
    await expect.element(page.getByText('No items yet')).toBeVisible();
    await expectAccessible();
  });
});

describe('prices as a file', () => {
  const head = 'Item,Size,Item id,Size id,Dine in,Delivery';
  const upload = async (text: string | Uint8Array<ArrayBuffer>, name = 'prices.csv') => {
    await page.getByRole('button', { name: 'More about prices' }).click();
    await page.getByRole('menuitem', { name: 'Change from a CSV file' }).click();
    const file = new File([text], name, { type: 'text/csv' });
    await page.getByLabelText('Drop a CSV file here').last().upload(file);
  };

  test('is shown in the table first, with what nothing answers to, then one step', async () => {
    await open(`${path}?q=cola`);
    const lines = [
      'Harbor Supreme,Small,supreme,small,$12.50,11.99',
      'x,y,gone,small,1,1',
      'Cola,,cola,BASE,=1+1,3.25',
    ];
    await upload(['Mood,'.concat(head), ...lines.map((line) => `good,${line}`)].join('\r\n'));
    await expect.element(page.getByText('The file changes 2 prices')).toBeVisible();
    await expect.element(page.getByText(/1 line names no item and size.*line 3\./)).toBeVisible();
    await expect.element(page.getByText('No scheme is called Mood: left out.')).toBeVisible();
    await expect.element(page.getByText(/“=1\+1” for Cola, Dine in could not be read/)).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectCell('Harbor Supreme Small', 0, '$12.50');
    await expectCell('Cola', 1, '+0.26$3.25');
    await undo();
    await expectCell('Harbor Supreme Small', 0, '$10.99');
  });

  test('with an item and size twice, the first of its lines counts and the others are named', async () => {
    await open();
    const lines = ['Cola,,cola,BASE,3.11,', 'Cola,,cola,BASE,4.22,', 'Cola,,cola,BASE,2.99,'];
    await upload([head, ...lines].join('\r\n'));
    await expect.element(page.getByText('The file changes 1 price')).toBeVisible();
    await expect
      .element(page.getByText(/2 lines name an item and size that an earlier line names.*3, 4\./))
      .toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectCell('Cola', 0, '$3.11');
  });

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s between its values', async (_what, delimiter) => {
    await open();
    await upload([head, 'Cola,,cola,BASE,3.11,'].join('\r\n').replaceAll(',', delimiter));
    await expect.element(page.getByText('The file changes 1 price')).toBeVisible();
  });

  test('has a line for each item and size shown, nothing that a spreadsheet computes, and read in again changes nothing', async () => {
    const base = buildMenuBlob();
    const named: Readonly<Record<string, string>> = { supreme: '=2+3 "Harbor", Supreme', cola: '@Cola' };
    const items = base.items.map((one) => ({ ...one, info: { ...one.info, name: named[one.id] ?? one.info.name } }));
    const schemes = [base.pricingSchemes[0] ?? [], newPricingScheme({ id: 'delivery', name: '+Delivery' })].flat();
    await open(path, { ...base, items, pricingSchemes: schemes });
    const file = nextDownload();
    await page.getByRole('button', { name: 'More about prices' }).click();
    await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
    const text = await file;
    expect(text.split('\r\n')).toEqual([
      "Item,Size,Item id,Size id,Dine in,'+Delivery",
      `"'=2+3 ""Harbor"", Supreme",Small 10″,supreme,small,10.99,11.99`,
      `"'=2+3 ""Harbor"", Supreme",Large 14″,supreme,large,15.99,16.99`,
      'Fisherman’s Clam,Small 10″,clam,small,10.99,11.99',
      'Fisherman’s Clam,Large 14″,clam,large,15.99,16.99',
      "'@Cola,,cola,BASE,2.99,",
      '',
    ]);
    await upload(`\uFEFF${text}`);
    await expect.element(page.getByText('The file changes no price')).toBeVisible();
    await expect.element(page.getByText(/left out|names no item/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test.each([
    ['no prices', 'Name,Cost\r\nCola,3', /must name the columns “Item id” and “Size id”/],
    ['another encoding', new Uint8Array([0x49, 0xe9, 0x2c, 0x0a]), /not a text in UTF-8/],
    ['one column twice', `${head},Delivery\r\n`, /Two columns are called “delivery”/],
    ['no CSV', `${head}\r\n"Cola,,cola,BASE,1,2`, /could not be read as CSV/],
    ['too many lines', `${head}\r\n${'a,b,c,d,1,2\r\n'.repeat(100_001)}`, /more than 100,000 lines/],
  ])('that is %s is refused with the reason, and nothing changes', async (_what, text, reason) => {
    await open();
    await upload(text);
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
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
    const { calls } = await open(`${path}?in=signature`, buildMenuBlob(), {
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
    const { calls } = await open(`${path}?only=differences`, buildMenuBlob(), {
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

  test('somebody else’s change meanwhile is said, and the name stays', async () => {
    const answers = { [`PUT ${url}`]: { status: 409, body: { error: 'CONFLICTING EDIT', current: kept() } } };
    await open(`${path}?q=cola`, buildMenuBlob(), { answers });
    await views().click();
    await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Cola');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Somebody else has changed the preferences/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('Cola');
  });

  test('who edits menus of one store uses views and keeps none', async () => {
    const view = { name: 'Delivered pizza', ...delivered };
    await open(path, buildMenuBlob(), { on: '101', answers: { [`GET ${url}`]: { body: kept(view) } } });
    await views().click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Delivered pizza' })).toBeVisible();
    await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  });
});
