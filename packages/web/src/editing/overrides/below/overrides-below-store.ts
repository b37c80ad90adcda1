import type { Path } from '@servery/domain';
import { create } from 'zustand';
import type { OverrideVersion } from '../../document/configuration-calls.ts';

type Compared = {
  readonly path: Path;
  readonly label: string;
  /** Leads to where something of it is set for several of them; absent where that cannot be. */
  readonly onSet?: (() => void) | undefined;
};

/** The place whose overrides below are compared; its panel stays when the chain of values has closed. */
export const useComparedPlace = create<{ readonly place: Compared | null }>(() => ({ place: null }));

export function compareOverridesBelow(place: Compared | null): void {
  useComparedPlace.setState({ place });
}

/** A reset that can be taken back: the versions that it made. */
export type LastReset = {
  /** Names the person, company, document, level and place. */
  readonly key: string;
  readonly overridesBelow: readonly OverrideVersion[];
  readonly names: ReadonlyMap<string, string>;
};

/** The newest reset, until it is taken back or the page is left for good. */
export const useLastReset = create<{ readonly last: LastReset | null }>(() => ({ last: null }));

export function rememberReset(last: LastReset | null): void {
  useLastReset.setState({ last });
}
