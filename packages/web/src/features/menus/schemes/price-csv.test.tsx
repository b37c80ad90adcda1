import { newPricingScheme } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseTheme } from '../../../testing/accessibility.ts';
import { undo } from '../../../testing/editing.ts';
import { nextDownload } from '../../../testing/next-download.ts';
import { openSchemes } from '../../../testing/screens/open-schemes.tsx';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';

const path = '/menu/pricingSchemes';

const cell = (row: string, at: number) =>
  page.getByRole('row', { name: row, exact: false }).getByRole('gridcell').nth(at);
const expectCell = (row: string, at: number, text: string) =>
  expect.poll(() => cell(row, at).element().textContent?.replace(', Not saved', '')).toBe(text);

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('prices as a file', () => {
  const head = 'Item,Size,Item id,Size id,Dine in,Delivery';
  const upload = async (text: string | Uint8Array<ArrayBuffer>, name = 'prices.csv') => {
    await page.getByRole('button', { name: 'More price actions' }).click();
    await page.getByRole('menuitem', { name: 'Change from a CSV file' }).click();
    const file = new File([text], name, { type: 'text/csv' });
    await page.getByLabelText('Drop a CSV file here').last().upload(file);
  };

  test('is shown in the table first, with what nothing answers to, then one step', async () => {
    await openSchemes(`${path}?q=cola`);
    const lines = [
      'Harbor Supreme,Small,supreme,small,$12.50,11.99',
      'x,y,gone,small,1,1',
      'Cola,,cola,BASE,=1+1,3.25',
    ];
    await upload(['Mood,'.concat(head), ...lines.map((line) => `good,${line}`)].join('\r\n'));
    await expect.element(page.getByText('The file changes 2 prices')).toBeVisible();
    await expect.element(page.getByText(/1 line does not match any item and size.*line 3\./)).toBeVisible();
    await expect.element(page.getByText('No scheme is named Mood. These columns are left out.')).toBeVisible();
    await expect.element(page.getByText(/“=1\+1” for Cola, Dine in could not be read/)).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectCell('Harbor Supreme Small', 0, '$12.50');
    await expectCell('Cola', 1, '+0.26$3.25');
    await undo();
    await expectCell('Harbor Supreme Small', 0, '$10.99');
  });

  test('with an item and size twice, the first of its lines counts and the others are named', async () => {
    await openSchemes();
    const lines = ['Cola,,cola,BASE,3.11,', 'Cola,,cola,BASE,4.22,', 'Cola,,cola,BASE,2.99,'];
    await upload([head, ...lines].join('\r\n'));
    await expect.element(page.getByText('The file changes 1 price')).toBeVisible();
    await expect.element(page.getByText(/2 lines repeat the item and size of an earlier line.*3, 4\./)).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectCell('Cola', 0, '$3.11');
  });

  test('an empty cell removes a price and is counted so, by name; a line that ends early leaves the rest as it is', async () => {
    await openSchemes();
    await upload([head, 'Harbor Supreme,Small,supreme,small,12.50', 'Cola,,cola,BASE,,3.25'].join('\n'));
    await expect.element(page.getByText('The file changes 2 prices and removes 1 price')).toBeVisible();
    await expect.element(page.getByText('Cola, Dine in: $2.99 is removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectCell('Cola', 0, '–');
    await expectCell('Harbor Supreme Small', 1, '−0.51$11.99');
  });

  test('between semicolons cents are behind a decimal comma; lines that cannot be read are named', async () => {
    await openSchemes();
    const lines = ['Harbor Supreme;Small;supreme;small;12,49', 'Cola;;cola;BASE;3,5;;;x', 'Cola;;cola;BASE;3,5'];
    await upload([head.replaceAll(',', ';'), ...lines].join('\r\n'));
    await expect.element(page.getByText('The file changes 2 prices')).toBeVisible();
    await expect.element(page.getByText('Line 3 has more cells than the first line and is left out.')).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectCell('Harbor Supreme Small', 0, '$12.49');
    await expectCell('Cola', 0, '$3.50');
  });

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s between its values', async (_what, delimiter) => {
    await openSchemes();
    await upload([head, 'Cola,,cola,BASE,3.11,'].join('\r\n').replaceAll(',', delimiter));
    await expect.element(page.getByText('The file changes 1 price')).toBeVisible();
  });

  test('has a line for each item and size shown, nothing that a spreadsheet computes, and read in again changes nothing', async () => {
    const base = buildMenuBlob();
    const named: Readonly<Record<string, string>> = { supreme: '=2+3 "Harbor", Supreme', cola: '@Cola' };
    const items = base.items.map((one) => ({ ...one, info: { ...one.info, name: named[one.id] ?? one.info.name } }));
    const schemes = [base.pricingSchemes[0] ?? [], newPricingScheme({ id: 'delivery', name: '+Delivery' })].flat();
    await openSchemes(path, { ...base, items, pricingSchemes: schemes });
    const file = nextDownload();
    await page.getByRole('button', { name: 'More price actions' }).click();
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
    await expect.element(page.getByText(/left out|does not match any item/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  });

  test.each([
    ['no prices', 'Name,Cost\r\nCola,3', /must name the columns “Item id” and “Size id”/],
    ['another encoding', new Uint8Array([0x49, 0x8e, 0x2c, 0x0a]), /not UTF-8 text/],
    ['one column twice', `${head},Delivery\r\n`, /Two columns are named “delivery”/],
    ['a head without an end', `${head}${','.repeat(20_000)}`, /first line is too long/],
    ['too many lines', `${head}\r\n${'a,b,c,d,1,2\r\n'.repeat(100_001)}`, /more than 100,000 lines/],
  ])('that is %s is refused with the reason, and nothing changes', async (_what, text, reason) => {
    await openSchemes();
    await upload(text);
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  });

  test('names the columns of schemes of one name apart, so that the file comes back', async () => {
    const base = buildMenuBlob();
    const schemes = [base.pricingSchemes[0] ?? [], newPricingScheme({ id: 'delivery', name: 'dine in ' })].flat();
    await openSchemes(path, { ...base, pricingSchemes: schemes });
    const file = nextDownload();
    await page.getByRole('button', { name: 'More price actions' }).click();
    await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
    const text = await file;
    expect(text.split('\r\n')[0]).toBe('Item,Size,Item id,Size id,Dine in (dine),dine in (delivery)');
    await upload(text.replace('10.99,11.99', '10.99,12.49'));
    await expect.element(page.getByText('The file changes 1 price')).toBeVisible();
  });
});
