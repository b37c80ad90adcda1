import { Button } from '@mantine/core';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { navigationPhrases } from '../../phrases/shell/navigation.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { placeOf } from '../navigation/use-navigation.ts';
import styles from './pages.module.css';

/** An address without a screen: an unknown one, or one of a part that this version does not have. */
export function PageNotFound() {
  const t = usePhrases(shellPhrases);
  const navigate = useNavigate();
  const part = usePart();
  return (
    <Page>
      <main className={styles.message}>
        <PageHeader title={part ? t('notBuiltTitle', { part }) : t('notFoundTitle')} />
        <p>{t(part ? 'notBuiltText' : 'notFoundText')}</p>
        <Button onClick={() => navigate({ to: '/home' })}>{t('goHome')}</Button>
      </main>
    </Page>
  );
}

/** The entry of the navigation that the address belongs to, where this version has no screen for it. */
function usePart(): string | undefined {
  const t = usePhrases(navigationPhrases);
  const pathname = useLocation({ select: (location) => location.pathname });
  const routes = useRouter().routesByPath;
  const place = placeOf(pathname);
  return place && !(place.path in routes) ? t(place.entry) : undefined;
}
