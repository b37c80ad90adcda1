import { Link, useNavigate } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { createCompany } from './company-calls.ts';
import type { CompanyEntry } from './company-entry.ts';
import { CompanyFormView } from './company-form.tsx';
import { ForEditors } from './may-not.tsx';
import { useCompanyForm } from './use-company-form.ts';

const nothing: CompanyEntry = { name: '', integrationUrl: '', brands: [], administrator: { name: '', email: '' } };

/** RT-41 */
export function AddCompanyPage() {
  return (
    <ForEditors>
      <AddCompany />
    </ForEditors>
  );
}

function AddCompany() {
  const t = usePhrases(companiesPhrases);
  const navigate = useNavigate();
  const form = useCompanyForm({
    companyId: null,
    start: { entry: nothing, ver: undefined },
    send: createCompany,
    onSaved: ({ name }, { administrator }) => {
      const email = administrator?.email.trim();
      notify.success(email ? t('createdInvited', { name, email }) : t('created', { name }));
    },
    onDone: ({ id }) => navigate({ to: '/companies/$id', params: { id } }),
  });
  return (
    <CompanyFormView
      form={form}
      header={<PageHeader title={t('addTitle')} back={<Link to="/companies">{t('back')}</Link>} />}
      onCancel={() => navigate({ to: '/companies' })}
    />
  );
}
