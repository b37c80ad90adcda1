import { Menu, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KitchenChannel, kitchenUse, type MenuItem, withDevice } from '@servery/domain';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuKitchenPhrases } from '../../../phrases/menus/menu-kitchen.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { FilterButton } from '../../../ui/actions/filter-button.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { PaneFoot, PaneTools } from '../../../ui/layout/pane/pane.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useEditItems } from '../items/use-entity.ts';
import { channelPath } from './channel-path.ts';
import { DeviceCell } from './device-cell.tsx';
import type { NamedDevice } from './use-devices.ts';

type KitchenTableProps = {
  readonly label: string;
  readonly devices: readonly NamedDevice[];
  readonly channels: readonly KitchenChannel[];
};

/** Items down, devices across: a press in a cell sends an item to a device or takes it away, a selection many at once. */
export function KitchenTable({ label, devices, channels }: KitchenTableProps) {
  const t = usePhrases(menuKitchenPhrases);
  const { kind: level } = useEditor().level;
  const menu = useMenu((draft) => draft);
  const editItems = useEditItems();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<'all' | 'nowhere'>('all');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const isNowhere = (item: MenuItem) => channels.every((channel) => kitchenUse(menu, item, channel).ids.length === 0);
  const nowhere = menu.items.filter(isNowhere).length;
  const send = (ids: ReadonlySet<string>, device: NamedDevice, isOn: boolean) =>
    editItems((item) => withDevice(menu, item, { ...device, isOn }), ids);
  const group = useGroups();
  const isNarrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const cell = (item: MenuItem, device: NamedDevice, isLabeled = false) => (
    <DeviceCell
      key={keyOf(device)}
      menu={menu}
      item={item}
      device={device}
      isLabeled={isLabeled}
      onChange={(isOn) => send(new Set([item.id]), device, isOn)}
    />
  );
  const goesTo = (item: MenuItem) =>
    devices.filter(({ channel, id }) => kitchenUse(menu, item, channel).ids.includes(id)).map(({ name }) => name);
  const deviceColumns = isNarrow
    ? [{ id: 'devices', title: t('goesTo'), cell: (item: MenuItem) => goesTo(item).join(', ') || '–' }]
    : devices.map((device) => ({
        id: keyOf(device),
        title: device.name,
        width: 'minmax(88px, 1fr)',
        isStill: true,
        cell: (item: MenuItem) => cell(item, device),
      }));
  return (
    <>
      <PaneTools label={label}>
        <SearchInput label={t('search', { count: menu.items.length })} value={search} onChange={setSearch} />
        <SegmentedControl
          aria-label={t('shown')}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'all', label: t('all') },
            { value: 'nowhere', label: nowhere > 0 ? t('nowhereCount', { count: nowhere }) : t('nowhere') },
          ]}
        />
      </PaneTools>
      <DataTable<MenuItem>
        label={label}
        rows={menu.items}
        rowKey={({ id }) => id}
        rowName={({ info }) => info.name}
        search={useDeferredValue(search)}
        searchText={(item) => `${item.info.name} ${group(item).title}`}
        filter={(item) => shown === 'all' || isNowhere(item)}
        groupOf={group}
        {...(isNarrow && {
          detail: (item: MenuItem) => <Stack gap={3}>{devices.map((device) => cell(item, device, true))}</Stack>,
        })}
        selection={selection}
        onSelect={setSelection}
        bulkActions={
          <>
            <DeviceMenu label={t('addTo')} devices={devices} onPick={(device) => send(selection, device, true)} />
            <DeviceMenu label={t('removeFrom')} devices={devices} onPick={(device) => send(selection, device, false)} />
          </>
        }
        onClearFilters={() => {
          setSearch('');
          setShown('all');
        }}
        columns={[
          { id: 'item', title: t('item'), cell: ({ info }) => info.name, width: 'minmax(160px, 2fr)' },
          ...deviceColumns,
          {
            id: 'from',
            title: t(level === 'company' ? 'differences' : 'comesFrom'),
            align: 'right',
            width: '120px',
            hideOnPhone: true,
            isStill: true,
            cell: ({ id, info }) => <Marks id={id} name={info.name} channels={channels} />,
          },
        ]}
      />
      <PaneFoot end={nowhere > 0 && t('nowhereFoot', { count: nowhere })}>
        {t('total', { count: menu.items.length })}
      </PaneFoot>
    </>
  );
}

function keyOf({ channel, id }: NamedDevice): string {
  return `${channel} ${id}`;
}

/** `Pizza › Signature` */
function useGroups(): (item: MenuItem) => { readonly id: string; readonly title: string } {
  const departments = useMenu((menu) => menu.departments);
  const categories = useMenu((menu) => menu.categories);
  const department = new Map(departments.map(({ id, info }) => [id, info.name]));
  const category = new Map(categories.map(({ id, info }) => [id, info.name]));
  return (item) => {
    const names = [department.get(item.department), category.get(item.category)];
    return { id: item.category, title: names.filter(Boolean).join(' › ') };
  };
}

type DeviceMenuProps = {
  readonly label: ReactNode;
  readonly devices: readonly NamedDevice[];
  readonly onPick: (device: NamedDevice) => void;
};

function DeviceMenu({ label, devices, onPick }: DeviceMenuProps) {
  return (
    <MenuButton
      button={(props) => (
        <FilterButton {...props} isOn={false}>
          {label}
        </FilterButton>
      )}
      items={() =>
        devices.map((device) => (
          <Menu.Item key={keyOf(device)} onClick={() => onPick(device)}>
            {device.name}
          </Menu.Item>
        ))
      }
    />
  );
}

type MarksProps = { readonly id: string; readonly name: string; readonly channels: readonly KitchenChannel[] };

/** The level that decides the kitchen routes of an item. */
function Marks({ id, name, channels }: MarksProps) {
  return channels.map((channel) => <FieldMark key={channel} path={channelPath(id, channel)} label={name} />);
}
