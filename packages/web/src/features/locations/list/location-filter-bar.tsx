import { US_STATES } from '@servery/domain';
import { type ReactNode, useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { ClearButton } from '../../../ui/actions/filter-button.tsx';
import { FilterPicker } from '../../../ui/fields/pickers/filter-picker.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { PaneTools } from '../../../ui/layout/pane/pane.tsx';
import type { LocationFilters } from './use-location-filters.ts';

const contactWords = ['upToDate', 'outOfDate', 'never'] as const;
const stateWords = ['withChanges', 'withoutChanges'] as const;

type FiltersProps = { readonly locations: readonly SyncStatus[]; readonly filters: LocationFilters };
type LocationFilterBarProps = FiltersProps & {
  readonly groups: readonly Tenant[];
  /** Other parts that belong over the list. */
  readonly children: ReactNode;
};

/** Search and filters over the list of locations. */
export function LocationFilterBar({ locations, groups, filters, children }: LocationFilterBarProps) {
  const t = usePhrases(locationsPhrases);
  return (
    <PaneTools label={t('filters')}>
      <SearchInput label={t('search')} value={filters.q} onChange={(q) => filters.keep({ q: q || undefined })} />
      {groups.length > 0 && (
        <FilterPicker
          label={t('group')}
          any={t('anyGroup')}
          value={filters.group}
          options={groups.map(({ id, name }) => ({ id, name }))}
          onChange={(group) => filters.keep({ group })}
        />
      )}
      <WordFilters locations={locations} filters={filters} />
      <FilterPicker
        label={t('contact')}
        any={t('anyContact')}
        value={filters.contact}
        options={contactWords.map((word) => ({ id: word, name: t(word) }))}
        onChange={(contact) => filters.keep({ contact })}
      />
      <FilterPicker
        label={t('publish')}
        any={t('anyState')}
        value={filters.state}
        options={stateWords.map((word) => ({ id: word, name: t(word) }))}
        onChange={(state) => filters.keep({ state })}
      />
      {filters.isAny && <ClearButton onClick={filters.clear}>{t('clear')}</ClearButton>}
      {children}
    </PaneTools>
  );
}

/** The US states and the tags that the locations have, where there are any. */
function WordFilters({ locations, filters }: FiltersProps) {
  const t = usePhrases(locationsPhrases);
  const found = useMemo(
    () =>
      [new Set(locations.flatMap(({ state }) => state ?? [])), new Set(locations.flatMap(({ tags }) => tags))] as const,
    [locations],
  );
  const [states, tags] = found;
  const known = US_STATES.filter(({ code }) => states.has(code));
  return (
    <>
      {known.length > 1 && (
        <FilterPicker
          label={t('usState')}
          any={t('anyUsState')}
          value={filters.usState}
          options={known.map(({ code, name }) => ({ id: code, name }))}
          onChange={(usState) => filters.keep({ usState })}
        />
      )}
      {tags.size > 0 && (
        <FilterPicker
          label={t('tag')}
          any={t('anyTag')}
          value={filters.tag}
          options={[...tags].sort().map((tag) => ({ id: tag, name: tag }))}
          onChange={(tag) => filters.keep({ tag })}
        />
      )}
    </>
  );
}
