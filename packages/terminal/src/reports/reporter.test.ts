import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerAnswerError } from '@servery/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openReportFolder } from './report-folder.ts';
import { type ReporterEvent, reportWaiting, runReporter } from './reporter.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tickets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: unknown) =>
  writeFileSync(join(folder, `${name}.json`), typeof content === 'string' ? content : JSON.stringify(content));
const waiting = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
const refused = () => readdirSync(join(folder, 'refused')).sort();

type Answer = (tickets: readonly unknown[]) => { index: number; message: string }[];

/** A server that refuses by place; it keeps the accepted reports. */
async function reporter(answer: Answer = () => []) {
  const events: ReporterEvent[] = [];
  const calls: (readonly unknown[])[] = [];
  const options = {
    folder: await openReportFolder(folder),
    report: async (tickets: readonly unknown[]) => {
      calls.push(tickets);
      const wrong = answer(tickets).map((one) => ({ ...one, id: null, code: 'INVALID' as const, path: '' }));
      return { taken: tickets.length - wrong.length, unchanged: 0, refused: wrong };
    },
    onEvent: (event: ReporterEvent) => void events.push(event),
  };
  return { options, events, calls };
}

describe('the reporter of tickets and time punches', () => {
  test('reports what waits, the oldest first and 500 at once, and deletes what was confirmed', async () => {
    for (let number = 0; number < 1_001; number += 1) put(String(number).padStart(5, '0'), { number });
    const { options, calls } = await reporter();
    await reportWaiting(options);
    expect(calls.map(({ length }) => length)).toEqual([500, 500, 1]);
    expect(calls[0]?.[0]).toEqual({ number: 0 });
    expect(waiting()).toEqual([]);
  });

  test('keeps aside what the server refuses, with the reason told, and the rest is reported', async () => {
    for (const number of [1, 2, 3]) put(String(number), { number });
    const { options, events } = await reporter((tickets) =>
      tickets.length > 1 ? [{ index: 1, message: 'No such day.' }] : [],
    );
    await reportWaiting(options);
    expect([waiting(), refused()]).toEqual([[], ['2.json']]);
    expect(events).toContainEqual({ kind: 'refused', name: '2.json', reason: 'No such day.' });
    expect(events).toContainEqual({ kind: 'reported', count: 2 });
  });

  test('finds the one ticket that a whole report is refused for', async () => {
    for (let number = 1; number <= 9; number += 1) put(String(number), { number });
    const { options } = await reporter((tickets) => {
      if (tickets.some((ticket) => JSON.stringify(ticket) === '{"number":7}'))
        throw new ServerAnswerError('/tickets', 400);
      return [];
    });
    await reportWaiting(options);
    expect([waiting(), refused()]).toEqual([[], ['7.json']]);
  });

  test('a file that is no JSON is kept aside', async () => {
    put('1', '{"half":');
    put('2', { number: 2 });
    const { options, calls } = await reporter();
    await reportWaiting(options);
    expect([waiting(), refused(), calls]).toEqual([[], ['1.json'], [[{ number: 2 }]]]);
  });

  test('while the server is away tickets wait, and go out once it is back', async () => {
    put('1', { number: 1 });
    let isAway = true;
    const { options, events } = await reporter(() => {
      if (isAway) throw new TypeError('fetch failed');
      return [];
    });
    const stop = new AbortController();
    const running = runReporter({
      ...options,
      onEvent: (event) => {
        options.onEvent(event);
        if (event.kind === 'failed') isAway = false;
        if (event.kind === 'reported') stop.abort();
      },
      signal: stop.signal,
    });
    await running;
    expect(events.map(({ kind }) => kind)).toEqual(['failed', 'reported']);
    expect(waiting()).toEqual([]);
  });
});
