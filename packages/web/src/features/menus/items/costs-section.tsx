import { type Department, type MenuItem, sizeStyleOf } from '@servery/domain';
import { useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { marginFloorPhrases } from '../../../phrases/margin-floor.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import type { GridCellValue, GridEdit, GridLine } from '../../../ui/grid/grid-types.ts';
import { Callout } from '../../../ui/messages/callout.tsx';
import { MarginFloorButton } from '../costs/margin-floor-button.tsx';
import { useMarginFloor } from '../costs/use-margin-floor.ts';
import { Section } from '../forms/section.tsx';
import { schemeColumns } from '../prices/price-lines.ts';
import { PriceSheet } from '../prices/price-sheet.tsx';
import { costPath, followedCost, marginIn, type ShownMargin, withCost } from './item-costs.ts';
import { everySize } from './item-edits.ts';
import { priceRows } from './price-rows.ts';
import { itemPath, useDepartment, useEditItem } from './use-entity.ts';

const costColumn = 'cost';

/** What an item costs the restaurant, and what its prices leave; no margin where a cost is not known. */
export function CostsSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const department = useDepartment(item.department);
  const edit = useEditItem(item.id);
  const rows = useMemo(() => costRows(item, department, t('everySize')), [item, department, t]);
  const { columns, margins } = useMargins(item, rows);
  const floor = useMarginFloor();
  const low = floor === null ? [] : marginsBelow(floor, { rows, columns, margins });
  const handleEdit = (edits: readonly GridEdit[]) =>
    edit((before) => edits.reduce((next, { rowId, value }) => withCost(next, { size: rowId, value }), before));
  return (
    <Section title={t('costs')} hint={t('costsHint')} actions={columns.length > 0 && <MarginFloorButton />}>
      <PriceSheet
        owner={itemPath(item.id)}
        part="info"
        label={t('costs')}
        rowTitle={t(rows.length > 1 ? 'size' : 'cost')}
        rows={rows}
        columns={[{ id: costColumn, name: t('cost') }, ...columns]}
        pathOf={costPath}
        onEdit={handleEdit}
        isReadOnly={(column) => column !== costColumn}
        shownAt={(size, column) =>
          column === costColumn ? followed(item, size) : marginCell(margins.get(column)?.get(size), floor)
        }
      />
      {floor !== null && low.length > 0 && (
        <Callout role="status">
          {say(marginFloorPhrases, 'belowList', { count: low.length, percent: floor, names: low.join(', ') })}
        </Callout>
      )}
    </Section>
  );
}

/** As its prices, and one for every size where a cost says so. */
function costRows(item: MenuItem, department: Department | undefined, name: string): readonly GridLine[] {
  const rows = priceRows(item, department, name);
  const isAsPrices = item.info.cost === undefined || rows.some(({ id }) => id === everySize);
  return isAsPrices ? rows : [...rows, { id: everySize, name }];
}

type Margins = ReadonlyMap<string, ReadonlyMap<string, ShownMargin | undefined>>;

/** A column for each pricing scheme, once a cost is known. */
function useMargins(item: MenuItem, rows: readonly GridLine[]) {
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const hasCost = item.info.cost !== undefined || item.info.costs !== undefined;
  return useMemo(() => {
    const department = menu.departments.find(({ id }) => id === item.department);
    const sized = department && sizeStyleOf(department);
    const sizeStyle = item.styles.find(({ id, options }) => id === sized?.id && options.length > 0)?.id;
    const schemes = hasCost ? schemeColumns(menu.pricingSchemes) : [];
    const margins: Margins = new Map(
      schemes.map(({ id: scheme }) => [
        scheme,
        new Map(rows.map(({ id: size }) => [size, marginIn(menu, item, { scheme, size, sizeStyle })])),
      ]),
    );
    return { columns: schemes.map((scheme) => ({ ...scheme, group: t('margin') })), margins };
  }, [menu, item, rows, hasCost, t]);
}

type Shown = { readonly rows: readonly GridLine[]; readonly columns: readonly GridLine[]; readonly margins: Margins };

/** `Small in Delivery (52.1 %)`, those that leave less than the floor. */
function marginsBelow(floor: number, { rows, columns, margins }: Shown): readonly string[] {
  return columns.flatMap((scheme) =>
    rows.flatMap((size) => {
      const margin = margins.get(scheme.id)?.get(size.id);
      if (!margin || margin.percent >= floor) return [];
      const name = rows.length > 1 ? `${size.name}, ${scheme.name}` : scheme.name;
      return [`${name} (${percentText(margin)})`];
    }),
  );
}

function percentText({ percent }: ShownMargin): string {
  return `${percent.toFixed(1)} %`;
}

function followed(item: MenuItem, size: string): Partial<GridCellValue> | undefined {
  const value = followedCost(item, size);
  return value === undefined ? undefined : { value, isFollowing: true };
}

function marginCell(margin: ShownMargin | undefined, floor: number | null): Partial<GridCellValue> {
  const plain = { origin: 'company', isUnsaved: false, error: undefined } as const;
  if (!margin) return { ...plain, value: null };
  const isLow = floor !== null && margin.percent < floor;
  const amount = formatAmount(margin.amount);
  const note = isLow ? say(marginFloorPhrases, 'below', { amount, percent: floor }) : amount;
  return { ...plain, value: margin.amount, text: percentText(margin), note };
}
