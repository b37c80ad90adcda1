import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { hasFeature, isProviderStaff } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { TenantLoadState } from '../../tenants/tenant-load-state.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Panel, PanelGrid, PanelNote } from '../../ui/data/panel.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import styles from './companies.module.css';
import {
  appVersionQuery,
  brandsQuery,
  type CompanyRecord,
  companyQuery,
  integrationUrlQuery,
} from './company-calls.ts';
import { JobDepartments } from './job-departments.tsx';
import { ForEditors } from './may-not.tsx';
import { useDeleteCompany } from './use-delete-company.ts';

/** RT-43: one company, its brands, its address for integrations and the versions of its terminals. */
export function CompanyPage() {
  return (
    <ForEditors>
      <OneCompany />
    </ForEditors>
  );
}

function OneCompany() {
  const t = usePhrases(companiesPhrases);
  const { id = '' } = useParams({ strict: false });
  const session = useSession();
  const query = useQuery(companyQuery(id));
  const { data } = query;
  const mayConfigure = id === session.userCompanyId && hasFeature(session, 'accessConfigurationOptions');
  return (
    <Page>
      <PageHeader
        title={data?.name ?? t('company')}
        aside={data?.isProvider && <StateTag state="active" label={t('provider')} />}
        back={<Link to="/companies">{t('back')}</Link>}
        actions={data && <Actions company={data} />}
      />
      <TenantLoadState
        list="/companies"
        query={query}
        failed={[t('failed'), t('failedHint')]}
        missing={[t('notFound'), t('notFoundHint')]}
      />
      {data && (
        <PanelGrid>
          <Details company={data} />
          <Brands companyId={id} />
          <AppVersion companyId={id} />
          {mayConfigure && <JobDepartments companyId={id} />}
        </PanelGrid>
      )}
    </Page>
  );
}

function Actions({ company }: { readonly company: CompanyRecord }) {
  const t = usePhrases(companiesPhrases);
  const navigate = useNavigate();
  const session = useSession();
  const remove = useDeleteCompany();
  const isStaff = isProviderStaff(session);
  const isHere = company.id === session.userCompanyId;
  const handleDelete = async () => {
    if (await remove(company)) await navigate({ to: '/companies' });
  };
  return (
    <>
      {isStaff && !isHere && !company.isProvider && hasFeature(session, 'companyAdmin') && (
        <Changing>
          <Button variant="danger" onClick={handleDelete}>
            {t('delete')}
          </Button>
        </Changing>
      )}
      {isStaff && !isHere && (
        <Button onClick={() => navigate({ to: '/companies/change', search: { companyId: company.id } })}>
          {t('change')}
        </Button>
      )}
      <Button variant="filled" onClick={() => navigate({ to: '/companies/$id/edit', params: { id: company.id } })}>
        {t('edit')}
      </Button>
    </>
  );
}

function Details({ company }: { readonly company: CompanyRecord }) {
  const t = usePhrases(companiesPhrases);
  const { data: url } = useQuery(integrationUrlQuery(company.id));
  return (
    <Panel title={t('details')}>
      <Facts>
        <Fact name={t('id')}>
          <span className={styles.id}>{company.id}</span>
        </Fact>
        <Fact name={t('added')}>{formatDate(company.createdAt)}</Fact>
        <Fact name={t('locations')}>{company.locations}</Fact>
        <Fact name={t('people')}>{company.people}</Fact>
        <Fact name={t('staffData')}>{t(`staffData.${company.staffData}`)}</Fact>
        <Fact name={t('integrationUrl')}>{url ?? t('notSet')}</Fact>
      </Facts>
    </Panel>
  );
}

function Brands({ companyId }: { readonly companyId: string }) {
  const t = usePhrases(companiesPhrases);
  const { data, isError, refetch } = useQuery(brandsQuery(companyId));
  return (
    <Panel title={t('brands')}>
      {isError && <ErrorState title={t('failed')} onRetry={refetch} />}
      {data?.length === 0 && <PanelNote>{t('noBrands')}</PanelNote>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AppVersion({ companyId }: { readonly companyId: string }) {
  const t = usePhrases(companiesPhrases);
  const { data, isError, refetch } = useQuery(appVersionQuery(companyId));
  return (
    <Panel title={t('appVersion')}>
      {isError && <ErrorState title={t('failed')} onRetry={refetch} />}
      {data?.appVersion === null && <PanelNote>{t('noVersion')}</PanelNote>}
      {data && data.appVersion !== null && (
        <Facts>
          <Fact name={t('newest')}>{data.appVersion}</Fact>
          {data.versions.map(({ version, locations }) => (
            <Fact key={version} name={version}>
              {t('versionLocations', { count: locations })}
            </Fact>
          ))}
          {data.unknown > 0 && <Fact name={t('unknownVersion')}>{t('versionLocations', { count: data.unknown })}</Fact>}
        </Facts>
      )}
    </Panel>
  );
}
