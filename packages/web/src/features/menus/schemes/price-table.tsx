import { Button, Menu } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { lazy, type Ref, Suspense, useMemo, useRef, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import { FilterButton } from '../../../ui/actions/filter-button.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import type { Amount } from '../../../ui/fields/amount.ts';
import { FilterPicker } from '../../../ui/fields/pickers/filter-picker.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { GridLegend } from '../../../ui/grid/grid-legend.tsx';
import type { GridHandle, GridLine } from '../../../ui/grid/grid-types.ts';
import { PaneFoot, PaneMessage, PaneTools } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { schemeColumns } from '../prices/price-lines.ts';
import { usePastePrices } from '../prices/use-paste-prices.ts';
import { ComparedPrices } from './compared-prices.tsx';
import { downloadPrices } from './price-csv.ts';
import styles from './price-table.module.css';
import { type PriceTableRow, priceTableRows } from './price-table-rows.ts';
import { PriceViews } from './price-views.tsx';
import { usePriceCells } from './use-price-cells.ts';
import { rowsShown, type TableFilters, useTableFilters } from './use-table-filters.ts';

const PriceFileDialog = lazy(() => import('./price-file-dialog.tsx').then((m) => ({ default: m.PriceFileDialog })));

/** The prices of all items in every size and scheme, edited like a spreadsheet; gray figures compare with the first scheme shown. */
export function PriceTable() {
  const t = usePhrases(menuSchemePhrases);
  const { level } = useEditor();
  const pricingSchemes = useMenu((menu) => menu.pricingSchemes);
  const schemes = useMemo(() => schemeColumns(pricingSchemes), [pricingSchemes]);
  const places = usePlaces();
  const filters = useTableFilters(schemes, places);
  const { columns } = filters;
  const cellOf = usePriceCells();
  const { all, rows } = useRows(filters, cellOf);
  const grid = useRef<GridHandle>(null);
  const adjustButton = useRef<HTMLButtonElement>(null);
  const [isAdjusting, setAdjusting] = useState(false);
  const endAdjusting = () => {
    setAdjusting(false);
    adjustButton.current?.focus();
  };
  const byId = useMemo(() => new Map(all.map((row) => [row.id, row])), [all]);
  const priceAt = (id: string, scheme: string): Amount => {
    const row = byId.get(id);
    return row ? cellOf(row, scheme).value : null;
  };
  const groupName = level.kind === 'group' ? level.name : level.groupName;
  const [reference] = columns;
  if (all.length === 0) {
    return (
      <PaneMessage>
        <EmptyState title={t('noItems')}>{t('noItemsHint')}</EmptyState>
      </PaneMessage>
    );
  }
  return (
    <section className={styles.table} data-flows aria-label={t('compare')}>
      <Tools
        filters={filters}
        schemes={schemes}
        places={places}
        rows={rows}
        all={all}
        grid={grid}
        priceAt={priceAt}
        adjustButton={adjustButton}
        onAdjust={() => setAdjusting(true)}
      />
      {rows.length === 0 ? (
        <NothingFound filters={filters} />
      ) : (
        <ComparedPrices {...{ rows, columns, byId, cellOf, grid, isAdjusting }} onAdjusted={endAdjusting} />
      )}
      <PaneFoot
        end={
          isAdjusting ? t('adjustPreview') : reference && columns.length > 1 && t('against', { name: reference.name })
        }
      >
        {t('rows', { count: rows.length })}
      </PaneFoot>
      {level.kind !== 'company' && <GridLegend {...(groupName !== null && { groupName })} />}
    </section>
  );
}

function useRows(filters: TableFilters, cellOf: ReturnType<typeof usePriceCells>) {
  const t = usePhrases(menuSchemePhrases);
  const departments = useMenu((menu) => menu.departments);
  const categories = useMenu((menu) => menu.categories);
  const items = useMenu((menu) => menu.items);
  const everySize = t('everySize');
  const all = useMemo(
    () => priceTableRows({ departments, categories, items }, everySize),
    [departments, categories, items, everySize],
  );
  const { words, place } = filters;
  const found = useMemo(() => rowsShown(all, { words, place }), [all, words, place]);
  if (!filters.isOnlyDifferences) return { all, rows: found };
  const isDiffering = (row: PriceTableRow) => new Set(filters.columns.map(({ id }) => cellOf(row, id).value)).size > 1;
  return { all, rows: found.filter(isDiffering) };
}

type ToolsProps = {
  readonly filters: TableFilters;
  readonly schemes: readonly GridLine[];
  readonly places: ReturnType<typeof usePlaces>;
  readonly rows: readonly PriceTableRow[];
  readonly all: readonly PriceTableRow[];
  readonly grid: { readonly current: GridHandle | null };
  readonly priceAt: (rowId: string, scheme: string) => Amount;
  readonly adjustButton: Ref<HTMLButtonElement>;
  readonly onAdjust: () => void;
};

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

function Tools({ filters, schemes, places, rows, all, grid, priceAt, adjustButton, onAdjust }: ToolsProps) {
  const t = usePhrases(menuSchemePhrases);
  const { level } = useEditor();
  const items = useMenu((menu) => menu.items);
  const [isUploading, setUploading] = useState(false);
  const handlePaste = usePastePrices(grid);
  /** The changes of a file are shown in the table: none of them is left out. */
  const handleUpload = () => {
    filters.clear();
    setUploading(true);
  };
  return (
    <PaneTools label={t('compare')}>
      <SearchInput
        size="sm"
        label={t('search', { count: items.length })}
        value={filters.search}
        onChange={filters.setSearch}
      />
      <FilterPicker
        label={t('place')}
        any={t('allItems')}
        value={filters.place}
        options={places}
        onChange={filters.setPlace}
      />
      <SchemesMenu filters={filters} schemes={schemes} />
      <PriceViews filters={filters} />
      <FilterButton
        isOn={filters.isOnlyDifferences}
        aria-pressed={filters.isOnlyDifferences}
        onClick={() => filters.setOnlyDifferences(!filters.isOnlyDifferences)}
      >
        {t('onlyDifferences')}
      </FilterButton>
      {level.canSave && (
        <Button size="sm" leftSection={<IconPercentage {...icon} />} onClick={onAdjust} ref={adjustButton}>
          {t('adjust')}
        </Button>
      )}
      <MoreMenu
        onDownload={() => downloadPrices({ rows, schemes: filters.columns, priceAt })}
        {...(level.canSave && { onUpload: handleUpload, onPaste: handlePaste })}
      />
      <Suspense fallback={null}>
        {isUploading && (
          <PriceFileDialog rows={all} schemes={schemes} grid={grid} onClose={() => setUploading(false)} />
        )}
      </Suspense>
    </PaneTools>
  );
}

/** Departments, and their categories as `Pizza › Signature`. */
function usePlaces() {
  const departments = useMenu((menu) => menu.departments);
  const categories = useMenu((menu) => menu.categories);
  return departments.flatMap(({ id, info }) => [
    { id, name: info.name },
    ...categories
      .filter(({ department }) => department === id)
      .map((category) => ({ id: category.id, name: `${info.name} › ${category.info.name}` })),
  ]);
}

type SchemesMenuProps = Pick<ToolsProps, 'filters' | 'schemes'>;

function SchemesMenu({ filters, schemes }: SchemesMenuProps) {
  const t = usePhrases(menuSchemePhrases);
  if (schemes.length < 2) return null;
  const shown = new Set(filters.columns.map(({ id }) => id));
  const toggle = (id: string) => {
    const next = schemes.filter((scheme) => (scheme.id === id ? !shown.has(id) : shown.has(scheme.id)));
    filters.setColumns(next.map((scheme) => scheme.id));
  };
  const isAll = shown.size === schemes.length;
  return (
    <MenuButton
      button={(props) => (
        <FilterButton {...props} isOn={!isAll}>
          {isAll ? t('schemes') : t('shownOf', { shown: shown.size, count: schemes.length })}
        </FilterButton>
      )}
      items={() => (
        <>
          <Menu.Label>{t('schemesShown')}</Menu.Label>
          {schemes.map(({ id, name }) => (
            <Menu.CheckboxItem key={id} checked={shown.has(id)} closeMenuOnClick={false} onChange={() => toggle(id)}>
              {name}
            </Menu.CheckboxItem>
          ))}
        </>
      )}
    />
  );
}

type MoreMenuProps = { readonly onDownload: () => void; readonly onUpload?: () => void; readonly onPaste?: () => void };

function MoreMenu({ onDownload, onUpload, onPaste }: MoreMenuProps) {
  const t = usePhrases(menuSchemePhrases);
  return (
    <DotsMenu
      label={t('more')}
      place="tools"
      items={() => (
        <>
          {onPaste && <Menu.Item onClick={onPaste}>{t('paste')}</Menu.Item>}
          <Menu.Item onClick={onDownload}>{t('download')}</Menu.Item>
          {onUpload && <Menu.Item onClick={onUpload}>{t('upload')}</Menu.Item>}
        </>
      )}
    />
  );
}

function NothingFound({ filters }: Pick<ToolsProps, 'filters'>) {
  const common = usePhrases(uiPhrases);
  return (
    <PaneMessage>
      <EmptyState
        title={common('nothingMatches')}
        action={<Button onClick={filters.clear}>{common('clearFilters')}</Button>}
      >
        {common('nothingMatchesHint')}
      </EmptyState>
    </PaneMessage>
  );
}
