import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, buildTenant } from '../../../testing/build-session.ts';
import { nextDownload } from '../../../testing/next-download.ts';
import { answerOf, dateOf, items, openReport, row } from '../testing/open-report.ts';

describe('Product Mix', () => {
  test('RT-07 NG-05 what was sold is listed with its share, its change and what it earns', async () => {
    const { calls } = await openReport('/productMix');
    await expect
      .element(row(/^Harbor Supreme/))
      .toMatchTextContent(/Pizza12\$228\.0070\.6 %.*up 21\.3 %.*\$13\.00Puzzle/);
    await expect.element(row(/^Cola/)).toMatchTextContent(/Drinks30\$90\.0027\.9 %.*up 50\.0 %.*\$2\.50Workhorse/);
    await expect.element(row(/^Retired Soup/)).toMatchTextContent(/Not on a menu0\.5\$4\.99/);
    await expect.element(page.getByText('$322.99 of $322.99 net sales')).toBeVisible();
    await expect.element(page.getByText('of 3 active items')).toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Puzzle' }))
      .toMatchTextContent(/\$156\.00 margin/);
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Workhorse' }))
      .toMatchTextContent(/\$75\.00 margin/);
    const asked = calls.find(({ path }) => path === '/api/sales/items')?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      by: 'item',
      from: dateOf(7),
      to: dateOf(1),
      comparedFrom: dateOf(14),
      comparedTo: dateOf(8),
    });
    await expectAccessible();
  });

  test('a figure says what it means, worked out with the numbers on the screen', async () => {
    await openReport('/productMix');
    await page.getByRole('button', { name: 'What is Net sales?' }).click();
    const about = page.getByRole('dialog', { name: 'What is Net sales?' });
    await expect
      .element(about)
      .toMatchTextContent(/Gross sales less discounts.*Gross sales\$334\.99Discounts\$12\.00Net sales\$322\.99/);
    await userEvent.keyboard('{Escape}');
    await expect.element(about).not.toBeInTheDocument();
  });

  test('categories and modifiers are the rows, as the address says', async () => {
    const { router } = await openReport('/productMix?by=category');
    await expect.element(row(/^Pizza/)).toMatchTextContent(/12\$228\.00/);
    await page.getByText('Modifier', { exact: true }).click();
    await expect.element(row(/^Anchovy/)).toMatchTextContent(/3\$4\.50/);
    expect(router.state.location.search).toMatchObject({ by: 'modifier' });
  });

  test('a row opens its tickets, under the filters of the report', async () => {
    const { calls, router } = await openReport('/productMix?channel=POS&place=g1');
    await row(/^Harbor Supreme/).click();
    const drawer = page.getByRole('dialog', { name: 'Harbor Supreme' });
    await expect.element(drawer.getByText('418 Pier 39')).toBeVisible();
    await expect.element(drawer.getByRole('row', { name: /^418/ })).toMatchTextContent(/Harbor SupremeDine In\$21\.74/);
    await expect.element(drawer.getByText('The newest 1', { exact: true })).toBeVisible();
    const asked = calls.findLast(({ path }) => path === '/api/tickets/search')?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      itemId: 'pizza',
      channel: 'POS',
      places: 'g1',
      from: dateOf(7),
    });
    const finder = drawer.getByRole('link', { name: 'Open in Ticket Finder' }).element();
    const search = new URL(finder.getAttribute('href') ?? '', location.origin).searchParams;
    expect(Object.fromEntries(search)).toMatchObject({
      item: 'Harbor Supreme',
      channel: 'POS',
      place: 'g1',
      to: dateOf(1),
    });
    expect(router.state.location.search).toMatchObject({ row: 'pizza' });
    const receipt = drawer.getByRole('link', { name: '418 Pier 39' }).element();
    const ofReceipt = new URL(receipt.getAttribute('href') ?? '', location.origin).searchParams;
    expect(Object.fromEntries(ofReceipt)).toMatchObject({ ...Object.fromEntries(search), ticket: '101.t1' });
  });

  test('on a phone the filters beside the period open when they are asked for', async () => {
    await page.viewport(390, 844);
    await openReport('/productMix?channel=POS');
    const channel = page.getByRole('button', { name: /^Channel/ });
    await expect.element(page.getByRole('button', { name: /^Period/ })).toBeVisible();
    expect(channel.elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'More filters' }).click();
    await expect.element(channel).toBeVisible();
    await expectAccessible();
  });

  test('who has one store chooses no store', async () => {
    const session = buildSession({ accessibleTenants: [buildTenant()] });
    await openReport('/productMix?locationId=101', {}, session);
    await expect.element(page.getByRole('button', { name: /^Period/ })).toBeVisible();
    expect(page.getByRole('button', { name: /^Stores/ }).elements()).toHaveLength(0);
  });

  test('on a phone the chart begins below the table', async () => {
    await page.viewport(390, 844);
    await openReport('/productMix');
    await expect.element(page.getByRole('figure', { name: /^Each mark is an item/ })).toBeInTheDocument();
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const heading = page.getByRole('heading', { name: 'Margin and popularity' }).element().getBoundingClientRect();
    expect(heading.top).toBeGreaterThanOrEqual(bottomOf(page.getByText('Click a row for its tickets').element()));
  });

  test('the file is the table with what each figure was before', async () => {
    await openReport('/productMix');
    await expect.element(row(/^Cola/)).toBeVisible();
    const file = nextDownload();
    await page.getByRole('button', { name: 'CSV' }).click();
    const [head, ...lines] = (await file).trim().split('\r\n');
    expect(head).toContain('Item,Belongs to,Sold,"Sold, before",Net sales,"Net sales, before",Share');
    expect(lines).toContainEqual(expect.stringContaining('Cola,Drinks,30,20,90.00,60.00,27.9'));
    expect(lines).toHaveLength(3);
  });

  test('while other days are read there is no file, which would be of those before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sold = answerOf('items', []);
    await openReport('/productMix', {
      'GET /api/sales/items': async ({ url }) => {
        if (url.searchParams.get('from') !== dateOf(1)) return items;
        await promise;
        return sold;
      },
    });
    await expect.element(row(/^Cola/)).toBeVisible();
    const csv = page.getByRole('button', { name: 'CSV' });
    await expect.element(csv).toBeEnabled();
    await page.getByRole('button', { name: /^Period/ }).click();
    await page.getByRole('option', { name: 'Yesterday' }).click();
    await expect.element(csv).toBeDisabled();
    resolve();
    await expect.element(csv).toBeEnabled();
  });
});
