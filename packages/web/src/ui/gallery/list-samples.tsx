import { IconPizza, IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { ClearButton, FilterButton } from '../actions/filter-button.tsx';
import { Chip } from '../data/chip.tsx';
import { Count } from '../data/count.tsx';
import { StateTag } from '../data/state-tag.tsx';
import { Tree } from '../data/tree.tsx';
import { SearchInput } from '../fields/search-input.tsx';
import { InheritanceMark } from '../inheritance/inheritance-mark.tsx';
import { Toolbar } from '../layout/toolbar.tsx';
import { ChangeList } from '../review/change-list.tsx';
import { toggled } from '../table/data-lines.ts';
import { DataTable } from '../table/data-table.tsx';
import type { DataColumn } from '../table/data-table-types.ts';
import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const entities = [
  {
    id: 'supreme',
    name: 'Harbor Supreme',
    place: 'Pizza › Signature',
    icon: <IconPizza size={16} stroke={1.75} aria-hidden />,
    lines: [
      {
        id: '1',
        kind: 'changed' as const,
        subject: 'Large Hand Tossed',
        from: '$13.99',
        to: '$14.49',
        note: '2 stores have their own price',
      },
      { id: '2', kind: 'added' as const, subject: 'Seafood toppings', to: 'Dungeness crab, $4.50' },
      { id: '3', kind: 'removed' as const, subject: 'Dressing', from: 'Thousand Island' },
    ],
  },
];

export function ReviewSample() {
  const [selected, setSelected] = useState<string | null>('1');
  return (
    <Sample title="Review">
      <ChangeList entities={entities} selectedId={selected} onSelect={setSelected} onRevert={() => undefined} />
    </Sample>
  );
}

const nodes = [
  {
    id: 'pizza',
    label: 'Pizza',
    end: <span>38</span>,
    children: [
      {
        id: 'signature',
        label: 'Signature',
        end: <span>9</span>,
        children: [
          { id: 'anchor', label: 'Anchor Pepperoni' },
          { id: 'buffalo', label: 'Buffalo Buoy' },
          { id: 'supreme', label: 'Harbor Supreme' },
          { id: 'tugboat', label: 'Tugboat Meat Lovers', end: <StateTag state="inactive" /> },
        ],
      },
      { id: 'own', label: 'Build your own', end: <span>6</span>, children: [] },
    ],
  },
  { id: 'drinks', label: 'Drinks', end: <span>58</span>, children: [] },
];

export function TreeSample() {
  const [selected, setSelected] = useState<string | null>('supreme');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['pizza', 'signature']));
  return (
    <Sample title="Tree">
      <div className={styles.tree}>
        <Tree
          label="Menu items"
          nodes={nodes}
          selectedId={selected}
          onSelect={setSelected}
          openIds={open}
          onToggle={(id) => setOpen(toggled([id], open))}
        />
      </div>
    </Sample>
  );
}

type Location = { readonly id: string; readonly name: string; readonly group: string; readonly runs: number | null };

const locations: readonly Location[] = [
  { id: '102', name: 'Embarcadero', group: 'Bay Area', runs: 131 },
  { id: '103', name: 'Jack London Square', group: 'Bay Area', runs: 131 },
  { id: '101', name: 'Pier 39', group: 'Bay Area', runs: 130 },
  { id: '106', name: 'Inner Harbor', group: 'East', runs: null },
  { id: '104', name: 'Navy Pier', group: 'East', runs: 128 },
  { id: '105', name: 'Seaport', group: 'East', runs: 131 },
];

const columns: readonly DataColumn<Location>[] = [
  { id: 'name', title: 'Location', sortBy: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
  {
    id: 'state',
    title: 'Publish',
    hideOnPhone: true,
    cell: ({ runs }) => <StateTag state={runs === 131 ? 'live' : 'changes'} />,
  },
  { id: 'runs', title: 'Menu runs', align: 'right', sortBy: ({ runs }) => runs, cell: ({ runs }) => runs ?? '–' },
];

export function ListSample() {
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['102', '101']));
  return (
    <Sample title="List">
      <div className={styles.filters}>
        <Toolbar
          label="Filter the locations"
          end={
            <Chip onPress={() => undefined} opens>
              Group
            </Chip>
          }
        >
          <SearchInput
            size="sm"
            label="Search the locations"
            placeholder="Search name"
            value={search}
            onChange={setSearch}
          />
          <FilterButton isOn>Group: Bay Area</FilterButton>
          <ClearButton onClick={() => setSearch('')}>Clear</ClearButton>
        </Toolbar>
      </div>
      <div className={styles.list}>
        <DataTable
          label="Locations"
          columns={columns}
          rows={locations}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          search={search}
          onClearFilters={() => setSearch('')}
          selection={selection}
          onSelect={setSelection}
          groupOf={({ group }) => ({
            id: group,
            title: group,
            icon: <IconStack2 size={16} stroke={1.75} aria-hidden />,
          })}
          detail={({ name }) => (
            <p>
              {name} keeps <Count value={5} /> prices of its own. <InheritanceMark origin="here" />
            </p>
          )}
        />
      </div>
    </Sample>
  );
}
