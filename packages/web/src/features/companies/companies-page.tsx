import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { companiesPhrases } from '../../phrases/companies.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { hasFeature, isProviderStaff } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { Count } from '../../ui/data/count.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDate } from '../../ui/dates.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn, DataSort } from '../../ui/table/data-table-types.ts';
import styles from './companies.module.css';
import { companyListQuery, type ListedCompany } from './company-calls.ts';
import { ForEditors } from './may-not.tsx';

/** RT-39: the companies that the user administers. */
export function CompaniesPage() {
  return (
    <ForEditors>
      <Companies />
    </ForEditors>
  );
}

function Companies() {
  const t = usePhrases(companiesPhrases);
  const navigate = useNavigate();
  const session = useSession();
  const { data, isPending, isError, refetch } = useQuery(companyListQuery);
  const mayAdd = isProviderStaff(session) && hasFeature(session, 'addCompanies');
  const add = mayAdd && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => navigate({ to: '/companies/add' })}
    >
      {t('add')}
    </Button>
  );
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader
          title={t('title')}
          aside={data && <Count value={data.length} label={t('title').toLowerCase()} />}
          actions={add}
        />
      </div>
      {isPending && (
        <div className={styles.message}>
          <SkeletonTable rows={6} />
        </div>
      )}
      {isError && (
        <div className={styles.message}>
          <ErrorState title={t('failed')} onRetry={refetch}>
            {t('failedHint')}
          </ErrorState>
        </div>
      )}
      {data && <CompanyList companies={data} />}
    </div>
  );
}

function CompanyList({ companies }: { readonly companies: readonly ListedCompany[] }) {
  const t = usePhrases(companiesPhrases);
  const navigate = useNavigate();
  const { q = '', sort } = useSearch({ strict: false });
  const columns = useColumns();
  const keep = (change: { readonly q?: string | undefined; readonly sort?: string | undefined }) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace: true });
  return (
    <>
      <div className={styles.tools}>
        <Toolbar label={t('tools')}>
          <TextInput
            className={styles.search ?? ''}
            type="search"
            value={q}
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            onChange={(event) => keep({ q: event.currentTarget.value || undefined })}
          />
        </Toolbar>
      </div>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={companies}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={q}
        searchText={({ name, id }) => `${name} ${id}`}
        sort={sortOf(sort)}
        onSort={(next) => keep({ sort: next ? `${next.isDescending ? '-' : ''}${next.id}` : undefined })}
        density="two-lines"
        onOpen={({ id }) => navigate({ to: '/companies/$id', params: { id } })}
        empty={<EmptyState title={t('noCompanies')}>{t('noCompaniesHint')}</EmptyState>}
        onClearFilters={() => keep({ q: undefined })}
      />
      <footer className={styles.foot}>
        <span>{t('total', { count: companies.length })}</span>
        <span className={styles.keys}>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> {t('move')} <KeyHint>Enter</KeyHint> {t('open')}
        </span>
      </footer>
    </>
  );
}

function useColumns(): readonly DataColumn<ListedCompany>[] {
  const t = usePhrases(companiesPhrases);
  const { userCompanyId } = useSession();
  return [
    {
      id: 'company',
      title: t('company'),
      width: 'minmax(200px, 2.5fr)',
      sortBy: ({ name }) => name.toLowerCase(),
      cell: ({ id, name, isProvider }) => (
        <>
          <span className={styles.name}>
            <span className={styles.clipped}>{name}</span>
            {isProvider && <StateTag state="active" label={t('provider')} />}
            {id === userCompanyId && <StateTag state="live" label={t('active')} />}
          </span>
          <span className={styles.meta}>{id}</span>
        </>
      ),
    },
    {
      id: 'brands',
      title: t('brands'),
      width: '110px',
      align: 'right',
      hideOnPhone: true,
      sortBy: ({ brands }) => brands,
      cell: ({ brands }) => (brands === 0 ? <span className={styles.none}>–</span> : brands),
    },
    {
      id: 'added',
      title: t('added'),
      width: '150px',
      hideOnPhone: true,
      sortBy: ({ createdAt }) => Date.parse(createdAt),
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ];
}

/** `-added`: newest first. */
function sortOf(written: string | undefined): DataSort | null {
  if (!written) return null;
  return { id: written.replace(/^-/, ''), isDescending: written.startsWith('-') };
}
