import type { Category, Department } from '@servery/domain';
import { lazy, type ReactNode } from 'react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { SoldMove } from '../../sold/move-dialog.tsx';
import { SoldBulk } from '../../sold/sold-bulk.tsx';
import type { SoldSelection } from '../../sold/sold-table.tsx';
import { entityLists, type GroupKind } from '../menu-entity.ts';
import { useEditGroups } from '../use-entity.ts';
import { withDisplay, withTax } from './bulk-edits.ts';
import { DisplaysMenu } from './displays-menu.tsx';
import { TaxMenu } from './tax-menu.tsx';
import { useCopyGroups } from './use-copy-groups.ts';
import { useDeleteGroups } from './use-delete-groups.ts';

const AdjustItems = lazy(() => import('../prices/adjust-items.tsx').then((m) => ({ default: m.AdjustItems })));

const counted = { category: 'categoryCount', department: 'departmentCount' } as const;
const owners = { category: 'ownerCategory', department: 'ownerDepartment' } as const;

type GroupBulkProps = SoldSelection<Category | Department> & {
  readonly kind: GroupKind;
  readonly move?: SoldMove | undefined;
  /** The actions that only this kind has. */
  readonly children?: ReactNode;
};

/** The actions for the selected categories or departments. */
export function GroupBulk({ kind, chosen, select, move, children }: GroupBulkProps) {
  const t = usePhrases(menuItemsPhrases);
  const items = useMenu((menu) => menu.items);
  const edit = useEditGroups(kind);
  const copy = useCopyGroups(kind);
  const remove = useDeleteGroups(kind);
  const mayPrice = useMayEdit(['pricingSchemes']);
  const list = [entityLists[kind]];
  const ids = new Set(chosen.map(({ id }) => id));
  const what = t(counted[kind], { count: chosen.length });
  const below = () => items.filter((item) => ids.has(kind === 'category' ? item.category : item.department));
  return (
    <SoldBulk
      list={list}
      chosen={chosen}
      what={what}
      move={move}
      onEdit={(update) => edit(update, ids)}
      {...(mayPrice && {
        adjust: (close) => <AdjustItems name={what} itemIds={new Set(below().map(({ id }) => id))} onClose={close} />,
      })}
      onDuplicate={() => select(copy(ids))}
      onDelete={() => remove(chosen)}
    >
      <TaxMenu list={list} ids={[...ids]} owner={owners[kind]} onSet={(tax) => edit(withTax(tax), ids)} />
      <DisplaysMenu list={list} chosen={chosen} onSet={(display, isOn) => edit(withDisplay(display, isOn), ids)} />
      {children}
    </SoldBulk>
  );
}
