import { reportNames, reportShapes, type SalesColumnId } from '@servery/words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { ForDashboardReaders } from '../../../sales/for-dashboard-readers.tsx';
import { type SalesAnswer, type SoldItem, soldItemsQuery } from '../../../sales/sales-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Definition } from '../frame/definition.tsx';
import { Figure, FigureStrip } from '../frame/figure-strip.tsx';
import { type ReportRow, useReportColumns } from '../frame/report-columns.tsx';
import { fileOf } from '../frame/report-csv.ts';
import { ReportOf, ReportPage } from '../frame/report-page.tsx';
import { ReportTable } from '../frame/report-table.tsx';
import { RowsChoice } from '../frame/rows-choice.tsx';
import { useReport } from '../frame/use-report.ts';
import { type ReportFilters, useReportFilters } from '../frame/use-report-filters.ts';
import { useEarningColumns } from './earning-columns.tsx';
import { EarningsPane, type SizesQuery } from './earnings-pane.tsx';
import { ItemParts } from './item-parts.tsx';
import styles from './product-mix.module.css';
import { categoryRows, earningsOf, itemRows, partRows, type SoldOptions, soldOptions } from './product-rows.ts';
import { useDrawnLines } from './use-drawn-lines.ts';

const kinds = ['item', 'category', 'modifier'] as const;
type Kind = (typeof kinds)[number];

const { columns: itemColumns, strip, usualSort } = reportShapes.productMix;
/** In the file there is room for all. */
const itemCells = [...itemColumns, 'gross', 'discounts', 'voids'] as const satisfies SalesColumnId[];
/** The margin of one takes the place of its average price. */
const besideMargin = itemColumns.filter((id) => id !== 'averagePrice');
const modifierColumns = ['sold', 'gross'] as const satisfies SalesColumnId[];
const noItems: readonly SoldItem[] = [];

/** RT-07 NG-05: the items, categories or modifiers that were sold, and their earnings. */
export function ProductMixPage() {
  const t = usePhrases(reportsPhrases);
  return (
    <ForDashboardReaders title={t('productMix')}>
      <ProductMix />
    </ForDashboardReaders>
  );
}

function ProductMix() {
  const t = usePhrases(reportsPhrases);
  const filters = useReportFilters();
  const [kind, setKind] = useChoiceInAddress('by', kinds);
  const items = useReport(filters, 'items', { by: 'item' });
  const modifiers = useReport(filters, 'modifiers', { by: 'modifier', isShown: kind === 'modifier' });
  const shown = kind === 'modifier' ? modifiers : items;
  const menu = useMenuItems();
  const sizes = useSizes(filters, menu);
  const rows = useMemo(() => shown.data && rowsOf(shown.data, { kind, menu, words: t }), [shown.data, kind, menu, t]);
  const columns = kind === 'modifier' ? modifierColumns : itemCells;
  const total = shown.data?.total;
  const file = fileOf([shown], rows && total && { title: t(kind), columns, rows, total });
  return (
    <ReportPage
      title={reportNames.productMix}
      report="productMix"
      filters={filters}
      file={file}
      tools={<RowsChoice kinds={kinds.map((value) => ({ value, label: t(value) }))} value={kind} onChoose={setKind} />}
    >
      <ReportOf query={shown}>
        {(sales) => (
          <>
            <FigureStrip columns={strip} total={items.data?.total ?? sales.total}>
              {items.data && <SoldNothing sales={items.data} menu={menu} />}
            </FigureStrip>
            <Body key={kind} kind={kind} rows={rows ?? []} sales={sales} menu={menu} sizes={sizes} />
          </>
        )}
      </ReportOf>
    </ReportPage>
  );
}

function useMenuItems(): ReadonlyMap<string, SoldItem> {
  const { userCompanyId } = useSession();
  const { data = noItems } = useQuery(soldItemsQuery(userCompanyId));
  return useMemo(() => new Map(data.map((item) => [item.id, item])), [data]);
}

type Sizes = SizesQuery & {
  /** Undefined while it is not known how many of each were sold. */
  readonly sold: SoldOptions | undefined;
};

/** Asked for where a cost depends on the size. */
function useSizes(filters: ReportFilters, menu: ReadonlyMap<string, SoldItem>): Sizes {
  const isShown = [...menu.values()].some(({ costs }) => costs.length > 0);
  const asked = { by: 'item,option', isShown, isCompared: false } as const;
  const { data, isLoading, isError, refetch } = useReport(filters, 'options', asked);
  const sold = useMemo(() => data && soldOptions(data), [data]);
  return { sold, isLoading, isError, refetch };
}

type Rowing = {
  readonly kind: Kind;
  readonly menu: ReadonlyMap<string, SoldItem>;
  readonly words: (key: 'noItem' | 'noCategory') => string;
};

function rowsOf(sales: SalesAnswer, { kind, menu, words }: Rowing): readonly ReportRow[] {
  if (kind === 'modifier') return partRows(sales);
  const items = itemRows(sales, menu, { noItem: words('noItem'), noCategory: words('noCategory') });
  return kind === 'item' ? items : categoryRows(items);
}

type BodyProps = {
  readonly kind: Kind;
  readonly rows: readonly ReportRow[];
  readonly sales: SalesAnswer;
  readonly menu: ReadonlyMap<string, SoldItem>;
  readonly sizes: Sizes;
};

/** The table, and for items the chart of the same rows beside it. */
function Body({ kind, rows, sales, menu, sizes }: BodyProps) {
  const t = usePhrases(reportsPhrases);
  const isItems = kind === 'item';
  const drawn = useDrawnLines();
  const earnings = useMemo(
    () => earningsOf(isItems ? rows : [], { menu, options: sizes.sold, drawn: drawn.lines }),
    [isItems, rows, menu, sizes.sold, drawn.lines],
  );
  const hasCosts = earnings.items.size > 0;
  const columns = useReportColumns({
    title: t(kind),
    columns: kind === 'modifier' ? modifierColumns : hasCosts ? besideMargin : itemColumns,
    onPhone: kind === 'modifier' ? ['sold', 'gross'] : ['sold', 'netSales'],
    total: sales.total,
  });
  const earning = useEarningColumns(earnings);
  return (
    <div className={styles.body} data-split={isItems || undefined}>
      <Stack place="fill">
        <ReportTable
          label={t('productMix')}
          columns={isItems && hasCosts ? [...columns, ...earning] : columns}
          rows={rows}
          total={sales.total}
          usualSort={kind === 'modifier' ? 'sold' : usualSort}
          opens={isItems ? 'item' : undefined}
          {...(isItems && { detail: (row: ReportRow) => <ItemParts item={row} /> })}
        />
      </Stack>
      {isItems && <EarningsPane earnings={earnings} drawn={drawn} sizes={sizes} />}
    </div>
  );
}

type SoldNothingProps = {
  readonly sales: SalesAnswer;
  readonly menu: ReadonlyMap<string, SoldItem>;
};

/** A figure that only this report has: it is about items that have no row. */
function SoldNothing({ sales, menu }: SoldNothingProps) {
  const t = usePhrases(reportsPhrases);
  const sold = new Set(sales.rows.filter(({ sums }) => (sums.quantity ?? 0) > 0).map(({ key }) => String(key[0])));
  const active = [...menu.values()].filter(({ isActive }) => isActive);
  const unsold = active.filter(({ id }) => !sold.has(id)).length;
  return (
    <Figure
      name={t('soldNothing')}
      about={<Definition name={t('soldNothing')} about={t('soldNothing.about')} />}
      value={unsold.toLocaleString('en-US')}
    >
      {t('soldNothingOf', { count: active.length })}
    </Figure>
  );
}
