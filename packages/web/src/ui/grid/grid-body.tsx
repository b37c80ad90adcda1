import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useMemo } from 'react';
import { everyLine } from '../print/every-line.ts';
import { usePrinting } from '../print/use-printing.ts';
import { measureSeen } from '../table/measure-seen.ts';
import { GridRow } from './grid-row.tsx';
import type { GridLine } from './grid-types.ts';
import type { GridView } from './grid-view.ts';
import styles from './price-grid.module.css';

/** All rows, or only the rows in sight where the grid is its own scroll container. */
export function GridBody(view: GridView) {
  if (view.props.isTall) return <TallBody {...view} />;
  return (
    <tbody>
      {view.props.rows.map((row, index) => (
        <GridRow key={row.id} row={row} index={index} {...view} />
      ))}
    </tbody>
  );
}

function TallBody(view: GridView) {
  const { rows, columns } = view.props;
  const { frame, active, selection } = view.grid.choice;
  const { lines, lineOfRow } = useMemo(() => linesOf(rows), [rows]);
  const kept = [active.row, selection.head.row].flatMap((row) => lineOfRow[row] ?? []);
  const isPrinting = usePrinting();
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current?.parentElement ?? null,
    estimateSize: () => 34,
    measureElement: measureSeen,
    overscan: 12,
    initialRect: { width: 1000, height: 600 },
    // The keyboard's cell stays drawn while the pointer scrolls away from it.
    rangeExtractor: (range) => (isPrinting ? everyLine(range) : withKept(range, kept)),
  });
  const seen = virtual.getVirtualItems();
  return (
    <tbody>
      {seen.map(({ index, start, key }, at) => {
        const line = lines[index];
        return (
          <Fragment key={key}>
            <Gap height={start - (seen[at - 1]?.end ?? 0)} />
            {line?.kind === 'group' && (
              <tr ref={virtual.measureElement} data-index={index} className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{line.title}</span>
                </th>
              </tr>
            )}
            {line?.kind === 'row' && (
              <GridRow row={line.row} index={line.index} measure={virtual.measureElement} line={index} {...view} />
            )}
          </Fragment>
        );
      })}
      <Gap height={virtual.getTotalSize() - (seen.at(-1)?.end ?? 0)} />
    </tbody>
  );
}

/** The room of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <tr aria-hidden className={styles.gap} style={{ height }} /> : null;
}

type BodyLine =
  | { readonly kind: 'group'; readonly title: string }
  | { readonly kind: 'row'; readonly row: GridLine; readonly index: number };

function linesOf(rows: readonly GridLine[]): {
  readonly lines: readonly BodyLine[];
  readonly lineOfRow: readonly number[];
} {
  const lines: BodyLine[] = [];
  const lineOfRow: number[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.group !== undefined && row.group !== rows[index - 1]?.group)
      lines.push({ kind: 'group', title: row.group });
    lineOfRow.push(lines.length);
    lines.push({ kind: 'row', row, index });
  }
  return { lines, lineOfRow };
}

function withKept(range: Range, kept: readonly number[]): number[] {
  const lines = new Set([...defaultRangeExtractor(range), ...kept]);
  return [...lines].sort((one, other) => one - other);
}
