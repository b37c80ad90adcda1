import type { LocationState } from '@servery/domain';

/** A shape in a square of 16, with the color token that fills it; `isOpen` draws only its outline. */
export type LocationShape = { readonly path: string; readonly color: string; readonly isOpen?: true };

/** Each state of a store by a shape of its own, so that nobody has to tell colors apart. */
export const locationShapes: Readonly<Record<LocationState, LocationShape>> = {
  live: { path: 'M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12z', color: '--good' },
  publishing: { path: 'M8 1l7 7l-7 7l-7-7z', color: '--accent' },
  waiting: { path: 'M2.5 2.5h11v11h-11z', color: '--accent' },
  behind: { path: 'M8 1.5l7 12.5h-14z', color: '--here' },
  silent: { path: 'M3 1l5 5l5-5l2 2l-5 5l5 5l-2 2l-5-5l-5 5l-2-2l5-5l-5-5z', color: '--bad' },
  unpublished: { path: 'M8 3a5 5 0 1 0 0 10a5 5 0 1 0 0-10z', color: '--text-2', isOpen: true },
};
