import { applyChanges, diff, type Identifiers, type JsonObject } from '@servery/domain';
import { dequal } from 'dequal';
import jsonPatch from 'fast-json-patch';
import { diff as jsonDiffTs } from 'json-diff-ts';
import { create } from 'jsondiffpatch';
import microdiff from 'microdiff';
import { report } from '../measuring/figures.ts';
import { editMenu } from './menu-edits.ts';
import { generateMenu } from './menu-generator.ts';

const IDENTIFIERS: Identifiers = { 'departments.categories.items.pricing': 'schemeId' };
const SIZES = [500, 5_000, 20_000] as const;
const EDITS = 50;

type Compare = (base: JsonObject, edited: JsonObject) => unknown;

const patcher = create({
  objectHash: (entity: object) =>
    'id' in entity ? String(entity.id) : 'schemeId' in entity ? String(entity.schemeId) : '',
});

const PEERS: Readonly<Record<string, Compare>> = {
  'fast-json-patch': (base, edited) => jsonPatch.compare(base, edited),
  jsondiffpatch: (base, edited) => patcher.diff(base, edited),
  'json-diff-ts': (base, edited) =>
    jsonDiffTs(base, edited, {
      embeddedObjKeys: new Map<string | RegExp, string>([
        [/pricing$/, 'schemeId'],
        [/departments$|categories$|items$|modifiers$/, 'id'],
      ]),
    }),
  microdiff: (base, edited) => microdiff({ ...base }, { ...edited }),
};

interface Measured {
  readonly items: number;
  readonly dequal: number;
  readonly ours: number;
  readonly shared: number;
  readonly apply: number;
  readonly changes: number;
  readonly megabytes: number;
}

function measure(items: number): Measured {
  const base = generateMenu(items);
  const draft = editMenu(base, EDITS);
  const left: JsonObject = JSON.parse(JSON.stringify(base));
  const right: JsonObject = JSON.parse(JSON.stringify(draft));
  const changes = diff(base, draft, IDENTIFIERS);
  const runs = items > 5_000 ? 7 : 15;
  // dequal stops at the first difference, so that it walks two equal copies.
  const twin: JsonObject = JSON.parse(JSON.stringify(base));
  const walks = { dequal: () => dequal(left, twin), ours: () => diff(left, right, IDENTIFIERS) };
  const [walked, ours] = inTurns(runs, walks.dequal, walks.ours);
  return {
    items,
    dequal: walked,
    ours,
    shared: best(200, () => diff(base, draft, IDENTIFIERS)),
    apply: best(200, () => applyChanges(base, changes)),
    changes: changes.length,
    megabytes: JSON.stringify(base).length / 1e6,
  };
}

function measurePeers(items: number, walked: number): string[] {
  const base = generateMenu(items);
  const left: JsonObject = JSON.parse(JSON.stringify(base));
  const right: JsonObject = JSON.parse(JSON.stringify(editMenu(base, EDITS)));
  return Object.entries(PEERS).map(([name, compare]) => {
    const millis = best(3, () => compare(left, right));
    return `    ${name.padEnd(16)} ${millis.toFixed(1).padStart(8)} ms  ${(millis / walked).toFixed(2)} x dequal`;
  });
}

/** The best of several runs: the one that was disturbed least. */
function best(runs: number, work: () => unknown): number {
  let millis = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) millis = Math.min(millis, time(work));
  return millis;
}

/** Two kinds of work by turns, so that a busy moment of the machine hits both. */
function inTurns(runs: number, one: () => unknown, other: () => unknown): [number, number] {
  const times: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < runs; run += 1) {
    times[0] = Math.min(times[0], time(one));
    times[1] = Math.min(times[1], time(other));
  }
  return times;
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function print({ items, megabytes, changes, dequal: walked, ours, shared, apply }: Measured): void {
  console.log(`${items} items, ${megabytes.toFixed(1)} MB, ${changes} changes`);
  console.log(`    dequal walk      ${walked.toFixed(1).padStart(8)} ms`);
  console.log(`    ours, copies     ${ours.toFixed(1).padStart(8)} ms  ${(ours / walked).toFixed(2)} x dequal`);
  console.log(`    ours, shared     ${shared.toFixed(3).padStart(8)} ms`);
  console.log(`    ours, apply      ${apply.toFixed(3).padStart(8)} ms`);
  for (const line of process.argv.includes('--alone') ? [] : measurePeers(items, walked)) console.log(line);
}

/** CT-38 to CT-41. */
function reportLimits(middle: Measured, large: Measured): void {
  const growth = large.ours / middle.ours;
  report({
    name: 'CT-38 diff of unrelated copies',
    value: middle.ours,
    unit: 'ms',
    limit: 1.5 * middle.dequal,
    peer: { name: 'dequal', value: middle.dequal },
  });
  report({ name: 'CT-39 diff of a draft that shares structure', value: middle.shared, unit: 'ms', limit: 1 });
  report({ name: 'CT-40 growth from 5,000 to 20,000 items', value: growth, unit: 'times', limit: 4 * 1.6 });
  report({ name: 'CT-41 applying 50 changes', value: middle.apply, unit: 'ms', limit: 1 });
}

const measured = SIZES.map(measure);
for (const size of measured) print(size);
const [, middle, large] = measured;
if (middle !== undefined && large !== undefined) reportLimits(middle, large);
