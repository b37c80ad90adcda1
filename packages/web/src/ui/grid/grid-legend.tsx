import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { UnsavedDot } from '../fields/label-line.tsx';
import styles from './grid-legend.module.css';

/** What the marks of a grid mean. */
export function GridLegend({ groupName }: { readonly groupName?: string }) {
  const t = usePhrases(uiPhrases);
  return (
    <p className={styles.legend}>
      <span className={styles.key} data-origin="here">
        {t('legendHere')}
      </span>
      <span className={styles.key} data-origin="group">
        {groupName ?? t('legendGroup')}
      </span>
      <span className={styles.wide}>{t('legendCompany')}</span>
      <span className={styles.unsaved}>
        <UnsavedDot />
        {t('notSaved')}
      </span>
      <span className={styles.end}>{t('legendInherited')}</span>
    </p>
  );
}
