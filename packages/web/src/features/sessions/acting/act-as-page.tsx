import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { isActing } from '../../../session/acting.ts';
import { useSession } from '../../../session/session-store.ts';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { type Actable, actableQuery } from '../account-calls.ts';
import styles from './act-as.module.css';
import { useActAs } from './use-act-as.ts';

const searchPause = 250;

/** The people that the user may act as, found by name; the search is kept in the address. */
export function ActAsPage() {
  const t = usePhrases(accountPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const q = useSearch({ strict: false, select: ({ q: given }) => given ?? '' });
  const [search] = useDebouncedValue(q, searchPause);
  const { data, isPending, isError, refetch } = useQuery({
    ...actableQuery(session.userCompanyId, search),
    enabled: !isActing(session),
    placeholderData: keepPreviousData,
  });
  const handleSearch = (text: string) => navigate({ to: '/actAs', search: { q: text || undefined }, replace: true });
  return (
    <Page>
      <PageHeader title={t('actAsTitle')} subtitle={t('actAsText')} />
      <TextInput
        className={styles.search ?? ''}
        type="search"
        value={q}
        aria-label={t('searchPeople')}
        placeholder={t('searchPeople')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        onChange={(event) => handleSearch(event.currentTarget.value)}
      />
      {isPending && (isActing(session) ? <AlreadyActing /> : <SkeletonTable rows={5} />)}
      {isError && <ErrorState title={t('peopleFailed')} onRetry={refetch} />}
      {data?.length === 0 && <EmptyState title={t('nobodyFound')}>{t('nobodyHint')}</EmptyState>}
      {data && data.length > 0 && <People people={data} />}
    </Page>
  );
}

/** One returns to oneself before one acts as somebody else. */
function AlreadyActing() {
  const t = usePhrases(accountPhrases);
  return <EmptyState title={t('alreadyActing')}>{t('alreadyActingHint')}</EmptyState>;
}

function People({ people }: { readonly people: readonly Actable[] }) {
  const t = usePhrases(accountPhrases);
  const { start, isBusy } = useActAs();
  return (
    <PlainTable
      label={t('actAsTitle')}
      rows={people}
      rowKey={({ userId }) => userId}
      columns={[
        { id: 'person', title: t('person'), cell: (person) => <Person person={person} /> },
        { id: 'roles', title: t('roles'), hideOnPhone: true, cell: ({ roles }) => roles.join(', ') || t('noRoles') },
        {
          id: 'actions',
          title: t('actions'),
          align: 'right',
          cell: ({ userId, name }) => (
            <span className={styles.actions}>
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={t('lookNamed', { name })}
                onClick={() => start(userId, { readOnly: true })}
              >
                {t('look')}
              </Button>
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={t('actNamed', { name })}
                onClick={() => start(userId, { readOnly: false })}
              >
                {t('act')}
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

function Person({ person }: { readonly person: Actable }) {
  return (
    <span className={styles.person}>
      <b>{person.name}</b>
      <span className={styles.email}>{person.email}</span>
    </span>
  );
}
