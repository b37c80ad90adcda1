import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { Row } from '../layout/row.tsx';
import styles from './messages.module.css';

/** Widths that look like text, the same on every load. */
const widths = [62, 78, 50, 70, 84, 58, 74, 66];

/** Lines in the shape of a paragraph. */
export function SkeletonLines({ lines = 3 }: { readonly lines?: number }) {
  return (
    <Waiting>
      {widthsOf(lines).map(({ id, width }) => (
        <span key={id} className={styles.bone} style={{ width: `${width}%` }} />
      ))}
    </Waiting>
  );
}

/** Lines in the shape of a table: a mark, a name, a figure. */
export function SkeletonTable({ rows = 4 }: { readonly rows?: number }) {
  return (
    <Waiting>
      {widthsOf(rows).map(({ id, width }) => (
        <Row key={id} as="span" gap={3}>
          <span className={styles.boneMark} />
          <span className={styles.bone} style={{ width: `${width * 0.6}%` }} />
          <span className={styles.bone} style={{ width: `${width * 0.32}%`, marginInlineStart: 'auto' }} />
        </Row>
      ))}
    </Waiting>
  );
}

function Waiting({ children }: { readonly children: React.ReactNode }) {
  const t = usePhrases(uiPhrases);
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')} aria-busy>
      {children}
    </div>
  );
}

function widthsOf(count: number) {
  return Array.from({ length: count }, (_, line) => ({
    id: `line-${line}`,
    width: widths[line % widths.length] ?? 60,
  }));
}
