import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ApiError, unwrap } from '../../../api/api-result.ts';
import { keys } from '../../../api/keys.ts';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { fetchMailbox, type SandboxMail } from '../account-calls.ts';
import styles from './mailbox.module.css';

/** RT-19: the mail that the mail sandbox has taken. Without a sandbox there is no such page. */
export function MailboxPage() {
  const t = usePhrases(accountPhrases);
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: keys.sandboxMailbox(),
    staleTime: 0,
    retry: false,
    queryFn: async () => {
      const result = await fetchMailbox();
      return result.status === 'not-found' ? null : unwrap(result);
    },
  });
  if (data === null) throw notFound();
  return (
    <main className={styles.screen}>
      <Page>
        <PageHeader
          title={t('mailboxTitle')}
          subtitle={t('mailboxText')}
          actions={<Button onClick={() => refetch()}>{t('refresh')}</Button>}
        />
        <div className={styles.body}>
          {isPending && <SkeletonTable rows={3} />}
          {isError && isRefused(error) && (
            <EmptyState title={t('mailboxStaff')} action={<a href="/login">{t('mailboxSignIn')}</a>}>
              {t('mailboxStaffText')}
            </EmptyState>
          )}
          {isError && !isRefused(error) && <ErrorState title={t('recoverFailed')} onRetry={refetch} />}
          {data?.length === 0 && <EmptyState title={t('noMail')}>{t('noMailHint')}</EmptyState>}
          <Stack gap={3} maxWidth={720}>
            {data?.map((mail) => (
              <Mail key={mail.id} mail={mail} />
            ))}
          </Stack>
        </div>
      </Page>
    </main>
  );
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && (error.failure.status === 'unauthorized' || error.failure.status === 'forbidden');
}

function Mail({ mail }: { readonly mail: SandboxMail }) {
  const t = usePhrases(accountPhrases);
  const path = pathOfLink(mail.text);
  return (
    <article className={styles.mail} aria-label={mail.subject}>
      <Row as="header" gap={4} lineGap={1} align="baseline" wrap>
        <h2 className={styles.subject}>{mail.subject}</h2>
        <Text tone="faint" size="sm">
          {t('to', { address: mail.to.join(', ') })}
        </Text>
        <Text as="time" tone="faint" size="sm" dateTime={mail.at}>
          {formatDateTime(mail.at)}
        </Text>
      </Row>
      <p className={styles.text}>{mail.text}</p>
      {path && <a href={path}>{t('openLink')}</a>}
    </article>
  );
}

/** Of the first link, the part behind the host: it opens here, whatever name this installation has outside. */
function pathOfLink(text: string): string | null {
  const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
  return URL.canParse(link) ? new URL(link).pathname : null;
}
