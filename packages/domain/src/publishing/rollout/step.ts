import {
  hasEnded,
  hasNotBegun,
  type Rollout,
  type RolloutCommand,
  type RolloutEvent,
  type RolloutLocation,
  type RolloutStep,
  type RolloutWave,
} from './rollout.ts';

/** A node whose clock is behind by less takes a wave for due. */
const earlyMillis = 1_000;

/**
 * The rollout after an event, and the tasks that follow from it. Pure: the same events make the same rollout, on whichever
 * node, and an event that comes again changes nothing. Nobody but `built` publishes, and a location is built into one outcome.
 */
export function step(rollout: Rollout, event: RolloutEvent): RolloutStep {
  switch (event.kind) {
    case 'accepted':
      return accept(rollout, event);
    case 'waveDue':
      return beginWave(rollout, event);
    case 'built': {
      const { changed, ids } = change(rollout, among(event.locationIds, isRunning), completed);
      return settle(changed, wavesOf(rollout, ids), ids.length === 0 ? [] : [{ kind: 'publish', locationIds: ids }]);
    }
    case 'failed': {
      const failed = (one: RolloutLocation): RolloutLocation => ({ ...one, state: 'FAILED', error: event.error });
      const { changed, ids } = change(rollout, among(event.locationIds, isRunning), failed);
      return settle(changed, wavesOf(rollout, ids), ids.length === 0 ? [] : [{ kind: 'tell', state: 'FAILED' }]);
    }
    case 'held':
      return hold(rollout);
    case 'resumed':
      return resume(rollout, event.nowMillis);
    case 'rescheduled':
      return reschedule(rollout, event);
    case 'ended': {
      const isLeft = event.alsoBegun ? isOpen : hasNotBegun;
      return endAt(rollout, among(event.locationIds, isLeft), event.error);
    }
  }
}

type EventOf<Kind extends RolloutEvent['kind']> = Extract<RolloutEvent, { readonly kind: Kind }>;

function accept(rollout: Rollout, { waves, isScheduled }: EventOf<'accepted'>): RolloutStep {
  if (rollout.locations.size > 0) return unchanged(rollout);
  const state = isScheduled ? 'SCHEDULED' : 'WAITING';
  const locations = waves.flatMap(({ wave, dueMillis, locationIds }) =>
    locationIds.map((id) => [id, { wave, dueMillis, state, isHeld: false, error: null } as const] as const),
  );
  const opened = waves.map(({ wave, dueMillis }) => ({ wave, dueMillis }));
  return settle({ ...rollout, locations: new Map(locations) }, [], [{ kind: 'openWaves', waves: opened }]);
}

/** Locations that run already are built again: a node that claimed them has fallen silent. */
function beginWave(rollout: Rollout, { wave, nowMillis }: EventOf<'waveDue'>): RolloutStep {
  const isDue = (one: RolloutLocation) =>
    one.wave === wave && isOpen(one) && !one.isHeld && one.dueMillis <= nowMillis + earlyMillis;
  const due = [...rollout.locations].flatMap(([id, one]) => (isDue(one) ? [id] : []));
  if (due.length === 0) return settle(rollout, [wave], []);
  const { changed } = change(rollout, (one) => isDue(one) && hasNotBegun(one), running);
  const begun = changed.isBegun ? changed : { ...changed, isBegun: true };
  return { rollout: begun, commands: [{ kind: 'build', locationIds: due }] };
}

function hold(rollout: Rollout): RolloutStep {
  if (rollout.isHeld) return unchanged(rollout);
  const { changed, ids } = change(rollout, hasNotBegun, (one) => ({ ...one, isHeld: true }));
  if (ids.length === 0) return unchanged(rollout);
  const goOn = new Set([...changed.locations.values()].filter(isRunning).map(({ wave }) => wave));
  const waves = wavesOf(rollout, ids).filter((wave) => !goOn.has(wave));
  return {
    rollout: { ...changed, isHeld: true },
    commands: [
      { kind: 'closeWaves', waves },
      { kind: 'tell', state: 'HELD' },
    ],
  };
}

/** A time that has passed becomes now, and the later waves keep their distance to it. */
function resume(rollout: Rollout, nowMillis: number): RolloutStep {
  if (!rollout.isHeld) return unchanged(rollout);
  const { changed, waves } = moveTo(rollout, hasNotBegun, (first) => Math.max(nowMillis, first));
  const opened: readonly RolloutCommand[] = waves.length === 0 ? [] : [{ kind: 'openWaves', waves }];
  return { rollout: { ...changed, isHeld: false }, commands: [...opened, { kind: 'tell', state: 'CONTINUED' }] };
}

/** PB-18 PB-19: all that has not begun moves, and a hold ends; a part of it ends here and begins as a rollout of its own. */
function reschedule(rollout: Rollout, { locationIds, timeMillis }: EventOf<'rescheduled'>): RolloutStep {
  const isAsked = among(locationIds, hasNotBegun);
  const asked = [...rollout.locations].filter(([id, one]) => isAsked(one, id));
  if (asked.length === 0) return unchanged(rollout);
  const { changed, waves } = moveTo(rollout, isAsked, () => timeMillis);
  const isAll = [...rollout.locations.values()].filter(hasNotBegun).length === asked.length;
  if (isAll) return { rollout: { ...changed, isHeld: false }, commands: [{ kind: 'openWaves', waves }] };
  const split = waves.map((wave) => ({
    ...wave,
    locationIds: asked.flatMap(([id, one]) => (one.wave === wave.wave ? [id] : [])),
  }));
  const { rollout: rest, commands } = endAt(rollout, isAsked, 'It was rescheduled.');
  return { rollout: rest, commands: [{ kind: 'splitOff', waves: split }, ...commands] };
}

type Condition = (location: RolloutLocation, id: string) => boolean;

function endAt(rollout: Rollout, isLeft: Condition, error: string | null): RolloutStep {
  const { changed, ids } = change(rollout, isLeft, (one) => ({ ...one, state: 'TERMINATED', error }));
  return settle(changed, wavesOf(rollout, ids), []);
}

/** The first of the waves that are moved goes at the new time, and the others keep their distance to it. */
function moveTo(rollout: Rollout, isMoved: Condition, timeOf: (firstMillis: number) => number) {
  const moved = [...rollout.locations].flatMap(([id, one]) => (isMoved(one, id) ? [one] : []));
  const first = moved.reduce((earliest, { dueMillis }) => Math.min(earliest, dueMillis), Number.POSITIVE_INFINITY);
  const later = moved.length === 0 ? 0 : timeOf(first) - first;
  const { changed } = change(rollout, isMoved, (one) => ({
    ...one,
    dueMillis: one.dueMillis + later,
    state: 'SCHEDULED',
    isHeld: false,
  }));
  const dues = new Map(moved.map(({ wave, dueMillis }) => [wave, dueMillis + later]));
  const waves: RolloutWave[] = [...dues].map(([wave, dueMillis]) => ({ wave, dueMillis }));
  return { changed, waves };
}

/** Closes waves in which nothing is open any more, and the rollout with the last of them. */
function settle(rollout: Rollout, touched: readonly number[], commands: readonly RolloutCommand[]): RolloutStep {
  const open = new Set(rollout.openBeside);
  for (const one of rollout.locations.values()) if (isOpen(one)) open.add(one.wave);
  const waves = touched.filter((wave) => !open.has(wave));
  const closing: readonly RolloutCommand[] = waves.length === 0 ? [] : [{ kind: 'closeWaves', waves }];
  if (open.size > 0 || rollout.isOver) return { rollout, commands: [...commands, ...closing] };
  return { rollout: { ...rollout, isOver: true }, commands: [...commands, ...closing, { kind: 'complete' }] };
}

/** The rollout with other locations where the condition holds, and which these are. */
function change(rollout: Rollout, condition: Condition, alter: (one: RolloutLocation) => RolloutLocation) {
  const ids = [...rollout.locations].flatMap(([id, one]) => (condition(one, id) ? [id] : []));
  if (ids.length === 0) return { changed: rollout, ids };
  const locations = new Map(rollout.locations);
  for (const [id, one] of rollout.locations) if (condition(one, id)) locations.set(id, alter(one));
  return { changed: { ...rollout, locations }, ids };
}

function among(locationIds: readonly string[], condition: Condition): Condition {
  const asked = new Set(locationIds);
  return (one, id) => asked.has(id) && condition(one, id);
}

function wavesOf({ locations }: Rollout, ids: readonly string[]): readonly number[] {
  return [...new Set(ids.flatMap((id) => locations.get(id)?.wave ?? []))];
}

function isOpen(one: RolloutLocation): boolean {
  return !hasEnded(one);
}

function isRunning({ state }: RolloutLocation): boolean {
  return state === 'RUNNING';
}

function running(one: RolloutLocation): RolloutLocation {
  return { ...one, state: 'RUNNING' };
}

function completed(one: RolloutLocation): RolloutLocation {
  return { ...one, state: 'COMPLETED', error: null };
}

function unchanged(rollout: Rollout): RolloutStep {
  return { rollout, commands: [] };
}
