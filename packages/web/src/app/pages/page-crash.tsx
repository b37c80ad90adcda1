import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './pages.module.css';

/** A screen that failed, or a chunk or style file that did not arrive. ER-23, ER-24 */
export function PageCrash({ error }: ErrorComponentProps) {
  const t = usePhrases(shellPhrases);
  const isChunk = /dynamically imported module|preload CSS|Importing a module script/i.test(String(error));
  return (
    <Page>
      <div className={styles.message} role="alert">
        <PageHeader title={t(isChunk ? 'chunkTitle' : 'crashTitle')} />
        <p>{t(isChunk ? 'chunkText' : 'crashText')}</p>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </div>
    </Page>
  );
}
