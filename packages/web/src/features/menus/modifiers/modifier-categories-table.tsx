import type { ModifierCategory } from '@servery/domain';
import { type ReactNode, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { SoldTable } from '../sold/sold-table.tsx';
import type { SoldColumn } from '../sold/use-sold-columns.tsx';
import { ModifierCategoryBulk } from './modifier-category-bulk.tsx';
import { modifierLists, useModifierUses } from './use-modifiers.ts';

/** The categories of modifiers. */
export function ModifierCategoriesTable({ views }: { readonly views: ReactNode }) {
  const t = usePhrases(modifiersPhrases);
  const categories = useMenu((menu) => menu.modifiers.categories);
  return (
    <SoldTable<ModifierCategory>
      label={t('categories')}
      total={t('categoryCount', { count: categories.length })}
      searchLabel={say(soldTablePhrases, 'searchPart')}
      list={modifierLists.category}
      entities={categories}
      columns={useColumns()}
      addressOf={({ id }) => `/menu/modifiers/${encodeURIComponent(id)}/edit`}
      bulk={(selection) => <ModifierCategoryBulk {...selection} />}
      empty={{ title: t('emptyTree'), hint: t('emptyTreeHint') }}
      views={views}
    />
  );
}

/** How many modifiers each holds, whether one takes the others away, and how many items take it. */
function useColumns(): readonly SoldColumn<ModifierCategory>[] {
  const t = usePhrases(modifiersPhrases);
  const words = usePhrases(soldTablePhrases);
  const modifiers = useMenu((menu) => menu.modifiers.items);
  const uses = useModifierUses();
  const counts = useMemo(() => {
    const members = Map.groupBy(modifiers, ({ category }) => category);
    return new Map([...members].map(([id, inside]) => [id, inside.length]));
  }, [modifiers]);
  const countOf = ({ id }: ModifierCategory) => counts.get(id) ?? 0;
  const usedOn = ({ id }: ModifierCategory) => uses.categoryIn.get(id)?.length ?? 0;
  return [
    {
      id: 'members',
      title: t('members'),
      align: 'right',
      width: '88px',
      hideOnPhone: true,
      sortBy: countOf,
      cell: countOf,
      phoneText: (category) => t('count', { count: countOf(category) }),
    },
    {
      id: 'choice',
      title: t('choice'),
      width: 'minmax(96px, 1fr)',
      hideOnPhone: true,
      sortBy: ({ exclusive }) => Number(exclusive),
      cell: ({ exclusive }) => (exclusive ? t('onlyOne') : <Text tone="muted">{t('anyNumber')}</Text>),
    },
    {
      id: 'used',
      title: words('used'),
      width: 'minmax(88px, 1fr)',
      hideOnPhone: true,
      sortBy: usedOn,
      cell: (category) => {
        const count = usedOn(category);
        return count === 0 ? <Text tone="faint">{words('notUsed')}</Text> : words('usedOn', { count });
      },
    },
  ];
}
