import type { ModifierItem } from '@servery/domain';
import { type ReactNode, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Text } from '../../../ui/layout/text.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import { SoldTable } from '../sold/sold-table.tsx';
import { ModifierBulk } from './modifier-bulk.tsx';
import { isModifierUsed, itemsTaking } from './modifier-uses.ts';
import { useUsualPrices } from './tree/use-modifier-tree.tsx';
import { modifierLists, useModifierUses } from './use-modifiers.ts';

const categoryOf = ({ category }: ModifierItem) => category;

/** All modifiers of the menu by their categories. */
export function ModifiersTable({ views }: { readonly views: ReactNode }) {
  const t = usePhrases(modifiersPhrases);
  const { categories, items } = useMenu((menu) => menu.modifiers);
  const uses = useModifierUses();
  const columns = [useUseColumn()];
  const groups = useMemo(() => categories.map(({ id, info }) => ({ id, title: info.name })), [categories]);
  const entities = useMemo(() => {
    const members = Map.groupBy(items, ({ category }) => category);
    return categories.flatMap(({ id }) => members.get(id) ?? []);
  }, [categories, items]);
  const unused = t('unused');
  const filters = useMemo(
    () => [
      {
        id: 'unused',
        name: unused,
        passes: ({ id, category }: ModifierItem) => !isModifierUsed(uses, id, category),
      },
    ],
    [uses, unused],
  );
  return (
    <SoldTable<ModifierItem>
      label={t('title')}
      total={t('count', { count: items.length })}
      list={modifierLists.modifier}
      entities={entities}
      groups={groups}
      groupIdOf={categoryOf}
      views={views}
      priceOf={useUsualPrices()}
      columns={columns}
      filters={filters}
      addressOf={({ id }) => `/menu/modifiers/items/${encodeURIComponent(id)}`}
      bulk={(selection) => <ModifierBulk {...selection} />}
      empty={
        categories.length === 0
          ? { title: t('emptyTree'), hint: t('emptyTreeHint') }
          : { title: t('noModifiers'), hint: t('noModifiersHint') }
      }
    />
  );
}

/** How many items come with a modifier or take it. */
function useUseColumn(): DataColumn<ModifierItem> {
  const t = usePhrases(soldTablePhrases);
  const uses = useModifierUses();
  const countOf = useMemo(() => {
    const known = new Map<string, number>();
    return ({ id, category }: ModifierItem): number => {
      const key = `${category} ${id}`;
      const count = known.get(key) ?? (uses.includedIn.get(id)?.length ?? 0) + itemsTaking(uses, id, category).length;
      known.set(key, count);
      return count;
    };
  }, [uses]);
  return {
    id: 'used',
    title: t('used'),
    width: 'minmax(88px, 1fr)',
    hideOnPhone: true,
    sortBy: countOf,
    cell: (modifier) => {
      const count = countOf(modifier);
      return count === 0 ? <Text tone="faint">{t('notUsed')}</Text> : t('usedOn', { count });
    },
  };
}
