import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { TenantLoadState } from '../../tenants/tenant-load-state.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import {
  type Brand,
  brandsQuery,
  type CompanyRecord,
  companyQuery,
  editCompany,
  integrationUrlQuery,
} from './company-calls.ts';
import { entryOf } from './company-entry.ts';
import { CompanyFormView } from './company-form.tsx';
import { ForEditors } from './may-not.tsx';
import { useCompanyForm } from './use-company-form.ts';

/** RT-42 */
export function EditCompanyPage() {
  return (
    <ForEditors>
      <LoadedCompany />
    </ForEditors>
  );
}

function LoadedCompany() {
  const t = usePhrases(companiesPhrases);
  const { id = '' } = useParams({ strict: false });
  const options = { refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;
  const company = useQuery({ ...companyQuery(id), ...options });
  const brands = useQuery({ ...brandsQuery(id), ...options, enabled: Boolean(company.data) });
  const url = useQuery({ ...integrationUrlQuery(id), ...options, enabled: Boolean(company.data) });
  const parts = [brands, url];
  const failed = parts.find(({ isError }) => isError);
  const rest = {
    isPending: failed === undefined,
    isError: failed !== undefined,
    error: failed?.error,
    refetch: () => Promise.all(parts.map(({ refetch }) => refetch())),
  };
  if (company.data && brands.data && url.data !== undefined)
    return <EditCompany company={company.data} brands={brands.data} url={url.data} />;
  return (
    <Page>
      <PageHeader title={t('company')} back={<Link to="/companies">{t('back')}</Link>} />
      <TenantLoadState
        list="/companies"
        query={company.data ? rest : company}
        failed={[t('failed'), t('failedHint')]}
        missing={[t('notFound'), t('notFoundHint')]}
        rows={5}
      />
    </Page>
  );
}

type EditCompanyProps = {
  readonly company: CompanyRecord;
  readonly brands: readonly Brand[];
  readonly url: string | null;
};

function EditCompany({ company, brands, url }: EditCompanyProps) {
  const t = usePhrases(companiesPhrases);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { id } = company;
  const goBack = () => navigate({ to: '/companies/$id', params: { id } });
  const form = useCompanyForm({
    companyId: id,
    start: { entry: entryOf(company, brands, url), ver: company.ver },
    send: (input, ver = company.ver) => editCompany({ ...input, id, ver }),
    onSaved: ({ name }) => {
      notify.success(t('saved', { name }));
      queries.removeQueries({ queryKey: companyQuery(id).queryKey });
    },
    onDone: goBack,
  });
  return (
    <CompanyFormView
      form={form}
      header={
        <PageHeader
          title={t('editTitle', { name: company.name })}
          back={
            <Link to="/companies/$id" params={{ id }}>
              {company.name}
            </Link>
          }
        />
      }
      onCancel={goBack}
    />
  );
}
