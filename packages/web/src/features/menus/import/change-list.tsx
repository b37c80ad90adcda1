import type { SentenceGroup } from '@servery/words';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { SentenceGroupCard } from '../../../editing/words/sentence-group-card.tsx';
import styles from './import.module.css';

type ChangeListProps = { readonly label: string; readonly groups: readonly SentenceGroup[] };

/** Pixels of a card's head and of one sentence, before they are measured. */
const estimate = { head: 48, line: 33 } as const;

/** Every change of an import, however many: only those in sight are rendered. */
export function ChangeList({ label, groups }: ChangeListProps) {
  const frame = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: groups.length,
    getScrollElement: () => frame.current,
    estimateSize: (at) => estimate.head + estimate.line * (groups[at]?.sentences.length ?? 1),
    overscan: 6,
    gap: 12,
    initialRect: { width: 800, height: 600 },
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it only with the focus
    <section ref={frame} className={styles.changeList} aria-label={label} tabIndex={0}>
      <div className={styles.changeLines} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const group = groups[index];
          return (
            group && (
              <div
                key={group.key}
                ref={virtual.measureElement}
                data-index={index}
                className={styles.changeCard}
                style={{ transform: `translateY(${start}px)` }}
              >
                <SentenceGroupCard group={group} />
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}
