import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallArguments } from '@servery/contract';
import { serverProcess, signInAs } from '../durability/server-process.ts';
import { answered, askMeanwhile } from '../measuring/ask-meanwhile.ts';

/**
 * `node bench/imports/imports-bench.ts`: files of people and of locations are looked at while others ask. Ends with 1 when
 * one of them waits longer than the limit.
 */
const limitMillis = 250;

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
const server = await serverProcess({ SERVERY_DATA: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'fatal' });
await server.start();
const client = await signInAs('admin@harbor.example', server.url);

type Preview = 'previewUserImport' | 'previewLocationImport';
const lines = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));
const people = lines(
  50_000,
  (at) => `Person ${at},p${at}@bench.example,555${String(at).padStart(7, '0')},${at},analyst`,
);
const places = lines(50_000, (at) => `Store ${at},UTC,${30 + (at % 1000) / 1000},-97.5`);
const files: readonly (readonly [name: string, id: Preview, csv: string])[] = [
  ['12 million commas', 'previewUserImport', `Name${','.repeat(11_900_000)}`],
  ['12 million commas', 'previewLocationImport', `Location${','.repeat(11_900_000)}`],
  ['600 lines of commas', 'previewUserImport', ['Name', ...lines(600, () => ','.repeat(19_000))].join('\n')],
  ['50,000 people', 'previewUserImport', ['Name,Email,Phone,POS id,Roles', ...people].join('\n')],
  ['50,000 locations', 'previewLocationImport', ['Location,Time zone,Latitude,Longitude', ...places].join('\n')],
];

for (const [name, id, csv] of files) {
  const given: CallArguments<Preview>[0] = { params: { companyId: 'harbor' }, body: { csv }, withinMillis: 120_000 };
  const look = async () => {
    const answer = await client.ask(id, given);
    console.log(`${name} (${id}): ${answer.status}, ${(await answer.arrayBuffer()).byteLength} bytes`);
  };
  const others = { health: async () => answered(await fetch(`${server.url}/healthz`)) };
  await askMeanwhile(others, { during: `${name}, ${id}`, limitMillis, work: look });
}
await server.kill();
rmSync(folder, { recursive: true, force: true });
