import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { ClearButton } from '../../../ui/actions/filter-button.tsx';
import { FilterPicker } from '../../../ui/fields/pickers/filter-picker.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { PaneTools } from '../../../ui/layout/pane/pane.tsx';
import type { SoldFilters } from './use-sold-filters.ts';

/** A part of the rows that the table can be narrowed to. */
export type SoldShown<Entity> = {
  readonly id: string;
  readonly name: string;
  readonly passes: (entity: Entity) => boolean;
};

type SoldToolsProps = {
  readonly label: string;
  readonly search: string;
  readonly views: ReactNode;
  readonly filters: SoldFilters;
  readonly shown: readonly { readonly id: string; readonly name: string }[];
  readonly groups: readonly string[];
};

/** Search, filter, and all groups folded or open. */
export function SoldTools({ label, search, views, filters, shown, groups }: SoldToolsProps) {
  const t = usePhrases(soldTablePhrases);
  const isFolded = groups.length > 0 && filters.folded.size === groups.length;
  return (
    <PaneTools label={label}>
      {views}
      <SearchInput size="sm" label={search} value={filters.q} onChange={filters.setSearch} />
      <FilterPicker label={t('show')} any={t('all')} value={filters.show} options={shown} onChange={filters.setShow} />
      {filters.isAny && <ClearButton onClick={filters.clear}>{t('clear')}</ClearButton>}
      {groups.length > 1 && (
        <Button size="sm" variant="subtle" onClick={() => filters.setFolded(new Set(isFolded ? [] : groups))}>
          {t(isFolded ? 'unfoldAll' : 'foldAll')}
        </Button>
      )}
    </PaneTools>
  );
}
