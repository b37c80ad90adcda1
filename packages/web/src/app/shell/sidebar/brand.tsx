import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { BrandMark } from '../../../ui/layout/brand/brand-mark.tsx';
import styles from './sidebar.module.css';

export function Brand({ withName }: { readonly withName: boolean }) {
  const t = usePhrases(shellPhrases);
  return (
    <div className={styles.brand}>
      <BrandMark />
      {withName && <span className={styles.brandName}>{t('product')}</span>}
    </div>
  );
}
