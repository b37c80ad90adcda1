import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { type Figure, isKept, shortened } from './measuring/figures.ts';

/**
 * `npm run bench`: every bench one after the other, each as it says in `README.md` or smaller, and all figures in one table; `npm run bench -- saves
 * tickets` runs those of these folders. Ends with 1 when a limit is broken or a bench fails.
 */
const benches: readonly (readonly [file: string, ...given: string[]])[] = [
  ['overrides/overrides-bench.ts', '--alone'],
  ['offers/offers-bench.ts'],
  ['replay/replay-bench.ts'],
  ['saves/saves-bench.ts'],
  ['office/office-bench.ts'],
  ['imports/imports-bench.ts'],
  ['bombs/bombs-bench.ts'],
  ['published-config/published-config-bench.ts'],
  ['publishing/answers-meanwhile-bench.ts'],
  ['publishing/fleet-bench.ts'],
  ['labor/mirror-bench.ts'],
  ['account-lists/account-lists-bench.ts'],
  ['account-lists/due-bench.ts'],
  ['account-lists/locations-bench.ts'],
  ['account-lists/watch-bench.ts'],
  ['layers/layers-bench.ts', '--locations', '200'],
  ['layers/overridden-places-bench.ts', '--locations', '1000'],
  ['menu-screens/menu-screens-bench.ts'],
  ['scrolling/scroll-bench.ts'],
  ['push/push-bench.ts', '50000'],
  ['sales/today-bench.ts'],
  ['sales/sales-bench.ts', '--locations', '200'],
  ['tickets/tickets-bench.ts', '--tickets', '100000'],
];

const figureSchema: z.ZodType<Figure> = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  limit: z.number(),
  isLeast: z.literal(true).optional(),
  peer: z.object({ name: z.string(), value: z.number() }).optional(),
  more: z.string().optional(),
  isExcused: z.boolean().optional(),
});

const asked = process.argv.slice(2);
const begun = Date.now();
const rows: string[] = [];
const broken: string[] = [];
for (const [file, ...given] of benches) {
  const [folder = ''] = file.split('/');
  if (asked.length > 0 && !asked.includes(folder)) continue;
  console.log(`\n${file} ${given.join(' ')}`);
  const started = Date.now();
  const { figures, code } = await run(file, given);
  console.log(`${file} took ${Math.round((Date.now() - started) / 1000)} s`);
  rows.push(...figures.map((figure) => rowOf(folder, figure)));
  broken.push(...figures.filter((figure) => !isKept(figure)).map(({ name }) => `${folder}: ${name}`));
  if (figures.length === 0 || (code !== 0 && figures.every(isKept))) broken.push(`${folder}: ended with ${code}`);
}
console.log(`\n| bench | figure | measured | limit | beside |\n|---|---|---|---|---|\n${rows.join('\n')}`);
console.log(
  `\n${rows.length} figures in ${Math.round((Date.now() - begun) / 60_000)} minutes, ${broken.length} broken`,
);
for (const one of broken) console.log(`BROKEN ${one}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function run(file: string, given: readonly string[]) {
  const child = fork(join(import.meta.dirname, file), given, { cwd: join(import.meta.dirname, '..') });
  const figures: Figure[] = [];
  child.on('message', (figure) => figures.push(figureSchema.parse(figure)));
  const [code] = z
    .tuple([z.number().nullable()])
    .rest(z.unknown())
    .parse(await once(child, 'exit'));
  return { figures, code };
}

function rowOf(folder: string, figure: Figure): string {
  const { name, value, unit, limit, isLeast, peer } = figure;
  const beside =
    peer === undefined ? '–' : `${peer.name}: ${shortened(peer.value)}, ${shortened(value / peer.value)} x`;
  const measured = `${shortened(value)} ${unit}${isKept(figure) ? '' : ' **broken**'}`;
  return `| ${folder} | ${name} | ${measured} | ${isLeast ? 'at least ' : ''}${shortened(limit)} | ${beside} |`;
}
