import { setTimeout as sleep } from 'node:timers/promises';
import { part } from './compare.ts';

/** What is asked, each answering its status once all of its answer has come. */
export type Questions = Readonly<Record<string, () => Promise<number>>>;

/**
 * Asks each question over and over, one after the other, while work goes on, and prints how long the answers took.
 * @returns whether every answer came within the limit
 */
export async function askMeanwhile(
  questions: Questions,
  { limitMillis, work }: { readonly limitMillis: number; readonly work: () => Promise<void> },
): Promise<boolean> {
  const over = { isNow: false };
  const asking = Object.entries(questions).map(async ([name, ask]) => ({ name, waits: await askUntil(ask, over) }));
  await work();
  over.isNow = true;
  const found = await Promise.all(asking);
  for (const { name, waits } of found) {
    const longest = waits.at(-1) ?? 0;
    console.log(
      `${longest <= limitMillis ? 'kept  ' : 'BROKEN'} ${name.padEnd(20)} ${waits.length} answers, median ${part(waits, 0.5).toFixed(0)} ms, 95 % ${part(waits, 0.95).toFixed(0)} ms, longest ${longest.toFixed(0)} ms, limit ${limitMillis} ms`,
    );
  }
  return found.every(({ waits }) => (waits.at(-1) ?? 0) <= limitMillis);
}

/** The status, once all of the answer has come. */
export async function answered(answer: Response): Promise<number> {
  await answer.text();
  return answer.status;
}

async function askUntil(ask: () => Promise<number>, over: { readonly isNow: boolean }): Promise<number[]> {
  const waits: number[] = [];
  while (!over.isNow) {
    const asked = performance.now();
    const status = await ask().catch(() => 0);
    waits.push(status === 200 ? performance.now() - asked : Number.POSITIVE_INFINITY);
    await sleep(50);
  }
  return waits.toSorted((one, two) => one - two);
}
