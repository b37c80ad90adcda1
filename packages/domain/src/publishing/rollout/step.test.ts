import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concernOf } from './concern.ts';
import { hasEnded, hasNotBegun, NEW_ROLLOUT, type Rollout, type RolloutCommand, type RolloutEvent } from './rollout.ts';
import { step } from './step.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const waveNumber = fc.integer({ min: 1, max: 3 });
/** Epoch milliseconds between before the first wave and after the last. */
const instant = fc.integer({ min: 0, max: 200_000 });
const someIds = fc.subarray(ids);

const accepted = fc.record({
  kind: fc.constant('accepted' as const),
  isScheduled: fc.boolean(),
  waves: fc
    .tuple(fc.array(waveNumber, { minLength: 1, maxLength: ids.length }), instant, fc.integer({ min: 0, max: 30_000 }))
    .map(([places, first, every]) => {
      const numbers = [...new Set(places)].toSorted();
      return numbers.map((wave) => ({
        wave,
        dueMillis: first + (wave - 1) * every,
        locationIds: ids.filter((_, at) => places[at] === wave),
      }));
    }),
});

const later: fc.Arbitrary<RolloutEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('waveDue' as const), wave: waveNumber, nowMillis: instant }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('built' as const), locationIds: someIds }) },
  fc.record({ kind: fc.constant('failed' as const), locationIds: someIds, error: fc.constant('not valid') }),
  fc.constant({ kind: 'held' as const }),
  fc.record({ kind: fc.constant('resumed' as const), nowMillis: instant }),
  fc.record({ kind: fc.constant('rescheduled' as const), locationIds: someIds, timeMillis: instant }),
  fc.record({
    kind: fc.constant('ended' as const),
    locationIds: someIds,
    alsoBegun: fc.boolean(),
    error: fc.constant(null),
  }),
);

/** Any events in any order after the plan, as nodes and people may report them. */
const history = fc
  .tuple(accepted, fc.array(later, { maxLength: 25 }))
  .map(([first, rest]): readonly RolloutEvent[] => [first, ...rest]);

function follow(events: readonly RolloutEvent[], from: Rollout = NEW_ROLLOUT) {
  let rollout = from;
  const commands: RolloutCommand[] = [];
  for (const event of events) {
    const taken = step(rollout, event);
    ({ rollout } = taken);
    commands.push(...taken.commands);
  }
  return { rollout, commands };
}

const publishedBy = (commands: readonly RolloutCommand[]) =>
  commands.flatMap((command) => (command.kind === 'publish' ? command.locationIds : []));
const statesOf = ({ locations }: Rollout) => [...locations].map(([id, { state }]) => [id, state]);

describe('a rollout', () => {
  test('PB-27 whatever is reported in whatever order, no location is published twice, and what completed was published', () => {
    fc.assert(
      fc.property(history, (events) => {
        const { rollout, commands } = follow(events);
        const published = publishedBy(commands);
        expect(new Set(published).size).toBe(published.length);
        const completed = [...rollout.locations].flatMap(([id, { state }]) => (state === 'COMPLETED' ? [id] : []));
        expect(published.toSorted()).toEqual(completed.toSorted());
      }),
    );
  });

  test('PB-31 ends once, whatever came before and in whatever order its waves are answered', () => {
    const answers = fc.array(fc.tuple(fc.shuffledSubarray(ids), fc.boolean()), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(history, fc.shuffledSubarray([1, 2, 3], { minLength: 3 }), answers, (events, waves, order) => {
        const nowMillis = 10_000_000;
        const answered = order.map(
          ([locationIds, isBuilt]): RolloutEvent =>
            isBuilt ? { kind: 'built', locationIds } : { kind: 'failed', locationIds, error: 'not valid' },
        );
        const rest: RolloutEvent[] = [
          { kind: 'resumed', nowMillis },
          ...waves.map((wave): RolloutEvent => ({ kind: 'waveDue', wave, nowMillis: nowMillis * 2 })),
          ...answered,
          { kind: 'built', locationIds: ids },
        ];
        const { rollout, commands } = follow([...events, ...rest]);
        expect([...rollout.locations.values()].every(hasEnded)).toBe(true);
        expect(rollout.isOver).toBe(true);
        expect(commands.filter(({ kind }) => kind === 'complete')).toHaveLength(1);
      }),
    );
  });

  test('PB-28 whatever is open, is held or has a wave that will be reported', () => {
    fc.assert(
      fc.property(history, (events) => {
        const { rollout, commands } = follow(events);
        const dues = new Map<number, number>();
        for (const command of commands) {
          if (command.kind === 'openWaves') for (const { wave, dueMillis } of command.waves) dues.set(wave, dueMillis);
          if (command.kind === 'closeWaves') for (const wave of command.waves) dues.delete(wave);
        }
        for (const one of rollout.locations.values()) {
          if (hasNotBegun(one) && !one.isHeld) expect(dues.get(one.wave)).toBe(one.dueMillis);
          if (one.state === 'RUNNING') expect(dues.has(one.wave)).toBe(true);
        }
        const open = [...rollout.locations.values()].filter((one) => !hasEnded(one));
        for (const wave of dues.keys()) expect(open.some((one) => one.wave === wave)).toBe(true);
      }),
    );
  });

  test('PB-28 held, nothing more begins; continued, nothing is lost and waves keep their distances', () => {
    fc.assert(
      fc.property(history, fc.array(later, { maxLength: 5 }), instant, (events, meanwhile, nowMillis) => {
        const held = step(follow(events).rollout, { kind: 'held' }).rollout;
        const waiting = [...held.locations].filter(([, one]) => hasNotBegun(one));
        fc.pre(waiting.length > 0);
        const goesOn = meanwhile.filter(({ kind }) => ['waveDue', 'built', 'failed'].includes(kind));
        const { rollout, commands } = follow([...goesOn, { kind: 'resumed', nowMillis }], held);
        const began = commands.flatMap((command) => (command.kind === 'build' ? command.locationIds : []));
        expect(waiting.filter(([id]) => began.includes(id))).toEqual([]);
        const first = Math.min(...waiting.map(([, { dueMillis }]) => dueMillis));
        const laterBy = Math.max(nowMillis, first) - first;
        for (const [id, one] of waiting)
          expect(rollout.locations.get(id)).toEqual({
            ...one,
            state: 'SCHEDULED',
            isHeld: false,
            dueMillis: one.dueMillis + laterBy,
          });
      }),
    );
  });

  test('an event that comes again changes nothing, and nothing is published, told or split off again', () => {
    fc.assert(
      fc.property(history, later, (events, event) => {
        const once = step(follow(events).rollout, event);
        const again = step(once.rollout, event);
        expect(again.rollout).toEqual(once.rollout);
        const repeated = again.commands.map(({ kind }) => kind);
        expect(repeated.filter((kind) => !['build', 'openWaves', 'closeWaves'].includes(kind))).toEqual([]);
      }),
    );
  });

  test('PB-27 a node that claimed a wave and fell silent: the next one builds what runs there, and no more', () => {
    fc.assert(
      fc.property(history, waveNumber, (events, wave) => {
        const nowMillis = 10_000_000;
        const { rollout, commands } = follow([...events, { kind: 'waveDue', wave, nowMillis }]);
        const running = [...rollout.locations].filter(([, one]) => one.wave === wave && one.state === 'RUNNING');
        const last = commands.findLast(({ kind }) => kind === 'build');
        if (running.length > 0) expect(last).toEqual({ kind: 'build', locationIds: running.map(([id]) => id) });
        expect(step(rollout, { kind: 'waveDue', wave, nowMillis }).rollout).toEqual(rollout);
      }),
    );
  });

  test('PB-19 what is split off of it is ended here, and nothing else', () => {
    fc.assert(
      fc.property(history, someIds, instant, (events, locationIds, timeMillis) => {
        const { rollout } = follow(events);
        const taken = step(rollout, { kind: 'rescheduled', locationIds, timeMillis });
        const split = taken.commands.find((command) => command.kind === 'splitOff');
        fc.pre(split !== undefined);
        const gone = split?.waves.flatMap((wave) => wave.locationIds) ?? [];
        const expected = statesOf(rollout).map(([id, state]) => [id, gone.includes(id ?? '') ? 'TERMINATED' : state]);
        expect(statesOf(taken.rollout)).toEqual(expected);
        expect(Math.min(...(split?.waves ?? []).map(({ dueMillis }) => dueMillis))).toBe(timeMillis);
      }),
    );
  });
});

/** The part of a rollout that a node reads for an event: the open locations that it concerns, and the waves of other open ones. */
function readPart(kept: Rollout, event: RolloutEvent): Rollout {
  const concern = concernOf(event);
  const open = [...kept.locations].filter(([, one]) => !hasEnded(one));
  const listed = open.filter(([id, { wave }]) => {
    if (concern.kind === 'locations') return concern.locationIds.includes(id);
    return concern.kind === 'open' || concern.wave === wave;
  });
  const waves = new Set(listed.map(([, { wave }]) => wave));
  const beside = open.filter((entry) => !listed.includes(entry)).map(([, { wave }]) => wave);
  const known = beside.filter((wave) => waves.has(wave));
  return { ...kept, locations: new Map(listed), openBeside: new Set(known.length > 0 ? known : beside.slice(0, 1)) };
}

test('kept row by row, of which each event reads and writes its part, a rollout equals the one rebuilt from its events', () => {
  fc.assert(
    fc.property(history, (events) => {
      const [first, ...rest] = events;
      let kept = follow(first === undefined ? [] : [first]).rollout;
      for (const event of rest) {
        const whole = step(kept, event);
        const part = step(readPart(kept, event), event);
        expect(part.commands).toEqual(whole.commands);
        const locations = new Map([...kept.locations, ...part.rollout.locations]);
        kept = { ...part.rollout, locations, openBeside: new Set() };
      }
      expect(kept).toEqual(follow(events).rollout);
    }),
  );
});

describe('step by step', () => {
  const plan: RolloutEvent = {
    kind: 'accepted',
    isScheduled: false,
    waves: [
      { wave: 1, dueMillis: 60_000, locationIds: ['a', 'b'] },
      { wave: 2, dueMillis: 90_000, locationIds: ['c'] },
    ],
  };
  const due: RolloutEvent = { kind: 'waveDue', wave: 1, nowMillis: 60_000 };
  const states = (...events: RolloutEvent[]) => statesOf(follow([plan, ...events]).rollout).map(([, state]) => state);
  const lastOf = (...events: RolloutEvent[]) => step(follow(events.slice(0, -1)).rollout, events.at(-1) ?? plan);

  test('PB-09 PB-11 accepted for now its locations wait, for later they are scheduled, and its waves are opened', () => {
    expect(states()).toEqual(['WAITING', 'WAITING', 'WAITING']);
    expect(statesOf(step(NEW_ROLLOUT, { ...plan, isScheduled: true }).rollout)[0]).toEqual(['a', 'SCHEDULED']);
    const waves = [
      { wave: 1, dueMillis: 60_000 },
      { wave: 2, dueMillis: 90_000 },
    ];
    const { rollout, commands } = follow([plan]);
    expect(commands).toEqual([{ kind: 'openWaves', waves }]);
    expect([rollout.isBegun, rollout.isOver, rollout.locations.get('a')?.error]).toEqual([false, false, null]);
  });

  test('PB-10 a wave begins when it is due by any clock that is less than a second behind, and no other wave does', () => {
    expect(states({ ...due, nowMillis: 58_999 })).toEqual(['WAITING', 'WAITING', 'WAITING']);
    const begun = lastOf(plan, { ...due, nowMillis: 59_000 });
    expect(statesOf(begun.rollout).map(([, state]) => state)).toEqual(['RUNNING', 'RUNNING', 'WAITING']);
    expect([begun.rollout.isBegun, begun.commands]).toEqual([true, [{ kind: 'build', locationIds: ['a', 'b'] }]]);
  });

  test('a location that fails says why and is told, and its wave is closed with the last one', () => {
    const failed = lastOf(plan, due, { kind: 'failed', locationIds: ['a'], error: 'Cola has no price.' });
    expect(failed.rollout.locations.get('a')).toMatchObject({ state: 'FAILED', error: 'Cola has no price.' });
    expect(failed.commands).toEqual([{ kind: 'tell', state: 'FAILED' }]);
    const built = step(failed.rollout, { kind: 'built', locationIds: ['a', 'b'] });
    expect(built.commands).toEqual([
      { kind: 'publish', locationIds: ['b'] },
      { kind: 'closeWaves', waves: [1] },
    ]);
    // A job of a wave that is over finds nothing to build, and leaves nothing open.
    expect(step(built.rollout, due).commands).toEqual([{ kind: 'closeWaves', waves: [1] }]);
  });

  test('PB-28 a hold is told and closes the waves that it keeps, but not one that runs in part', () => {
    expect(lastOf(plan, due, { kind: 'held' }).commands).toEqual([
      { kind: 'closeWaves', waves: [2] },
      { kind: 'tell', state: 'HELD' },
    ]);
    const { rollout } = follow([plan, due]);
    const part = new Map(
      [...rollout.locations].map(([id, one]) => [id, id === 'b' ? { ...one, state: 'WAITING' as const } : one]),
    );
    expect(step({ ...rollout, locations: part }, { kind: 'held' }).commands[0]).toEqual({
      kind: 'closeWaves',
      waves: [2],
    });
  });

  test('PB-18 another time for all that has not begun ends a hold', () => {
    const moved = lastOf(plan, { kind: 'held' }, { kind: 'rescheduled', locationIds: ids, timeMillis: 10_000 });
    expect(moved.rollout.isHeld).toBe(false);
    expect([...moved.rollout.locations.values()].map(({ dueMillis, isHeld }) => [dueMillis, isHeld])).toEqual([
      [10_000, false],
      [10_000, false],
      [40_000, false],
    ]);
  });

  test('PB-20 what has begun goes on where only the rest is ended, and ends with a location or company', () => {
    const ended = { kind: 'ended', locationIds: ids, error: null } as const;
    expect(states(due, { ...ended, alsoBegun: false })).toEqual(['RUNNING', 'RUNNING', 'TERMINATED']);
    expect(states(due, { ...ended, alsoBegun: true })).toEqual(['TERMINATED', 'TERMINATED', 'TERMINATED']);
  });
});
