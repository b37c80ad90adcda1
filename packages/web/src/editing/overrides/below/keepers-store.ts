import type { Path } from '@servery/domain';
import { create } from 'zustand';
import type { KeptVersion } from '../../document/configuration-calls.ts';

type Compared = { readonly path: Path; readonly label: string };

/** The place whose keepers are compared; its panel stays when the chain of values has closed. */
export const useComparedPlace = create<{ readonly place: Compared | null }>(() => ({ place: null }));

export function compareKeepers(place: Compared | null): void {
  useComparedPlace.setState({ place });
}

/** A reset that can be taken back: the versions that it made. */
export type LastReset = {
  /** Names the person, company, document, level and place. */
  readonly key: string;
  readonly keepers: readonly KeptVersion[];
  readonly names: ReadonlyMap<string, string>;
};

/** The newest reset, until it is taken back or the page is left for good. */
export const useLastReset = create<{ readonly last: LastReset | null }>(() => ({ last: null }));

export function rememberReset(last: LastReset | null): void {
  useLastReset.setState({ last });
}
