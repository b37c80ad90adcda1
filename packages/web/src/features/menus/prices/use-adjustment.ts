import { useDebouncedValue } from '@mantine/hooks';
import { hundredthsOf, type Rounding } from '@servery/domain';
import { useMemo, useState } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { GridLine } from '../../../ui/grid/grid-types.ts';
import { type AdjustablePrice, type AdjustedPrice, type Adjustment, plannedPrices } from './adjust-prices.ts';
import { schemeColumns } from './price-lines.ts';

export const everyScheme = '';
export const asItIs = '';

type AdjustmentOptions = {
  readonly adjustable: readonly AdjustablePrice[];
  /** The schemes to choose from; without them all of the menu. */
  readonly schemes?: readonly GridLine[];
  /** The planned prices that may be set; without it all of them. */
  readonly maySet?: (price: AdjustedPrice) => boolean;
};

const everyPrice = () => true;
/** Milliseconds without a key after which the plan is made: of 5,000 items it has 120,000 prices. */
const pause = 150;

/** The adjustment of many prices, as it is being chosen, and its result; the plan follows when typing pauses. */
export function useAdjustment({ adjustable, schemes: given, maySet = everyPrice }: AdjustmentOptions) {
  const pricingSchemes = useMenu((menu) => menu.pricingSchemes);
  const [kind, setKind] = useState<Adjustment['by']['kind']>('percent');
  const [by, setBy] = useState<number | null>(null);
  const [chosen, setScheme] = useState(everyScheme);
  const [from, setFrom] = useState(asItIs);
  const [rounding, setRounding] = useState<Rounding>('1');
  const typed = hundredthsOf(by ?? 0);
  const [value] = useDebouncedValue(typed, pause);
  const schemes = given ?? schemeColumns(pricingSchemes);
  // A scheme that is no longer among them is not meant.
  const scheme = schemes.some(({ id }) => id === chosen) ? chosen : everyScheme;
  const start = scheme === everyScheme || from === asItIs ? null : from;
  const plan = (amount: number) =>
    plannedPrices(adjustable, { by: { kind, value: amount }, scheme: scheme || null, from: start, rounding }).filter(
      maySet,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that `plan` reads
  const planned = useMemo(() => plan(value), [adjustable, kind, value, scheme, start, rounding, maySet]);
  const prices = useMemo(() => planned.filter(isChanged), [planned]);
  return {
    kind,
    setKind,
    by,
    setBy,
    scheme,
    setScheme,
    from,
    setFrom,
    rounding,
    setRounding,
    schemes,
    /** Every price that is meant. */
    planned,
    /** Those of them that become others. */
    prices,
    isChanging: value !== 0 || start !== null,
    /** For the next time: nothing is changed yet. */
    clear: () => {
      setBy(null);
      setScheme(everyScheme);
      setFrom(asItIs);
    },
    /** The plan that is shown does not follow the last key yet. */
    isPlanning: typed !== value,
    /** Those that the typed values change, shown or not. */
    pricesNow: () => (typed === value ? prices : plan(typed).filter(isChanged)),
  };
}

function isChanged({ from, to }: AdjustedPrice): boolean {
  return from !== to;
}

export type AdjustmentState = ReturnType<typeof useAdjustment>;
