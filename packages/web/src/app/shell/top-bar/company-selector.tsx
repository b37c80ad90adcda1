import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { companiesQuery } from '../../../session/level/companies.ts';
import { markChangingCompany, useSession } from '../../../session/session-store.ts';
import { Picker } from '../../../ui/fields/pickers/picker.tsx';
import { originIcons } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { mayChangeCompany } from '../may-change-company.ts';
import styles from './top-bar.module.css';

const Icon = originIcons.company;
const icon = <Icon size={16} stroke={1.75} aria-hidden />;

/** SH-08: the name of the company; a selector only if there is more than one. */
export function CompanySelector() {
  const t = usePhrases(shellPhrases);
  const { userCompanyId, userCompanyName } = useSession();
  const { data: companies = [], isError } = useQuery(companiesQuery);
  const handleChange = useCompanyChange();
  useEffect(() => {
    if (isError) notify.error(t('companiesFailed'));
  }, [isError, t]);
  if (companies.length < 2) {
    return (
      <span className={styles.company}>
        {icon}
        <span>{userCompanyName}</span>
      </span>
    );
  }
  return (
    <Picker
      label={t('activeCompany')}
      options={companies.map(({ id, name }) => ({ id, label: name, icon }))}
      value={userCompanyId}
      onChange={handleChange}
      searchLabel={t('searchCompanies')}
      nothingFound={t('nothingFound')}
      isFramed={false}
    />
  );
}

/** CO-12, CO-13 */
function useCompanyChange() {
  const navigate = useNavigate();
  return async (companyId: string) => {
    if (!(await mayChangeCompany())) return;
    markChangingCompany(true);
    await navigate({ to: '/companies/change', search: { companyId }, ignoreBlocker: true });
  };
}
