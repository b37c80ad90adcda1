import styles from './segmented-progress.module.css';

/** One segment of the bar; `share` (0 to 1) fills a running one. */
export type Segment = {
  readonly id: string;
  readonly tone: 'live' | 'running' | 'changes' | 'failed' | 'scheduled' | 'waiting';
  readonly share?: number;
};

/** More than these are thinner than a line: those of one tone become one segment as long as all of them. */
const mostAlone = 60;

/** One segment per location, in the order of state; `label` says the meaning of the colors in words. */
export function SegmentedProgress({
  segments,
  label,
}: {
  readonly segments: readonly Segment[];
  readonly label: string;
}) {
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {joined(segments).map(({ id, tone, share, count }) => (
        <span key={id} className={styles.segment} data-tone={tone} style={{ flexGrow: count }}>
          {tone === 'running' && <span className={styles.fill} style={{ width: `${(share ?? 1) * 100}%` }} />}
        </span>
      ))}
    </div>
  );
}

type Run = Segment & { readonly count: number };

function joined(segments: readonly Segment[]): readonly Run[] {
  const alone = segments.map((segment) => ({ ...segment, count: 1 }));
  if (segments.length <= mostAlone) return alone;
  const byTone = Map.groupBy(alone, ({ tone }) => tone);
  return [...byTone].map(([tone, all]) => ({
    id: tone,
    tone,
    count: all.length,
    share: all.reduce((sum, { share = 1 }) => sum + share, 0) / all.length,
  }));
}
