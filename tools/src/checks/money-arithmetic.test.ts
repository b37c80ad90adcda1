import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFloats } from './money-arithmetic.ts';

/** Where money is computed; everything else asks these. */
const moneyModule = /^packages\/domain\/src\/formats\/(?:amount|exact|money)\.ts$/;
/** Written a second time on purpose, in another way, so that two ways agree. */
const independent = /\.test\.tsx?$|\/testing\//;

/** The other roundings in files that name money. A percentage is only shown so; the amount that it makes of money is asked of the module. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'packages/demo/src/sales/harbor-sales.ts': [
    'Math.round((Date.parse(today) - Date.parse(date)) / dayMillis)',
    'Math.round((usual * (weekdays[dayOfWeekOf(date)] ?? 100) * (92 + random(17))) / 10_000)',
  ],
  'packages/demo/src/sales/ordered-modifiers.ts': ['Math.floor((random(kinds) * random(kinds)) / kinds)'],
  'packages/demo/src/sales/simulated-delivery.ts': [
    'Math.floor(seconds / hourSeconds)',
    'Math.round((27 + driveMinutes) / 5)',
  ],
  'packages/demo/src/sales/simulated-ticket.ts': ['Math.floor((random(kinds) * random(kinds)) / kinds)'],
  'packages/domain/src/employment/pay/payroll.ts': ['Math.floor(10_000 / PAYROLL_DAYS.length)'],
  'packages/domain/src/menus/nutrition-problems.ts': ['amount.toFixed(decimals)'],
  'packages/domain/src/menus/offers/proof/carts/own-carts.ts': ['Math.ceil(missing / filler.line.cents)'],
  'packages/domain/src/menus/offers/proof/prove-offers.ts': ['Math.ceil(list.length / AT_ONCE)'],
  'packages/domain/src/publishing/plan-waves.ts': [
    'Math.ceil((locations.length * percent) / 100)',
    'Math.ceil(locations.length / length)',
    'Math.floor(size)',
  ],
  'packages/domain/src/sales/ticket-sales.ts': ['Math.round((Date.parse(closed) - Date.parse(opened)) / minuteMillis)'],
  'packages/domain/src/sales/unusual-sales.ts': ['Math.floor(place)'],
  'packages/domain/src/settings/delivery/zones/zone-geojson.ts': ['x.toFixed(6)', 'y.toFixed(6)'],
  'packages/server/src/features/publishing/replay/replay-store.ts': ['Math.floor(at.seconds / hourSeconds)'],
  'packages/server/src/features/tickets/tickets-routes.ts': ['Math.ceil(lag / 1_000)'],
  'packages/web/src/editing/fields/document-choices.tsx': ['percent.toFixed(2)'],
  'packages/web/src/features/employment/setup/time/time-and-payroll.tsx': [
    '(kept / seconds).toFixed(2)',
    'Math.round(shown * seconds)',
  ],
  'packages/web/src/features/menus/costs/costs-section.tsx': ['percent.toFixed(1)'],
  'packages/web/src/features/menus/layout/try/try-device.tsx': ['Math.floor(place / columns)'],
  'packages/web/src/features/menus/lists/tax-structures-page.tsx': ['Number(flatRate) / 100'],
  'packages/web/src/features/menus/lists/taxed-items.tsx': ['Math.round(quantity / 1_000)'],
  'packages/web/src/features/menus/offers/prover/order-sums.tsx': [
    '(subtotal === 0 ? 0 : percentOfWhole(given, subtotal)).toFixed(1)',
    'percent.toFixed(1)',
  ],
  'packages/web/src/features/publishing/compose/plan-pane.tsx': [
    'Math.round(millis / 1000)',
    'Math.round(seconds / 60)',
  ],
  'packages/web/src/features/publishing/compose/replay/replay-view.tsx': ['(share * percent).toFixed(2)'],
  'packages/web/src/features/reports/product-mix/product-rows.ts': [
    'Math.ceil(sorted.length / 2)',
    'Math.floor(sorted.length / 2)',
  ],
  'packages/web/src/features/reports/store-summary/hour-map.tsx': [
    '(value / cents / thousand).toFixed(1)',
    'Math.ceil((value / most) * steps)',
  ],
  'packages/web/src/sales/unusual-words.ts': ['(value * 100).toFixed(1)', 'Math.round(value)'],
  'packages/words/src/employment/employment-words.ts': [
    'Math.round(Number(value) / daySeconds)',
    'Number(value) / daySeconds',
  ],
  'packages/words/src/menus/layout-words.ts': ['Math.floor(at / columns)'],
  'packages/words/src/sales/sales-text.ts': [
    '(value * inPercent).toFixed(decimals[unit])',
    '(value / minutesOfHour).toFixed(2)',
    'Math.abs(by * inPercent).toFixed(1)',
    'Math.floor(minutes / minutesOfHour)',
  ],
  'packages/words/src/settings/delivery-words.ts': [
    'Math.round((miles * feetOfMile) / 10)',
    'Number(value) * 1000',
    'acres.toFixed(acres < 10 ? 1 : 0)',
    'miles.toFixed(1)',
    'milesOf(meters).toFixed(2)',
    'squareMiles.toFixed(squareMiles < 10 ? 2 : 0)',
    'squareMiles.toPrecision(3)',
  ],
};

test('money is rounded in one module, from exact values', () => {
  const listed = spawnSync('git', ['ls-files', 'packages'], { encoding: 'utf8' }).stdout.split('\n');
  const files = listed.filter(
    (file) => /\.tsx?$/.test(file) && !/^packages\/(?:e2e|sandbox)\//.test(file) && !independent.test(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files
    .filter((file) => !moneyModule.test(file))
    .map((file) => [file, [...new Set(findFloats(file, readFileSync(file, 'utf8')))].toSorted()] as const)
    .filter(([, expressions]) => expressions.length > 0);
  expect(Object.fromEntries(found)).toEqual(elsewhere);
});

test.each([
  'const half = (cents: number) => Math.round(cents / 2);',
  'const pay = (fee: string, miles: number) => Math.floor(miles * 0.5);',
  'const text = (cents: number) => (cents / 100).toFixed(2);',
  'const price = Number.parseFloat(typed);',
  'const wageShare = Number(percentage) / 100;',
  'const price = 3 * Number(rate);',
])('a planted one is found: %s', (text) => {
  expect(findFloats('planted.ts', text)).toHaveLength(1);
});

test.each(['const row = (at: number) => Math.floor(at / 5);', 'const price = Number(text) > 100;'])(
  'what rounds no money, or only compares, stays: %s',
  (text) => expect(findFloats('value.ts', text)).toEqual([]),
);
