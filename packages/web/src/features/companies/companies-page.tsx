import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { hasFeature, isProviderStaff } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDate } from '../../ui/dates.ts';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { ListPane } from '../../ui/layout/pane/list-pane.tsx';
import { PaneFoot, PaneTools } from '../../ui/layout/pane/pane.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import { NameCell } from '../../ui/table/name-cell.tsx';
import { sortOf, writtenSort } from '../../ui/table/sort-in-address.ts';
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
  const query = useQuery(companyListQuery);
  const { data = [] } = query;
  const mayAdd = isProviderStaff(session) && hasFeature(session, 'addCompanies');
  const add = mayAdd && (
    <LeadsToChange>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => navigate({ to: '/companies/add' })}
      >
        {t('add')}
      </Button>
    </LeadsToChange>
  );
  return (
    <ListPane
      title={t('title')}
      count={data.length}
      actions={add}
      query={query}
      failed={[t('failed'), t('failedHint')]}
    >
      <CompanyList companies={data} />
    </ListPane>
  );
}

function CompanyList({ companies }: { readonly companies: readonly ListedCompany[] }) {
  const t = usePhrases(companiesPhrases);
  const navigate = useNavigate();
  const { q = '', sort } = useSearch({ strict: false });
  const columns = useColumns();
  const keep = useKeepInAddress();
  return (
    <>
      <PaneTools label={t('tools')}>
        <SearchInput label={t('search')} value={q} onChange={(text) => keep({ q: text || undefined })} />
      </PaneTools>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={companies}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={q}
        searchText={({ name, id }) => `${name} ${id}`}
        sort={sortOf(sort)}
        onSort={(next) => keep({ sort: writtenSort(next) })}
        density="two-lines"
        onOpen={({ id }) => navigate({ to: '/companies/$id', params: { id } })}
        empty={<EmptyState title={t('noCompanies')}>{t('noCompaniesHint')}</EmptyState>}
        onClearFilters={() => keep({ q: undefined })}
      />
      <PaneFoot
        keys={[
          ['J K', t('move')],
          ['Enter', t('open')],
        ]}
      >
        {t('total', { count: companies.length })}
      </PaneFoot>
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
      width: 'minmax(200px, 360px)',
      sortBy: ({ name }) => name.toLowerCase(),
      cell: ({ id, name, isProvider }) => (
        <NameCell
          name={
            <Row gap={2}>
              <Text clip>{name}</Text>
              {isProvider && <StateTag state="active" label={t('provider')} />}
              {id === userCompanyId && <StateTag state="live" label={t('current')} />}
            </Row>
          }
          meta={<span className={styles.id}>{id}</span>}
        />
      ),
    },
    {
      id: 'brands',
      title: t('brands'),
      width: '96px',
      hideOnPhone: true,
      sortBy: ({ brands }) => brands,
      cell: ({ brands }) => (brands === 0 ? <Text tone="faint">–</Text> : brands),
    },
    {
      id: 'added',
      title: t('added'),
      width: 'minmax(150px, 1fr)',
      hideOnPhone: true,
      sortBy: ({ createdAt }) => Date.parse(createdAt),
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ];
}
