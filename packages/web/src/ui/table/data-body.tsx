import type { RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { everyLine } from '../print/every-line.ts';
import { usePrinting } from '../print/use-printing.ts';
import { DataRow } from './data-row.tsx';
import styles from './data-table.module.css';
import type { DataLine, DataTableProps } from './data-table-types.ts';
import { measureSeen } from './measure-seen.ts';
import type { DataKeys } from './use-data-keys.ts';

type DataBodyProps<Row extends RowData> = {
  readonly props: DataTableProps<Row>;
  readonly lines: readonly DataLine<Row>[];
  readonly keys: DataKeys;
};

/** Only the lines that are seen, and some beyond. */
export function DataBody<Row extends RowData>({ props, lines, keys }: DataBodyProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const height = props.density === 'two-lines' ? 44 : 36;
  // Another function would make the virtualizer measure all lines again.
  const getItemKey = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  const heads = useMemo(() => lines.flatMap(({ kind }, index) => (kind === 'group' ? [index] : [])), [lines]);
  const isPrinting = usePrinting();
  const headOver = (first: number) => heads.findLast((index) => index <= first);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    measureElement: measureSeen,
    getItemKey,
    overscan: 10,
    // The head of the group in sight stays at the top: rows are scrolled to below it.
    rangeExtractor: (range) => (isPrinting ? everyLine(range) : withHead(range, headOver(range.startIndex))),
    scrollPaddingStart: heads.length > 0 ? headHeight : 0,
    initialRect: { width: 1000, height: 600 },
  });
  const seen = virtual.getVirtualItems();
  const stuck = headOver(virtual.range?.startIndex ?? 0);
  const near = seen.filter(({ index }) => index !== stuck);
  const [first, last] = [near[0]?.index ?? 0, near.at(-1)?.index ?? 0];
  const { onSight } = props;
  useEffect(() => onSight?.(first, last), [onSight, first, last]);
  useLayoutEffect(() => {
    keys.scrollTo.current = (index) => {
      virtual.scrollToIndex(index);
      requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-line="${index}"]`)?.focus());
    };
  }, [keys.scrollTo, virtual]);
  useRevealed(props.revealed ?? null, lines, (key, index) => {
    if (props.detail && !keys.unfolded.has(key)) keys.unfold(key);
    virtual.scrollToIndex(index);
  });
  const drawRow = useDrawnRows({ props, lines, keys });
  const focus = useKeptFocus(frame, lines);
  return (
    <div ref={frame} className={styles.scroll} data-flows role="presentation" {...focus}>
      <div
        className={styles.lines}
        data-lines
        style={isPrinting ? undefined : { height: virtual.getTotalSize() }}
        role="presentation"
      >
        {seen.map(({ index, start }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <div
              key={line.key}
              ref={virtual.measureElement}
              data-index={index}
              className={index === stuck ? styles.stuck : styles.place}
              style={index === stuck || isPrinting ? undefined : { transform: `translateY(${start}px)` }}
              role="presentation"
            >
              {drawRow(line, index)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type Revealed = { readonly key: string } | null;
type Lines = readonly { readonly key: string }[];

/** Shows a row once, as soon as it is among the lines: a filter that hides it may be about to go. */
function useRevealed(revealed: Revealed, lines: Lines, show: (key: string, index: number) => void) {
  const done = useRef(revealed);
  const handleShow = useEffectEvent(show);
  useEffect(() => {
    if (revealed === null || done.current === revealed) return;
    const index = lines.findIndex(({ key }) => key === revealed.key);
    if (index < 0) return;
    done.current = revealed;
    handleShow(revealed.key, index);
  }, [revealed, lines]);
}

const headHeight = 32;

function withHead(range: Range, head: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  return head === undefined || indexes.includes(head) ? indexes : [head, ...indexes];
}

/** The row with the focus may be filtered out: the focus goes to the row that Tab comes to now. */
function useKeptFocus(frame: RefObject<HTMLDivElement | null>, lines: readonly unknown[]) {
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines may have taken the row away
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
  }, [frame, lines]);
  // React fires no blur event for an element that it takes away itself.
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}

/** While one scrolls, the rows that stay in sight are not drawn again: their elements stay the same. */
function useDrawnRows<Row extends RowData>({ props, lines, keys }: DataBodyProps<Row>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines make other rows
  return useMemo(() => {
    const drawn = new Map<number, ReactNode>();
    return (line: DataLine<Row>, index: number): ReactNode => {
      const known = drawn.get(index) ?? <DataRow props={props} line={line} index={index} keys={keys} />;
      drawn.set(index, known);
      return known;
    };
  }, [props, lines, keys]);
}
