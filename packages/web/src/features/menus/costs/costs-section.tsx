import type { Path } from '@servery/domain';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { marginFloorPhrases } from '../../../phrases/menus/prices/margin-floor.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import type { GridCellValue, GridEdit, GridLine } from '../../../ui/grid/grid-types.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';
import { Section } from '../forms/section.tsx';
import { PriceSheet } from '../prices/price-sheet.tsx';
import { type Costed, costPath, followedCost, type ShownMargin, withCost } from './entity-costs.ts';
import { MarginFloorButton } from './margin-floor-button.tsx';
import { useMarginFloor } from './use-margin-floor.ts';

const costColumn = 'cost';

/** By pricing scheme, then by size. */
export type Margins = ReadonlyMap<string, ReadonlyMap<string, ShownMargin | undefined>>;

type CostsSectionProps = {
  readonly owner: Path;
  readonly entity: Costed;
  readonly hint: string;
  /** Sizes, and `BASE` for every size. */
  readonly rows: readonly GridLine[];
  /** The pricing schemes whose margins are shown. */
  readonly schemes: readonly GridLine[];
  readonly margins: Margins;
  /** Why margins are missing. */
  readonly note?: string | undefined;
  readonly onEdit: (update: <Entity extends Costed>(entity: Entity) => Entity) => void;
};

/** The cost of an item or modifier to the restaurant, and the margins that its prices leave; no margin where a cost or price is not known. */
export function CostsSection({ owner, entity, hint, rows, schemes, margins, note, onEdit }: CostsSectionProps) {
  const t = usePhrases(menuItemsPhrases);
  const floor = useMarginFloor();
  const columns = schemes.map((scheme) => ({ ...scheme, group: t('margin') }));
  const low = floor === null ? [] : marginsBelow(floor, { rows, columns, margins });
  const handleEdit = (edits: readonly GridEdit[]) =>
    onEdit((before) => edits.reduce((next, { rowId, value }) => withCost(next, { size: rowId, value }), before));
  return (
    <Section title={t('costs')} hint={hint} actions={columns.length > 0 && <MarginFloorButton />}>
      <PriceSheet
        owner={owner}
        part="info"
        label={t('costs')}
        rowTitle={t(rows.length > 1 ? 'size' : 'cost')}
        rows={rows}
        columns={[{ id: costColumn, name: t('cost') }, ...columns]}
        pathOf={costPath}
        onEdit={handleEdit}
        isReadOnly={(column) => column !== costColumn}
        shownAt={(size, column) =>
          column === costColumn ? followed(entity, size) : marginCell(margins.get(column)?.get(size), floor)
        }
      />
      {note !== undefined && <Muted small>{note}</Muted>}
      {floor !== null && low.length > 0 && (
        <Callout role="status">
          {say(marginFloorPhrases, 'belowList', { count: low.length, percent: floor, names: low.join(', ') })}
        </Callout>
      )}
    </Section>
  );
}

type MarginGrid = {
  readonly rows: readonly GridLine[];
  readonly columns: readonly GridLine[];
  readonly margins: Margins;
};

/** `Small in Delivery (52.1 %)`, those that leave less than the floor. */
function marginsBelow(floor: number, { rows, columns, margins }: MarginGrid): readonly string[] {
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

function followed(entity: Costed, size: string): Partial<GridCellValue> | undefined {
  const value = followedCost(entity, size);
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
