import type { Path } from '@servery/domain';
import { create } from 'zustand';

type Compared = { readonly path: Path; readonly label: string };

/** The place whose keepers are compared; its panel stays when the chain of values has closed. */
export const useComparedPlace = create<{ readonly place: Compared | null }>(() => ({ place: null }));

export function compareKeepers(place: Compared | null): void {
  useComparedPlace.setState({ place });
}
