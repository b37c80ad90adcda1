import type { Span } from './cells.ts';
import styles from './week-table.module.css';

type HoursBarProps = {
  readonly spans: readonly Span[];
  readonly scale: { readonly from: number; readonly to: number };
  readonly isFollowing?: boolean;
};

/** When it is open, on the scale of the whole week: a gap or a late close is seen before it is read. */
export function HoursBar({ spans, scale, isFollowing }: HoursBarProps) {
  const length = scale.to - scale.from;
  const share = (seconds: number) => `${Math.max(0, Math.min(100, (seconds / length) * 100))}%`;
  return (
    <span className={styles.bar} data-following={isFollowing || undefined} aria-hidden>
      {spans.map(({ startTime, endOffset }) => (
        <span
          key={startTime}
          className={styles.span}
          style={{ insetInlineStart: share(startTime - scale.from), width: share(endOffset) }}
        />
      ))}
    </span>
  );
}
