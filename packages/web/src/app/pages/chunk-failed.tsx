import { Button } from '@mantine/core';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import styles from './pages.module.css';

/** ER-23, ER-24: a part of the console did not arrive. Drafts are kept by this computer and come back after the reload. */
export function ChunkFailed({ onReload = () => window.location.reload() }: { readonly onReload?: () => void }) {
  const t = usePhrases(shellPhrases);
  return (
    <Page>
      <div className={styles.message} role="alert">
        <PageHeader title={t('chunkTitle')} />
        <p>{t('chunkText')}</p>
        <Button onClick={onReload}>{t('reload')}</Button>
      </div>
    </Page>
  );
}
