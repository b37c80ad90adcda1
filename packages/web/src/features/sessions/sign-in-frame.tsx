import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { sessionPhrases } from '../../phrases/sessions.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { BrandMark } from '../../ui/layout/brand/brand-mark.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { ProductCards } from './product-cards.tsx';
import styles from './sign-in.module.css';

/** The form in the middle of the left part; the product explained at the right, where there is room. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
  const t = usePhrases(sessionPhrases);
  const shell = usePhrases(shellPhrases);
  return (
    <div className={styles.page}>
      <div className={styles.left}>
        <header className={styles.brand}>
          <BrandMark />
          {shell('product')}
        </header>
        <main className={styles.main}>{children}</main>
        <Row as="footer" align="stretch" justify="between" tone="faint" size="sm">
          <span>{shell('version', { version: __SERVERY_VERSION__ })}</span>
          <Row as="span" gap={1.5} inline>
            <IconWorld size={14} stroke={1.75} aria-hidden />
            {t('language')}
          </Row>
        </Row>
      </div>
      <ProductCards />
    </div>
  );
}
