import type { ModifierItem } from '@servery/domain';
import { useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { AdjustDialog } from '../../prices/adjust-dialog.tsx';
import { useAdjustment } from '../../prices/use-adjustment.ts';
import { useEditModifiers } from '../use-modifiers.ts';
import { modifierPlaces, modifierPrices, withAdjustedModifier } from './modifier-prices.ts';

type AdjustModifiersProps = {
  /** The entity or selection that the modifiers belong to. */
  readonly name: string;
  readonly modifiers: readonly ModifierItem[];
  readonly onClose: () => void;
};

/** All prices of some modifiers up or down; one step of undo. */
export function AdjustModifiers({ name, modifiers, onClose }: AdjustModifiersProps) {
  const departments = useMenu((menu) => menu.departments);
  const edit = useEditModifiers();
  const adjustable = useMemo(() => modifierPrices(modifiers, departments), [modifiers, departments]);
  const adjustment = useAdjustment({ adjustable });
  return (
    <AdjustDialog
      name={name}
      places={modifierPlaces}
      adjustment={adjustment}
      onApply={(prices) =>
        edit([...new Set(prices.map(({ ownerId }) => ownerId))], (modifier) => withAdjustedModifier(modifier, prices))
      }
      onClose={onClose}
    />
  );
}
