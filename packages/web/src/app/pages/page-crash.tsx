import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { ChunkFailed } from './chunk-failed.tsx';
import styles from './pages.module.css';

/** A screen that failed, or a chunk or style file that did not arrive. ER-23, ER-24 */
export function PageCrash({ error }: ErrorComponentProps) {
  const t = usePhrases(shellPhrases);
  if (isChunkFailure(error)) return <ChunkFailed />;
  return (
    <Page>
      <div className={styles.message} role="alert">
        <PageHeader title={t('crashTitle')} />
        <p>{t('crashText')}</p>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </div>
    </Page>
  );
}

/** The messages of browsers and the bundler for a script or a style file that did not arrive. */
function isChunkFailure(error: unknown): boolean {
  return /dynamically imported module|preload CSS|Importing a module script/i.test(String(error));
}
