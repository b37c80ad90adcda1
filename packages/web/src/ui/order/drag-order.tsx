import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { orderPhrases } from '../../phrases/order.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import styles from './drag-order.module.css';

type Id = string | number;
/** Something that is ordered, by the name that people know it by. */
export type Ordered = { readonly id: Id; readonly name: string };
/** The entry that moves, and the entry whose place it takes. */
export type OrderMove = { readonly id: Id; readonly to: Id };

type DragOrderProps = {
  readonly entries: readonly Ordered[];
  readonly onMove: (move: OrderMove) => void;
  /** Nobody may change the order here: the entries are drawn without handles. */
  readonly isFixed?: boolean;
  /** Draws an entry, which takes its part in the order by `useDragEntry`. */
  readonly children: (entry: OrderedEntry) => ReactNode;
};

/** Lets the entries inside be put into another order: by hand, by finger, or by the keys of their handles. */
export function DragOrder({ entries, onMove, isFixed = false, children }: DragOrderProps) {
  const names = entries.map(({ name }) => name).join('\n');
  const plugins = useMemo(() => withAnnouncements(names.split('\n')), [names]);
  const handleDragEnd: ComponentProps<typeof DragDropProvider>['onDragEnd'] = ({ canceled, operation: { source } }) => {
    if (canceled || !isSortable(source)) return;
    const [moved, other] = [entries[source.initialIndex], entries[source.index]];
    if (moved && other && moved.id !== other.id) onMove({ id: moved.id, to: other.id });
  };
  const drawn = entries.map((entry, index) =>
    children({ ...entry, index, before: entries[index - 1]?.id, behind: entries[index + 1]?.id, onMove, isFixed }),
  );
  if (isFixed) return drawn;
  return (
    <DragDropProvider plugins={plugins} onDragEnd={handleDragEnd}>
      {drawn}
    </DragDropProvider>
  );
}

type Plugins = Extract<ComponentProps<typeof DragDropProvider>['plugins'], (...given: never[]) => unknown>;

/** The announcements name entries and places, not ids. */
function withAnnouncements(names: readonly string[]): Plugins {
  const words = (phrase: 'began' | 'over' | 'ended' | 'canceled', at: number, from = at) =>
    say(orderPhrases, phrase, { name: names[from] ?? '', at: at + 1, count: names.length });
  let announced: number | undefined;
  const announcements = {
    dragstart: ({ operation: { source } }: Drag) => {
      announced = isSortable(source) ? source.initialIndex : undefined;
      return isSortable(source) ? words('began', source.initialIndex) : undefined;
    },
    // It is over its own place as soon as it is picked up: only another place is news.
    dragover: ({ operation: { source } }: Drag) => {
      if (!isSortable(source) || source.index === announced) return undefined;
      announced = source.index;
      return words('over', source.index, source.initialIndex);
    },
    dragend: ({ operation: { source }, canceled }: Drag & { readonly canceled: boolean }) => {
      if (!isSortable(source)) return undefined;
      return canceled ? words('canceled', source.initialIndex) : words('ended', source.index, source.initialIndex);
    },
  };
  const accessibility = Accessibility.configure({
    announcements,
    screenReaderInstructions: { draggable: say(orderPhrases, 'how') },
  });
  return (defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), accessibility];
}

type Drag = Pick<Parameters<NonNullable<ComponentProps<typeof DragDropProvider>['onDragEnd']>>[0], 'operation'>;

export type OrderedEntry = Ordered & {
  readonly index: number;
  /** The entries before and behind it: where Alt with an arrow key takes it. */
  readonly before: Id | undefined;
  readonly behind: Id | undefined;
  readonly onMove: (move: OrderMove) => void;
  readonly isFixed: boolean;
};

/** One entry inside `DragOrder`: `ref` goes on its element, `handle` is rendered inside it. */
export function useDragEntry({ id, name, index, before, behind, onMove, isFixed }: OrderedEntry) {
  const t = usePhrases(orderPhrases);
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const handleKey = (event: KeyboardEvent) => {
    const to = event.altKey
      ? { ArrowUp: before, ArrowLeft: before, ArrowDown: behind, ArrowRight: behind }[event.key]
      : undefined;
    if (to === undefined) return;
    event.preventDefault();
    onMove({ id, to });
  };
  const handle = isFixed ? null : (
    <button
      ref={handleRef}
      type="button"
      className={styles.handle}
      aria-label={t('move', { name })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={handleKey}
    >
      <IconGripVertical size={16} stroke={1.75} aria-hidden />
    </button>
  );
  return { ref: isFixed ? leaveAlone : ref, handle, isDragging };
}

/** Where nobody drags, the element of an entry is no part of an order. */
function leaveAlone(): void {}
