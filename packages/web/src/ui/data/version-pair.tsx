import { IconArrowNarrowRight } from '@tabler/icons-react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import styles from './version-pair.module.css';

type VersionPairProps = { readonly from: number | null; readonly to: number | null };

/** `130 → 131` with the new one bold where they differ; one gray number where they are equal; a dash for none. */
export function VersionPair({ from, to }: VersionPairProps) {
  const t = usePhrases(uiPhrases);
  if (from === to) return <span className={styles.same}>{to ?? '–'}</span>;
  return (
    <span className={styles.pair}>
      {from ?? '–'}
      <IconArrowNarrowRight size={14} stroke={1.75} role="img" aria-label={t('to')} />
      <b>{to ?? '–'}</b>
    </span>
  );
}
