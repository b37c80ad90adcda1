import type { RolloutEvent } from './rollout.ts';

/** Locations of a rollout that have not ended: some by their ids, those of a wave, or all of them. */
export type Concern =
  | { readonly kind: 'locations'; readonly locationIds: readonly string[] }
  | { readonly kind: 'wave'; readonly wave: number }
  | { readonly kind: 'open' };

/** The part of a rollout that has to be known for an event: with only this part, `step` changes and commands the same. */
export function concernOf(event: RolloutEvent): Concern {
  switch (event.kind) {
    case 'built':
    case 'failed':
    case 'ended':
      return { kind: 'locations', locationIds: event.locationIds };
    case 'waveDue':
      return { kind: 'wave', wave: event.wave };
    case 'accepted':
    case 'held':
    case 'resumed':
    case 'rescheduled':
      return { kind: 'open' };
  }
}
