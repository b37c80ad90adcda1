import type { PriceGridProps } from './grid-types.ts';
import type { PriceGridState } from './use-price-grid.ts';

/** The state that every part of a shown grid gets. */
export type GridView = {
  readonly grid: PriceGridState;
  readonly props: PriceGridProps;
  /** Where notes are put. */
  readonly place: HTMLElement | null;
};
