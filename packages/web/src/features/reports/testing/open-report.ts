import { salesRollups } from '@servery/domain';
import dayjs from 'dayjs';
import { page } from 'vitest/browser';
import { reportRoutes } from '../../../app/routes/report-routes.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

type Rollup = keyof typeof salesRollups;
type Given = readonly [key: readonly (string | number)[], now: object, before?: object];

/** The answer of the server: sums in the order of the rollup. */
export function answerOf(rollup: Rollup, rows: readonly Given[], names: object = {}) {
  const { sums } = salesRollups[rollup];
  const listOf = (values: object) => sums.map((name) => Number(Reflect.get(values, name) ?? 0));
  const written = rows.map(([key, now, before]) => ({
    key,
    sums: listOf(now),
    before: before ? listOf(before) : null,
  }));
  return { body: { sums, rows: written, names } };
}

const pizza = { quantity: 12_000, tickets: 10, gross: 24_000, discounts: 1_200 };
const cola = { quantity: 30_000, tickets: 20, gross: 9_000, discounts: 0 };
export const items = answerOf(
  'items',
  [
    [['pizza'], pizza, { ...pizza, gross: 20_000 }],
    [['cola'], cola, { ...cola, quantity: 20_000, gross: 6_000 }],
    [['old'], { quantity: 500, tickets: 1, gross: 499 }, {}],
  ],
  { pizza: 'Pizza as sold', old: 'Retired Soup' },
);
const menu = {
  body: {
    items: [
      { id: 'pizza', name: 'Harbor Supreme', category: 'Pizza', isActive: true, cost: 600, costs: [] },
      { id: 'cola', name: 'Cola', category: 'Drinks', isActive: true, cost: 50, costs: [] },
      { id: 'pie', name: 'Apple Pie', category: 'Desserts', isActive: true, cost: null, costs: [] },
      { id: 'off', name: 'Retired Pie', category: 'Desserts', isActive: false, cost: null, costs: [] },
    ],
  },
};
const day = { tickets: 10, guests: 25, gross: 100_000, discounts: 5_000, voids: 300, tips: 9_000, minutes: 400 };
export const stores = answerOf('hours', [
  [['101'], day, { ...day, gross: 80_000 }],
  [['104'], { ...day, gross: 50_000 }, { ...day, gross: 60_000 }],
]);
const week = answerOf('hours', [
  [[1, 12], { ...day, gross: 30_000 }],
  [[5, 19], { ...day, gross: 99_000 }],
  [[6, 0], { ...day, gross: 21_000 }],
]);
const kinds = answerOf('hours', [
  [['POS', 1], { ...day, gross: 100_000 }, day],
  [['ONLINE', 9], { ...day, gross: 50_000 }, day],
]);
const servers = answerOf(
  'servers',
  [
    [['nora'], day, day],
    [[''], { ...day, gross: 10_000, tips: 0 }, day],
  ],
  { nora: 'Nora Quist' },
);
const taxes = answerOf(
  'taxes',
  [
    [['food'], { tickets: 20, tax: 8_250, taxable: 100_000, stated: 8_250 }, { tickets: 18, tax: 7_500 }],
    [['Liquor'], { tickets: 3, tax: 1_650, taxable: 10_000, stated: 925 }, {}],
    [[''], { tickets: 1, tax: 100 }, {}],
  ],
  { food: 'Prepared food' },
);
const found = {
  id: '101.t1',
  locationId: '101',
  number: '418',
  state: 'CLOSED',
  businessDate: '2026-11-27',
  opened: '2026-11-28T03:02:00.000Z',
  orderType: 1,
  channel: 'POS',
  serverName: null,
  customerName: null,
  items: ['Harbor Supreme'],
  total: 2_174,
  tips: 0,
  payments: [],
  marks: 0,
  matched: null,
};

const modifiers = answerOf('modifiers', [[['anchovy'], { quantity: 3_000, gross: 450 }]], { anchovy: 'Anchovy' });

/** The work of people at the store, and whether the reader may see wages. */
export function workOf(showsPay: boolean) {
  const sums = ['laborMinutes', ...(showsPay ? ['straight', 'laborCost'] : [])];
  const row = { key: ['101'], sums: [3_000, 30_000, 30_000].slice(0, sums.length), before: null };
  return { body: { sums, rows: [row], names: {} } };
}

const usual: FakeAnswers = {
  'GET /api/paid-work': () => workOf(false),
  'GET /api/sales/servers': () => servers,
  'GET /api/sales/taxes': () => taxes,
  'GET /api/sales/modifiers': () => modifiers,
  'GET /api/sales/options': () => answerOf('options', []),
  'GET /api/sales/items': () => items,
  'GET /api/sales/hours': ({ url }) => {
    const by = url.searchParams.get('by');
    if (by === 'weekday,hour') return week;
    return by === 'location' ? stores : kinds;
  },
  'GET /api/sold-items': () => menu,
  'GET /api/tickets/search': () => ({ body: { tickets: [found], next: null } }),
};

/** A report on answers of every kind, of which some may be given. */
export async function openReport(path: string, answers: FakeAnswers = {}, session = buildSession()) {
  return renderApp({ path, session, routes: reportRoutes, answers: { ...usual, ...answers } });
}

export const row = (text: RegExp) => page.getByRole('row').filter({ hasText: text });
export const figure = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
export const dateOf = (back: number) => dayjs().subtract(back, 'day').format('YYYY-MM-DD');
