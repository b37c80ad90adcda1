import type { Path } from '@servery/domain';
import { useMemo, useState } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { setValuesPhrases } from '../../../phrases/settings/set-values.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { originIcons } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import { useOverridesBelow } from '../below/use-overrides-below.ts';
import styles from './place-picker.module.css';

type PlacePickerProps = {
  /** The place that they may keep for themselves. */
  readonly path: Path;
  readonly places: readonly Tenant[];
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
};

const GroupIcon = originIcons.group;
const groupsHead = 'groups';

/** Groups, and stores under their groups, with how much each keeps for itself. The box of a head takes all below it. */
export function PlacePicker({ path, places, selection, onSelect }: PlacePickerProps) {
  const t = usePhrases(setValuesPhrases);
  const [search, setSearch] = useState('');
  const rows = useMemo(() => inOrder(places), [places]);
  const names = useMemo(() => new Map(places.map(({ id, name }) => [id, name])), [places]);
  const columns = useColumns(path);
  const headOf = ({ type, groupId }: Tenant) => {
    if (type === 'GROUP') return { id: groupsHead, title: t('groups') };
    const title = names.get(groupId ?? '');
    return title === undefined ? { id: '', title: t('noGroup') } : { id: groupId ?? '', title };
  };
  return (
    <Stack gap={2} place="shrink">
      <SearchInput isWide label={t('search')} value={search} onChange={setSearch} />
      <div className={styles.list}>
        <DataTable
          label={t('choosePlaces')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          search={search}
          searchText={(place) => `${place.name} ${headOf(place).title}`}
          selection={selection}
          onSelect={onSelect}
          groupOf={(place) => ({ ...headOf(place), icon: <GroupIcon size={16} stroke={1.75} aria-hidden /> })}
          onClearFilters={() => setSearch('')}
        />
      </div>
    </Stack>
  );
}

function useColumns(path: Path): readonly DataColumn<Tenant>[] {
  const t = usePhrases(setValuesPhrases);
  const overridesBelow = useOverridesBelow(path);
  return useMemo(() => {
    const kept = new Map(overridesBelow?.map(({ tenantId, changes }) => [tenantId, changes.length]));
    return [
      { id: 'name', title: t('place'), width: 'minmax(140px, 2fr)', sortBy: ({ name }) => name, cell: nameCell },
      {
        id: 'keeps',
        title: t('keeps'),
        width: 'minmax(120px, 1fr)',
        sortBy: ({ id }) => kept.get(id) ?? null,
        cell: ({ id }) => {
          const count = kept.get(id);
          return (
            count !== undefined && <Text tone="muted">{say(configurationPhrases, 'valuesDiffer', { count })}</Text>
          );
        },
      },
    ];
  }, [t, overridesBelow]);
}

function nameCell({ name }: Tenant) {
  return name;
}

/** Groups first, then stores, those of a group side by side. */
function inOrder(places: readonly Tenant[]): Tenant[] {
  const rank = ({ type, groupId }: Tenant) => (type === 'GROUP' ? '' : ` ${groupId ?? '~'}`);
  return places.toSorted((one, other) => rank(one).localeCompare(rank(other)) || one.name.localeCompare(other.name));
}
