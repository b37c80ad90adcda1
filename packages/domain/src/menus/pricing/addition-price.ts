import type { AdditionPrice } from '../entities/modifiers.ts';

/** The chosen options of an item's styles: an option by style, and the style that is the size. */
export interface ChosenOptions {
  readonly options: Readonly<Record<string, string>>;
  readonly size: string | undefined;
}

/** PX-10: the price that holds for these options: one for this very size first, then the first in the list; none: the price of every option. */
export function additionFor(
  prices: readonly AdditionPrice[],
  { options, size }: ChosenOptions,
): AdditionPrice | undefined {
  const matching = prices.filter(({ styleId, optionId }) => options[styleId] === optionId);
  return (
    matching.find(({ sizeOptionId }) => sizeOptionId !== undefined && sizeOptionId === size) ??
    matching.find(({ sizeOptionId }) => sizeOptionId === undefined)
  );
}
