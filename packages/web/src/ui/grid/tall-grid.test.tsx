import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { edit, edits, GridHarness, keys } from '../../testing/price-grid.tsx';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';

describe('a grid of thousands of rows', () => {
  const many = Array.from({ length: 6000 }, (_, index) => ({
    id: `r${index}`,
    name: `Row ${index + 1}`,
    group: index < 3000 ? 'First half' : 'Second half',
  }));
  const openTall = async () => {
    edits.length = 0;
    await render(
      <UiProvider>
        <div style={{ display: 'flex', height: 400 }}>
          <GridHarness rows={many} isTall />
        </div>
      </UiProvider>,
    );
    await page.getByRole('gridcell').nth(0).click();
  };
  const focused = () => document.activeElement?.closest('tr')?.querySelector('th')?.textContent?.trim();

  test('draws what is in sight, and the keyboard leads anywhere', async () => {
    await openTall();
    expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(200);
    await expect.element(page.getByText('First half')).toBeVisible();
    await keys('{Control>}{ArrowDown}{/Control}');
    expect(focused()).toBe('Row 6000');
    await keys('{ArrowUp}5{Enter}');
    await expect.poll(() => edits.at(-1)).toEqual([edit('r5998', 'dine', '5.00')]);
    expect(focused()).toBe('Row 6000');
    await keys('{Control>}{ArrowUp}{/Control}');
    expect(focused()).toBe('Row 1');
    expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(200);
  });

  test('the cell of the keyboard stays while the pointer scrolls far away from it', async () => {
    await openTall();
    const frame = page.getByRole('grid').element().parentElement;
    frame?.scrollTo({ top: frame.scrollHeight });
    await expect.element(page.getByText('Row 6000')).toBeVisible();
    expect(focused()).toBe('Row 1');
    await keys('{ArrowDown}');
    expect(focused()).toBe('Row 2');
  });

  test('all of it is filled in one step', async () => {
    await openTall();
    await keys('7{Enter}{ArrowUp}{Control>}{Shift>}{ArrowDown}{/Shift}d{/Control}');
    await expect.poll(() => edits.at(-1)?.length).toBe(5999);
  });
});
