import { Button, SegmentedControl } from '@mantine/core';
import type { MenuBlob, WeekMoment } from '@servery/domain';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { kioskMenuPhrases } from '../../../phrases/menus/kiosk-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { PaneFoot, PaneTools } from '../../../ui/layout/pane/pane.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ChannelSwitch, kioskPath } from './channel-switch.tsx';
import { KioskItems } from './kiosk-items.tsx';
import { itemsNamed, type KioskRow, kioskRows } from './kiosk-rows.ts';
import { useKioskNow } from './use-kiosk-now.ts';

/** The place that was pressed on the drawn kiosk: a category of its page, or a tile in it. */
export type PressedOnKiosk = { readonly sectionId: string; readonly itemId: string | null };

type KioskTableProps = {
  readonly pressed: PressedOnKiosk | null;
  readonly onShow: (sectionId: string | null) => void;
};

/** The categories of the menu, each with its switch and how many of its items a kiosk shows now; a row unfolds to its items. */
export function KioskTable({ pressed, onShow }: KioskTableProps) {
  const t = usePhrases(kioskMenuPhrases);
  const menu = useMenu((draft) => draft);
  const { at } = useKioskNow();
  const rows = useMemo(() => kioskRows(menu, at), [menu, at]);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<ShownRows>('all');
  const sold = rows.reduce((sum, row) => sum + row.shown, 0);
  const clear = useCallback(() => {
    setSearch('');
    setShown('all');
  }, []);
  // The row of the pressed place may be hidden by a search or a filter.
  useEffect(() => {
    if (pressed !== null) clear();
  }, [pressed, clear]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is found once, for the pressed entry
  const revealed = useMemo(() => pressed && rowOf(pressed, rows), [pressed]);
  return (
    <>
      <PaneTools label={t('title')}>
        <SearchInput label={t('search', { count: menu.items.length })} value={search} onChange={setSearch} />
        <SegmentedControl
          aria-label={t('shown')}
          value={shown}
          onChange={setShown}
          data={(['all', 'notWhole'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </PaneTools>
      <KioskRows
        menu={menu}
        rows={rows}
        at={at}
        search={useDeferredValue(search)}
        shown={shown}
        revealed={revealed}
        itemId={pressed?.itemId ?? null}
        onClear={clear}
        onShow={onShow}
      />
      <PaneFoot end={t('sold', { sold, all: menu.items.length })}>{t('total', { count: rows.length })}</PaneFoot>
    </>
  );
}

/** The row of the category that contains a pressed tile; of a pressed category, its first one. */
function rowOf({ sectionId, itemId }: PressedOnKiosk, rows: readonly KioskRow[]): { readonly key: string } | null {
  const row = rows.find(({ section, items }) =>
    itemId === null ? section?.id === sectionId : items.some(({ id }) => id === itemId),
  );
  return row ? { key: row.category.id } : null;
}

type ShownRows = 'all' | 'notWhole';

type KioskRowsProps = {
  readonly menu: MenuBlob;
  readonly rows: readonly KioskRow[];
  readonly at: WeekMoment;
  readonly search: string;
  readonly shown: ShownRows;
  readonly revealed: { readonly key: string } | null;
  /** The item whose tile was pressed. */
  readonly itemId: string | null;
  readonly onClear: () => void;
  readonly onShow: (sectionId: string | null) => void;
};

/** Drawn after the letter that is typed: a search may unfold every category. */
const KioskRows = memo(function KioskRows(props: KioskRowsProps) {
  const { menu, rows, at, search, shown, revealed, itemId, onClear, onShow } = props;
  const t = usePhrases(kioskMenuPhrases);
  const { kind: level } = useEditor().level;
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const mayEdit = useMayEdit(['categories', { id: '' }, 'availability', 'kiosk']);
  const isWhole = (row: KioskRow) => row.shown === row.items.length;
  return (
    <DataTable<KioskRow>
      label={t('title')}
      rows={rows}
      rowKey={({ category }) => category.id}
      rowName={({ category }) => category.info.name}
      search={search}
      searchText={({ category, items }) => [category.info.name, ...items.map(({ info }) => info.name)].join(' ')}
      holdsMatch={({ items }, wanted) => itemsNamed(items, wanted).length > 0}
      filter={(row) => shown === 'all' || !isWhole(row)}
      groupOf={({ section }) => ({ id: section?.id ?? '', title: section?.name ?? t('notOnPage') })}
      detail={(row) => (
        <KioskItems
          menu={menu}
          row={row}
          search={search}
          at={at}
          pressedId={itemId}
          onShow={() => onShow(row.section?.id ?? null)}
        />
      )}
      revealed={revealed}
      onOpen={({ section }) => onShow(section?.id ?? null)}
      {...(mayEdit && {
        selection,
        onSelect: setSelection,
        bulkActions: <BulkButtons ids={selection} />,
      })}
      onClearFilters={onClear}
      columns={[
        {
          id: 'category',
          title: t('category'),
          cell: ({ category }) => category.info.name,
          width: 'minmax(140px, 2fr)',
        },
        {
          id: 'items',
          title: t('items'),
          align: 'right',
          width: '88px',
          cell: (row) => t('count', { sold: row.shown, all: row.items.length }),
        },
        {
          id: 'kiosk',
          title: t('kiosk'),
          width: '104px',
          isStill: true,
          cell: ({ category: { id, info } }) => <ChannelSwitch path={['categories', { id }]} name={info.name} />,
        },
        {
          id: 'from',
          title: t(level === 'company' ? 'differences' : 'comesFrom'),
          align: 'right',
          width: '120px',
          hideOnPhone: true,
          isStill: true,
          cell: ({ category: { id, info } }) => (
            <FieldMark path={kioskPath(['categories', { id }])} label={info.name} />
          ),
        },
      ]}
    />
  );
});

function BulkButtons({ ids }: { readonly ids: ReadonlySet<string> }) {
  const t = usePhrases(kioskMenuPhrases);
  const edit = useEditMenu();
  const set = (isOn: boolean) =>
    edit(({ categories }) => {
      for (const { id, availability } of categories) if (ids.has(id)) availability.kiosk = isOn;
    });
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => set(true)}>
        {t('turnOn')}
      </Button>
      <Button size="sm" variant="subtle" onClick={() => set(false)}>
        {t('turnOff')}
      </Button>
    </>
  );
}
