import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { type Say, usePhrases } from '../../../phrases/phrases.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { type OwnSession, ownSessionsQuery } from '../account-calls.ts';
import styles from '../account-page.module.css';
import { browserName } from './browser-name.ts';
import { useEndSessions } from './use-end-sessions.ts';

/** Where the user is signed in, and the way to end it. */
export function OwnSessionsPage() {
  const t = usePhrases(accountPhrases);
  const { data, isPending, isError, refetch } = useQuery(ownSessionsQuery);
  const { endOthers } = useEndSessions();
  const hasOthers = data !== undefined && data.length > 1;
  return (
    <Page>
      <PageHeader
        title={t('mySessions')}
        subtitle={t('mySessionsText')}
        actions={
          <Button disabled={!hasOthers} onClick={endOthers}>
            {t('endOthers')}
          </Button>
        }
      />
      <div className={styles.body}>
        {isPending && <SkeletonTable rows={3} />}
        {isError && <ErrorState title={t('sessionsFailed')} onRetry={refetch} />}
        {data && <SessionTable sessions={data} />}
      </div>
    </Page>
  );
}

function SessionTable({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const t = usePhrases(accountPhrases);
  const { endOne } = useEndSessions();
  return (
    <PlainTable
      label={t('mySessions')}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        { id: 'browser', title: t('browser'), cell: ({ userAgent }) => nameOf(userAgent, t) },
        { id: 'address', title: t('address'), hideOnPhone: true, cell: ({ address }) => address },
        { id: 'since', title: t('since'), hideOnPhone: true, cell: ({ since }) => formatDateTime(since) },
        { id: 'seen', title: t('lastSeen'), cell: ({ lastSeen }) => formatDateTime(lastSeen) },
        {
          id: 'actions',
          title: t('actions'),
          align: 'right',
          cell: (session) => (session.isThis ? <This /> : <End session={session} onEnd={() => endOne(session.id)} />),
        },
      ]}
    />
  );
}

function This() {
  const t = usePhrases(accountPhrases);
  return <StateTag state="active" label={t('thisSession')} />;
}

function End({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const t = usePhrases(accountPhrases);
  const browser = nameOf(session.userAgent, t);
  return (
    <>
      {session.isActing && <StateTag state="inactive" label={t('actingSession')} />}{' '}
      <Button
        size="sm"
        variant="danger"
        onClick={onEnd}
        aria-label={t('endNamed', { browser, address: session.address })}
      >
        {t('end')}
      </Button>
    </>
  );
}

function nameOf(userAgent: string, t: Say<'browserOn' | 'unknownBrowser'>): string {
  const { browser, system } = browserName(userAgent);
  if (browser === null && system === null) return t('unknownBrowser');
  return browser !== null && system !== null ? t('browserOn', { browser, system }) : (browser ?? system ?? '');
}
