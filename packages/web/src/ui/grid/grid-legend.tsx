import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { UnsavedDot } from '../fields/label-line.tsx';
import edge from '../inheritance/origin-edge.module.css';
import { Row } from '../layout/row.tsx';
import styles from './grid-legend.module.css';

type GridLegendProps = {
  readonly groupName?: string;
  /** Cells show the inherited value beside their own. */
  readonly showsInherited?: boolean;
};

/** The meanings of the marks of a grid. */
export function GridLegend({ groupName, showsInherited = true }: GridLegendProps) {
  const t = usePhrases(uiPhrases);
  return (
    <p className={styles.legend}>
      <span className={`${edge.line} ${styles.key}`} data-origin="here">
        {t('legendHere')}
      </span>
      <span className={`${edge.line} ${styles.key}`} data-origin="group">
        {groupName ?? t('legendGroup')}
      </span>
      <span className={styles.wide}>{t('legendCompany')}</span>
      <Row as="span" gap={1.5} inline>
        <UnsavedDot />
        {t('notSaved')}
      </Row>
      {showsInherited && <span className={styles.end}>{t('legendInherited')}</span>}
    </p>
  );
}
