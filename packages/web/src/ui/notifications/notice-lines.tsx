import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import styles from './notice-lines.module.css';

/** The details that a notice sums up, each in its own line, behind one press. */
export function NoticeLines({ lines }: { readonly lines: readonly string[] }) {
  const t = usePhrases(uiPhrases);
  return (
    <details>
      <summary className={styles.summary}>{t('showEach')}</summary>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
          <li key={at}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
