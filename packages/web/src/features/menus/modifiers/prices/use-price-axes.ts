import type { ModifierItem } from '@servery/domain';
import { useMemo, useState } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { useModifierUses } from '../use-modifiers.ts';
import { type PriceAxes, priceAxes } from './price-axes.ts';

export type ChosenAxes = {
  readonly axes: PriceAxes;
  readonly choose: (id: string | null) => void;
  readonly choices: readonly PriceAxes[];
};

const noAxes: PriceAxes = { id: '', name: '', size: undefined, style: undefined, isMade: () => true };

/** The department and style that the prices of a modifier are shown for, and the others that take it. */
export function usePriceAxes(modifier: ModifierItem): ChosenAxes {
  const menu = useMenu((draft) => draft);
  const uses = useModifierUses();
  const [chosen, choose] = useState<string | null>(null);
  const { departments } = menu;
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices of the modifier do not change the axes of the grid
  const choices = useMemo(() => priceAxes(modifier, menu, uses), [modifier.id, modifier.category, departments, uses]);
  return useMemo(() => {
    const axes = choices.find(({ id }) => id === chosen) ?? choices[0] ?? noAxes;
    return { axes, choose, choices };
  }, [choices, chosen]);
}
