import { BASE, type Path } from '@servery/domain';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { Amount } from '../../../ui/fields/amount.ts';
import type { GridLine } from '../../../ui/grid/grid-types.ts';
import { type Costed, costPath, withCost } from '../costs/entity-costs.ts';
import { useEditItem } from '../items/use-entity.ts';
import { useEditModifiers } from '../modifiers/use-modifiers.ts';
import { EntityAmount } from './entity-amount.tsx';

type CostedOwner = { readonly kind: 'item' | 'modifier'; readonly id: string; readonly path: Path };

/** The cost to the restaurant in each of these sizes. */
export function useCostFields(owner: CostedOwner, rows: readonly GridLine[]): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  return rows.map(({ id: size, name }) => {
    const label = rows.length > 1 ? t('costIn', { size: name }) : t('cost');
    const place: Path = [...owner.path, ...costPath(size)];
    return {
      id: `cost ${size}`,
      label,
      group: t('costs'),
      // One for a size comes with its entry.
      paths: [size === BASE ? place : place.slice(0, -1)],
      control: <CostAmount owner={owner} size={size} path={place} label={label} />,
    };
  });
}

type CostAmountProps = {
  readonly owner: CostedOwner;
  readonly size: string;
  readonly path: Path;
  readonly label: string;
};

function CostAmount({ owner, size, ...field }: CostAmountProps) {
  const editItem = useEditItem(owner.id);
  const editModifiers = useEditModifiers();
  const handleChange = (value: Amount) => {
    const update = <Entity extends Costed>(entity: Entity) => withCost(entity, { size, value });
    if (owner.kind === 'item') editItem(update);
    else editModifiers([owner.id], update);
  };
  return <EntityAmount {...field} onChange={handleChange} />;
}
