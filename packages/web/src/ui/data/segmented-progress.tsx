import styles from './segmented-progress.module.css';

/** One segment of the bar; `share` (0 to 1) fills a running one. */
export type Segment = {
  readonly id: string;
  readonly tone: 'live' | 'running' | 'changes' | 'failed' | 'scheduled' | 'waiting';
  readonly share?: number;
};

/** One segment per location, in the order of state; `label` says in words what the colours show. */
export function SegmentedProgress({
  segments,
  label,
}: {
  readonly segments: readonly Segment[];
  readonly label: string;
}) {
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {segments.map(({ id, tone, share }) => (
        <span key={id} className={styles.segment} data-tone={tone}>
          {tone === 'running' && <span className={styles.fill} style={{ width: `${(share ?? 1) * 100}%` }} />}
        </span>
      ))}
    </div>
  );
}
