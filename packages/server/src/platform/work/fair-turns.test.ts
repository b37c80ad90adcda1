import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTurns } from './fair-turns.ts';

const limits = { atOnce: 1, atOnceOfOne: 1, waiting: 10, waitingOfOne: 5 };
const busy = { status: 503, code: 'BUSY' };

/** Starts all of them at once. @returns the order in which they ran */
async function orderOf(shares: readonly string[], given = limits) {
  const turns = createTurns(given);
  const order: string[] = [];
  const all = shares.map((share) =>
    turns.take({ share }, async () => {
      order.push(share);
    }),
  );
  await Promise.all(all);
  return order;
}

describe('turns', () => {
  test('those who wait take turns by share, however much one of them asks for', async () => {
    expect(await orderOf(['a', 'a', 'a', 'a', 'b', 'c', 'b'])).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  test('fifty of fifty shares wait and all have their turn', async () => {
    const shares = Array.from({ length: 50 }, (_, at) => `person ${at}`);
    expect(await orderOf(shares, { ...limits, waiting: 50 })).toEqual(shares);
  });

  test('beyond its places a share is refused, and others are not', async () => {
    const turns = createTurns(limits);
    const end = await turns.begin({ share: 'a' });
    const turn = (share: string) => turns.take({ share }, async () => share);
    const waiting = Array.from({ length: 5 }, () => turn('a'));
    await expect(turn('a')).rejects.toMatchObject(busy);
    const other = turn('b');
    end();
    expect(await Promise.all([...waiting, other])).toEqual(['a', 'a', 'a', 'a', 'a', 'b']);
  });

  test('beyond all places everyone is refused', async () => {
    const turns = createTurns(limits);
    const end = await turns.begin({ share: 'runs' });
    const waiting = Array.from({ length: 10 }, (_, at) => turns.take({ share: `waits ${at}` }, async () => at));
    await expect(turns.begin({ share: 'late' })).rejects.toMatchObject(busy);
    end();
    expect(await Promise.all(waiting)).toHaveLength(10);
  });

  test('weights are a budget: work that does not fit waits, and nothing overtakes it; work heavier than the whole budget runs on its own', async () => {
    const turns = createTurns({ ...limits, atOnce: 10 });
    const order: string[] = [];
    const begun = (share: string, weight: number) =>
      turns.begin({ share, weight }).then((end) => {
        order.push(share);
        return end;
      });
    const first = await begun('first', 6);
    const heavy = begun('heavy', 20);
    const light = begun('light', 1);
    await Promise.resolve();
    expect(order).toEqual(['first']);
    first();
    (await heavy)();
    (await light)();
    expect(order).toEqual(['first', 'heavy', 'light']);
  });

  test('who is gone leaves the queue; a turn ends once, however often it is ended', async () => {
    const turns = createTurns(limits);
    const end = await turns.begin({ share: 'a' });
    const leaving = new AbortController();
    const gone = turns.begin({ share: 'b', gone: leaving.signal });
    leaving.abort();
    await expect(gone).rejects.toMatchObject(busy);
    const next = turns.begin({ share: 'c' });
    const last = turns.begin({ share: 'd' });
    end();
    end();
    const ended = await next;
    expect(await Promise.race([last.then(() => 'ran'), Promise.resolve('waits')])).toBe('waits');
    ended();
    (await last)();
  });

  test('who has waited as long as it may is refused; what waited behind it starts', async () => {
    const turns = createTurns({ ...limits, atOnce: 10, longestMillis: 20 });
    const end = await turns.begin({ share: 'runs', weight: 6 });
    const heavy = turns.begin({ share: 'heavy', weight: 9 });
    const light = turns.begin({ share: 'light' }).then(
      () => 'ran',
      () => 'refused',
    );
    await expect(heavy).rejects.toMatchObject(busy);
    expect(await light).toBe('ran');
    end();
  });

  test('a head that leaves lets those behind it start at once', async () => {
    const turns = createTurns({ ...limits, atOnce: 10 });
    await turns.begin({ share: 'runs', weight: 6 });
    const leaving = new AbortController();
    const heavy = turns.begin({ share: 'heavy', weight: 9, gone: leaving.signal });
    const light = turns.begin({ share: 'light' });
    leaving.abort();
    await expect(heavy).rejects.toMatchObject(busy);
    (await light)();
  });

  test('a share of which one is refused keeps its place', async () => {
    const turns = createTurns({ ...limits, waitingOfOne: 1 });
    const end = await turns.begin({ share: 'runs' });
    const order: string[] = [];
    const waiting = ['first', 'second'].map((share) => turns.take({ share }, async () => void order.push(share)));
    await expect(turns.begin({ share: 'first' })).rejects.toMatchObject(busy);
    end();
    await Promise.all(waiting);
    expect(order).toEqual(['first', 'second']);
  });
});

describe('rests', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Two turns of `busy`, the first of which takes so long. @returns the share that each turn had, and when */
  async function turnsOf(millis: number, others: readonly string[]) {
    vi.useFakeTimers();
    const turns = createTurns({
      ...limits,
      rests: { fromMillis: 20, othersWithinMillis: 1_000, isCounted: (share) => share !== 'server' },
    });
    const begun = Date.now();
    const order: string[] = [];
    const take = (share: string, took: number) =>
      turns.take({ share }, async () => {
        order.push(`${share} ${Date.now() - begun}`);
        await new Promise((resolve) => setTimeout(resolve, took));
      });
    const all = [take('busy', millis), take('busy', 1), ...others.map((share) => take(share, 1))];
    // Longer than all turns and rests together. Loops of other servers of this process go on for ever: not all timers are waited for.
    await vi.advanceTimersByTimeAsync(500);
    await Promise.all(all);
    return order;
  }

  test('after a long turn its share waits as long as it took, while others have their turns', async () => {
    expect(await turnsOf(50, ['other', 'third'])).toEqual(['busy 0', 'other 50', 'third 51', 'busy 100']);
  });

  test('a share rests neither after a short turn, nor where nobody else has asked', async () => {
    expect(await turnsOf(10, ['other'])).toEqual(['busy 0', 'busy 10', 'other 11']);
    expect(await turnsOf(50, [])).toEqual(['busy 0', 'busy 50']);
    expect(await turnsOf(50, ['server'])).toEqual(['busy 0', 'busy 50', 'server 51']);
  });
});
