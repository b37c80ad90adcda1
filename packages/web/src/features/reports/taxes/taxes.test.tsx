import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { nextDownload } from '../../../testing/next-download.ts';
import { answerOf, openReport, row } from '../testing/open-report.ts';

describe('Taxes', () => {
  test('each tax is listed with its share, its change and the rate collected, down to its tickets', async () => {
    const { calls } = await openReport('/taxes');
    await expect.element(row(/^Prepared food/)).toMatchTextContent(/\$82\.5082\.5 %.*up 10\.0 %.*\$1,000\.008\.250 %/);
    await expect.element(row(/^Liquor/)).toMatchTextContent(/\$16\.5016\.5 %.*\$100\.009\.250 %/);
    await expect.element(row(/^Tax, not named/)).toMatchTextContent(/\$1\.001\.0 %.*\$0\.00–/);
    await expectAccessible();
    const file = nextDownload();
    await page.getByRole('button', { name: 'CSV' }).click();
    expect(await file).toContain('Prepared food,82.50,75.00,82.5,100.0,1000.00,0.00,8.250,');
    await row(/^Tax, not named/).click();
    await expect.element(page.getByRole('dialog', { name: 'Tax, not named' }).getByText('418 Pier 39')).toBeVisible();
    const asked = calls.find(({ path }) => path === '/api/tickets/search')?.url.searchParams;
    expect(asked?.get('tax')).toBe('');
  });

  test('a phone shows the tax and its rate; the tickets of one lead to the finder under its name', async () => {
    await page.viewport(390, 844);
    const { calls } = await openReport('/taxes?row=food');
    const drawer = page.getByRole('dialog', { name: 'Prepared food' });
    await expect.element(drawer.getByText('418 Pier 39')).toBeVisible();
    const asked = calls.find(({ path }) => path === '/api/tickets/search')?.url.searchParams;
    expect(asked?.get('tax')).toBe('food');
    const finder = drawer.getByRole('link', { name: 'Open in Ticket Finder' });
    await expect.element(finder).toHaveAttribute('href', expect.stringContaining('tax=Prepared+food'));
    await expectAccessible();
  });

  test('days without any say so, and a failure is tried again', async () => {
    let isDown = true;
    await openReport('/taxes', {
      'GET /api/sales/taxes': () => (isDown ? { status: 500 } : answerOf('taxes', [])),
    });
    await expect.element(page.getByText('The report could not be read')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No tax was collected in these days')).toBeVisible();
  });
});
