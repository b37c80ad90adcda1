import type { PriceGridProps } from './grid-types.ts';
import type { PriceGridState } from './use-price-grid.ts';

/** What every part of a shown grid knows. */
export type GridView = {
  readonly grid: PriceGridState;
  readonly props: PriceGridProps;
  /** Where notes are put. */
  readonly place: HTMLElement | null;
};
