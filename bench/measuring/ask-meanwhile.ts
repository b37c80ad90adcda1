import { setTimeout as sleep } from 'node:timers/promises';
import { part } from './compare.ts';
import { report } from './figures.ts';

/** The questions, each answering its status once all of its answer has come. */
export type Questions = Readonly<Record<string, () => Promise<number>>>;

interface Meanwhile {
  readonly during: string;
  readonly limitMillis: number;
  readonly work: () => Promise<void>;
}

/**
 * Asks each question over and over, one after the other, while work goes on, and reports how long the longest answer took.
 * @param during words for the work that goes on at the same time
 */
export async function askMeanwhile(questions: Questions, { during, limitMillis, work }: Meanwhile): Promise<void> {
  const over = { isNow: false };
  const asking = Object.entries(questions).map(async ([name, ask]) => ({ name, waits: await askUntil(ask, over) }));
  await work();
  over.isNow = true;
  const found = await Promise.all(asking);
  for (const { name, waits } of found) {
    const [median, most] = [part(waits, 0.5).toFixed(0), part(waits, 0.95).toFixed(0)];
    const more = `${waits.length} answers, median ${median} ms, 95 % ${most} ms`;
    report({ name: `${name} during ${during}`, value: waits.at(-1) ?? 0, unit: 'ms', limit: limitMillis, more });
  }
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
