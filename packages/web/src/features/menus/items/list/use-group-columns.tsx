import type { Category, Department } from '@servery/domain';
import { useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import type { SoldColumn } from '../../sold/use-sold-columns.tsx';
import type { GroupKind } from '../menu-entity.ts';

const owners = { category: 'ownerCategory', department: 'ownerDepartment' } as const;

/** How many items each holds, and the tax structure that it names for them. */
export function useGroupColumns(kind: GroupKind): readonly SoldColumn<Category | Department>[] {
  const t = usePhrases(menuItemsPhrases);
  const items = useMenu((menu) => menu.items);
  const structures = useMenu((menu) => menu.taxStructures);
  const counts = useMemo(() => {
    const groups = Map.groupBy(items, (item) => (kind === 'category' ? item.category : item.department));
    return new Map([...groups].map(([id, members]) => [id, members.length]));
  }, [items, kind]);
  const countOf = ({ id }: Category | Department) => counts.get(id) ?? 0;
  const taxOf = ({ taxStructureId }: Category | Department) =>
    structures.find(({ id }) => id === taxStructureId)?.name ?? null;
  const inherited = t('taxInherited', { owner: t(owners[kind]) });
  return [
    {
      id: 'items',
      title: t('items'),
      align: 'right',
      width: '64px',
      sortBy: countOf,
      cell: countOf,
      phoneText: (entity) => t('items', { count: countOf(entity) }),
      hideOnPhone: true,
    },
    {
      id: 'tax',
      title: t('tax'),
      width: 'minmax(120px, 1fr)',
      hideOnPhone: true,
      sortBy: taxOf,
      cell: (entity) =>
        taxOf(entity) ?? (
          <Text tone="muted" clip title={inherited}>
            {inherited}
          </Text>
        ),
    },
  ];
}
