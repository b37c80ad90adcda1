import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { menuListQuery } from '../../menus/menu-list.ts';
import { menusPhrases } from '../../phrases/menus/menus.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { originIcons } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import styles from './location-picker.module.css';

type LocationPickerProps = {
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
};

const GroupIcon = originIcons.group;

/** Locations under their groups, with the menu each has now. A group's box takes all of its locations. */
export function LocationPicker({ selection, onSelect }: LocationPickerProps) {
  const t = usePhrases(menusPhrases);
  const [search, setSearch] = useState('');
  const { accessibleTenants } = useSession();
  const groups = useMemo(
    () => new Map(accessibleTenants.filter(({ type }) => type === 'GROUP').map(({ id, name }) => [id, name])),
    [accessibleTenants],
  );
  const locations = useMemo(
    () => inGroups(accessibleTenants.filter(({ type }) => type === 'LOCATION')),
    [accessibleTenants],
  );
  const columns = useColumns();
  const groupName = ({ groupId }: Tenant) =>
    groups.get(groupId ?? '') ?? t(groupId === null ? 'noGroup' : 'otherGroup');
  return (
    <Stack gap={2} place="shrink">
      <TextInput
        aria-label={t('searchLocations')}
        placeholder={t('searchLocations')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={styles.list}>
        <DataTable
          label={t('locations')}
          columns={columns}
          rows={locations}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          search={search}
          searchText={(location) => `${location.name} ${groupName(location)}`}
          selection={selection}
          onSelect={onSelect}
          groupOf={(location) => ({
            id: groups.has(location.groupId ?? '') ? (location.groupId ?? '') : '',
            title: groupName(location),
            icon: <GroupIcon size={16} stroke={1.75} aria-hidden />,
          })}
          onClearFilters={() => setSearch('')}
        />
      </div>
    </Stack>
  );
}

function useColumns(): readonly DataColumn<Tenant>[] {
  const t = usePhrases(menusPhrases);
  const { userCompanyId } = useSession();
  const { data: menus } = useQuery(menuListQuery(userCompanyId));
  return useMemo(() => {
    const menuOf = new Map(menus?.flatMap(({ name, assignedTo }) => assignedTo.map((id) => [id, name] as const)));
    return [
      { id: 'name', title: t('location'), sortBy: ({ name }) => name, cell: ({ name }) => name },
      {
        id: 'menu',
        title: t('menuNow'),
        sortBy: ({ id }) => menuOf.get(id) ?? null,
        cell: ({ id }) => <Text tone="muted">{menuOf.get(id) ?? t('noMenu')}</Text>,
      },
    ];
  }, [t, menus]);
}

/** Those of a group side by side, as the list shows them. */
function inGroups(locations: readonly Tenant[]): Tenant[] {
  return locations.toSorted((one, other) => (one.groupId ?? '~').localeCompare(other.groupId ?? '~'));
}
