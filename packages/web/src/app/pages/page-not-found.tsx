import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './pages.module.css';

/** An address this build has no screen for. */
export function PageNotFound() {
  const t = usePhrases(shellPhrases);
  const navigate = useNavigate();
  return (
    <Page>
      <main className={styles.message}>
        <PageHeader title={t('notFoundTitle')} />
        <p>{t('notFoundText')}</p>
        <Button onClick={() => navigate({ to: '/home' })}>{t('goHome')}</Button>
      </main>
    </Page>
  );
}
