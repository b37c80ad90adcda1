import { salesRollups } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportRoutes } from '../../../app/routes/report-routes.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

type Rollup = 'items' | 'modifiers' | 'options';

/** The answer of the server: sums in the order of the rollup. */
function answerOf(rollup: Rollup, rows: Readonly<Record<string, object>>, names: object = {}) {
  const { sums } = salesRollups[rollup];
  const listOf = (values: object) => sums.map((name) => Number(Reflect.get(values, name) ?? 0));
  const written = Object.entries(rows).map(([id, values]) => ({ key: [id], sums: listOf(values), before: null }));
  return { body: { sums, rows: written, names } };
}

/** Margins of one: $14, $9, $4 and $2; the middle of them is 25 sold and $6.50. */
const items = answerOf('items', {
  supreme: { quantity: 40_000, tickets: 30, gross: 80_000 },
  crab: { quantity: 10_000, tickets: 9, gross: 15_000 },
  knots: { quantity: 100_000, tickets: 60, gross: 50_000 },
  soup: { quantity: 4_000, tickets: 4, gross: 1_200 },
});
const costs: Readonly<Record<string, number>> = { supreme: 600, crab: 600, knots: 100, soup: 100 };
const menu = Object.entries(costs).map(([id, cost]) => ({
  id,
  name: `The ${id}`,
  category: 'Food',
  isActive: true,
  cost,
  costs: [],
}));
const modifiers = answerOf(
  'modifiers',
  {
    olives: { quantity: 4_000, gross: 0 },
    mozzarella: { quantity: 10_000, gross: 1_500 },
  },
  { olives: 'No olives', mozzarella: 'Extra mozzarella' },
);
const usual: FakeAnswers = {
  'GET /api/sales/items': () => items,
  'GET /api/sales/modifiers': ({ url }) =>
    url.searchParams.get('item') === 'supreme' ? modifiers : answerOf('modifiers', {}),
  'GET /api/sales/options': () => answerOf('options', {}),
  'GET /api/sold-items': () => ({ body: { items: menu } }),
  'GET /api/report-views': () => ({ body: { views: [] } }),
};

const open = (path: string, answers: FakeAnswers = {}) =>
  renderApp({ path, routes: reportRoutes, answers: { ...usual, ...answers } });
const row = (text: RegExp) => page.getByRole('row').filter({ hasText: text });
const classes = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d+ × (?:Star|Workhorse|Puzzle|Dog)/.test(text));
const soldLine = page.getByRole('slider', { name: 'Line of how many were sold' });
const marginLine = page.getByRole('slider', { name: 'Line of the margin of one' });

test('the lines that divide the classes are in the middle until they are drawn, and a key moves them', async () => {
  const { router } = await open('/productMix');
  await expect.element(soldLine).toHaveAttribute('aria-valuetext', '25 sold');
  await expect.element(marginLine).toHaveAttribute('aria-valuetext', '$6.50');
  await expect.element(row(/^The crab/)).toMatchTextContent(/Puzzle/);
  expect(classes()).toHaveLength(4);
  await expectAccessible();
  soldLine.element().focus();
  // One of a hundred parts of the axis, which ends at 100.
  await userEvent.keyboard('{PageDown}{PageDown}{ArrowUp}');
  await expect.element(soldLine).toHaveAttribute('aria-valuetext', '6 sold');
  await expect.element(row(/^The crab/)).toMatchTextContent(/Star/);
  await expect.element(page.getByText('Your lines: 6 sold, $6.50 margin of one.', { exact: false })).toBeVisible();
  expect(router.state.location.search).toMatchObject({ soldLine: '6' });
  await userEvent.keyboard('{End}');
  await expect.element(row(/^The supreme/)).toMatchTextContent(/Puzzle/);
  await page.getByRole('button', { name: 'Back to the middle' }).click();
  await expect.element(soldLine).toHaveAttribute('aria-valuetext', '25 sold');
  expect(router.state.location.search).not.toHaveProperty('soldLine');
});

test('each mark of the chart has the name, the figures and the class of its item', async () => {
  await open('/productMix');
  const chart = page.getByRole('figure');
  for (const name of [
    'The supreme: 40 sold, $14.00 margin of one, Star',
    'The knots: 100 sold, $4.00 margin of one, Workhorse',
    'The crab: 10 sold, $9.00 margin of one, Puzzle',
    'The soup: 4 sold, $2.00 margin of one, Dog',
  ])
    await expect.element(chart.getByRole('img', { name, exact: true })).toBeInTheDocument();
});

test('a line is pulled by its knob, and what it divides follows once it is let go', async () => {
  await page.viewport(1_440, 900);
  const { router } = await open('/productMix');
  await expect.element(marginLine).toBeVisible();
  const knob = marginLine.element().querySelector('circle');
  const frame = marginLine.element().closest('svg')?.getBoundingClientRect();
  const { x = 0, y = 0, width = 0 } = knob?.getBoundingClientRect() ?? {};
  const from = { clientX: x + width / 2, clientY: y + width / 2, pointerId: 1, button: 0, bubbles: true };
  const target = marginLine.element();
  target.setPointerCapture = () => undefined;
  target.hasPointerCapture = () => true;
  target.dispatchEvent(new PointerEvent('pointerdown', from));
  const up = { ...from, clientY: (frame?.top ?? 0) + 8 };
  target.dispatchEvent(new PointerEvent('pointermove', up));
  await expect.element(marginLine).toHaveAttribute('data-pulled');
  expect(router.state.location.search).not.toHaveProperty('marginLine');
  target.dispatchEvent(new PointerEvent('pointerup', up));
  await expect.element(row(/^The crab/)).toMatchTextContent(/Dog/);
  expect(Number(Reflect.get(router.state.location.search, 'marginLine'))).toBeGreaterThan(1_300);
});

test('between two items whose middle is half a cent the line is at a whole one', async () => {
  const odd = answerOf('items', {
    supreme: { quantity: 1_000, tickets: 1, gross: 1_000 },
    crab: { quantity: 1_000, tickets: 1, gross: 1_001 },
  });
  await open('/productMix', { 'GET /api/sales/items': () => odd });
  await expect.element(marginLine).toHaveAttribute('aria-valuetext', '$4.01');
});

test('lines of the address hold, and one that is no number is none', async () => {
  await open('/productMix?soldLine=50&marginLine=many');
  await expect.element(soldLine).toHaveAttribute('aria-valuetext', '50 sold');
  await expect.element(marginLine).toHaveAttribute('aria-valuetext', '$6.50');
  await expect.element(row(/^The supreme/)).toMatchTextContent(/Puzzle/);
});

describe('an item that costs another amount in each size', () => {
  const ofSupreme = (cost: number | null) => ({
    ...menu[0],
    cost,
    costs: [
      { option: 'small', cost: 300 },
      { option: 'large', cost: 800 },
    ],
  });
  const options = {
    body: {
      ...answerOf('options', {}).body,
      rows: [
        { key: ['supreme', 'small'], sums: [12_500, 0], before: null },
        { key: ['supreme', 'large'], sums: [20_000, 0], before: null },
        { key: ['supreme', 'thin'], sums: [9_000, 0], before: null },
        { key: ['knots', 'large'], sums: [1_000, 0], before: null },
      ],
    },
  };
  const openWith = (cost: number | null, sizes: FakeAnswers[string] = () => options) =>
    open('/productMix', {
      'GET /api/sold-items': () => ({ body: { items: [ofSupreme(cost), ...menu.slice(1)] } }),
      'GET /api/sales/options': sizes,
    });

  test('has the margin of the sizes that were sold, and of others by the cost of any size', async () => {
    const { calls } = await openWith(400);
    // $20.00 less (12.5 × $3.00 + 20 × $8.00 + 7.5 × $4.00) / 40
    await expect.element(row(/^The supreme/)).toMatchTextContent(/\$14\.31/);
    const asked = calls.find(({ path }) => path === '/api/sales/options')?.url.searchParams;
    expect(asked?.get('by')).toBe('item,option');
    expect(asked?.has('comparedFrom')).toBe(false);
    await page.getByRole('button', { name: 'What is Margin of one?' }).click();
    await expect.element(page.getByRole('dialog', { name: 'What is Margin of one?' })).toMatchTextContent(/each size/);
    await expectAccessible();
  });

  test('has none where a size was sold whose cost nobody stated, or while sizes are not known', async () => {
    await openWith(null);
    await expect.element(row(/^The crab/)).toMatchTextContent(/\$9\.00/);
    await expect.element(row(/^The supreme/)).toMatchTextContent(/–/);
    expect(page.getByRole('img', { name: /^The supreme/ }).elements()).toEqual([]);
  });

  test('has none where the sizes cannot be read, which is said with a way to try again', async () => {
    let isDown = true;
    await openWith(400, () => (isDown ? { status: 500 } : options));
    await expect.element(row(/^The crab/)).toMatchTextContent(/\$9\.00/);
    await expect.element(row(/^The supreme/)).toMatchTextContent(/–/);
    const failed = page.getByRole('alert').filter({ hasText: 'The sizes that were sold could not be read' });
    await expect.element(failed).toBeVisible();
    await expectAccessible();
    isDown = false;
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row(/^The supreme/)).toMatchTextContent(/\$14\.31/);
    await expect.element(failed).not.toBeInTheDocument();
  });

  test('unfolds to its sizes and styles', async () => {
    const large = answerOf('options', { large: { quantity: 30_000, gross: 60_000 } }, { large: 'Large' });
    await openWith(400, () => large);
    await row(/^The supreme/)
      .getByRole('button', { name: 'Show details' })
      .click();
    await expect
      .element(page.getByRole('table', { name: 'Sizes and styles of The supreme' }))
      .toMatchTextContent(/Large30\$600\.0075\.0 %/);
  });
});

test('an item unfolds to the modifiers it was ordered with, by its arrow and by keyboard', async () => {
  const { calls } = await open('/productMix?channel=POS');
  await row(/^The supreme/)
    .getByRole('button', { name: 'Show details' })
    .click();
  const table = page.getByRole('table', { name: 'Modifiers of The supreme' });
  await expect.element(table).toMatchTextContent(/Extra mozzarella10\$15\.0025\.0 %No olives4–10\.0 %/);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  const asked = calls.find(({ path }) => path === '/api/sales/modifiers')?.url.searchParams;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ by: 'modifier', item: 'supreme', channel: 'POS' });
  await expectAccessible();
  row(/^The supreme/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(table).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(page.getByText('Nobody ordered it with a modifier in these days.')).toBeVisible();
});
