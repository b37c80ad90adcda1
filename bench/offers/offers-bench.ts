import {
  applyOffers,
  type MenuBlob,
  type ProofNews,
  priceSelection,
  proveOffers,
  variantsOf,
  type WorstCase,
} from '@servery/domain';
import { report } from '../measuring/figures.ts';
import { menuWithOffers } from './offers-menu.ts';

const FOCUS = 'o100';
const question = { zone: 'America/New_York', today: '2026-11-23', focus: FOCUS } as const;
const RUNS = 3;

interface Measured {
  /** Milliseconds until something is known without prices. */
  readonly first: number;
  /** Until the first offers have been met with the one being edited. */
  readonly focus: number;
  readonly done: number;
  /** The longest that a worker works between two pieces of news. */
  readonly longest: number;
  readonly evaluations: number;
  readonly counts: Readonly<Record<string, number>>;
}

function measure(menu: MenuBlob): Measured {
  const start = performance.now();
  const times: number[] = [];
  const counts: Record<string, number> = {};
  let focus = 0;
  let evaluations = 0;
  let worst: readonly WorstCase[] = [];
  for (const news of proveOffers(menu, question)) {
    times.push(performance.now() - start);
    count(news, counts);
    if (focus === 0 && news.kind === 'TOGETHER') focus = performance.now() - start;
    if (news.kind === 'DONE') evaluations = news.evaluations;
    if (news.kind === 'WORST') worst = news.cases;
  }
  for (const { witness } of worst) {
    const again = applyOffers(menu, witness.cart, witness.context);
    if (again.total !== witness.order.total) throw new Error('The evaluator takes something else off a witness.');
  }
  const gaps = times.map((time, at) => time - (times[at - 1] ?? 0));
  return { first: times[0] ?? 0, focus, done: times.at(-1) ?? 0, longest: Math.max(...gaps), evaluations, counts };
}

function count(news: ProofNews, counts: Record<string, number>): void {
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  if (news.kind === 'FINDINGS') for (const { code } of news.findings) add(code);
  if (news.kind === 'TOGETHER')
    for (const { apart } of news.meetings) add(apart === undefined ? 'together' : `apart: ${apart}`);
  if (news.kind === 'WORST')
    for (const { kind, witness } of news.cases) counts[`worst ${kind}`] = witness.order.subtotal - witness.order.total;
}

/** Every variant priced once: the work that any program that knows the prices has to do. */
function priceAll(menu: MenuBlob): number {
  const start = performance.now();
  const sale = { scheme: 'dine-in', channel: 'POS', at: { dayOfWeek: 1, seconds: 43_200 } } as const;
  for (const item of menu.items)
    for (const { options } of variantsOf(item, menu))
      priceSelection(menu, { itemId: item.id, options, modifiers: [] }, sale);
  return performance.now() - start;
}

const runs = Array.from({ length: RUNS }, () => {
  // Each run reads its own copy, so that no run profits from the memory of another one.
  const menu = menuWithOffers(5_000, 200);
  return { plain: priceAll(structuredClone(menu)), ...measure(menu) };
});
const best = (read: (run: (typeof runs)[number]) => number) => Math.min(...runs.map(read));
const plain = best((run) => run.plain);
const limits: readonly [string, number, number][] = [
  ['first answers', best(({ first }) => first), 300],
  ['first meetings of the offer being edited', best(({ focus }) => focus), 300],
  ['complete', best(({ done }) => done), 5_000],
];
console.log(`5,000 items, 200 offers; every variant priced once: ${plain.toFixed(0)} ms`);
for (const [name, value, limit] of limits)
  report({ name, value, unit: 'ms', limit, peer: { name: 'every variant priced', value: plain } });
console.log(`       longest between two pieces of news, ms: ${best(({ longest }) => longest).toFixed(0)}`);
console.log(`       carts evaluated: ${runs[0]?.evaluations}`);
console.log(runs[0]?.counts);
