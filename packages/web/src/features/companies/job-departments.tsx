import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { companiesPhrases } from '../../phrases/tenants/companies.ts';
import { hasCompanyRights } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Panel, PanelNote } from '../../ui/data/panel.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import styles from './companies.module.css';
import { departmentsQuery, setJobTypeDepartment } from './department-calls.ts';

/** CO-11: the department that each job type belongs to; a choice acts at once, as a save of employment. */
export function JobDepartments({ companyId }: { readonly companyId: string }) {
  const t = usePhrases(companiesPhrases);
  const query = useQuery(departmentsQuery(companyId));
  const session = useSession();
  const mayMove = hasCompanyRights(session) && !session.isReadOnly;
  const { move, moving } = useMove(companyId);
  const { data } = query;
  return (
    <Panel title={t('jobDepartments')}>
      <div className={styles.jobs}>
        <LoadState query={query} failed={[t('jobDepartmentsFailed')]} rows={4} />
        {data?.jobTypes.map((job) => (
          <SelectField
            key={job.id}
            label={job.name}
            placeholder={t('noDepartment')}
            value={data.departments.find(({ id }) => id === job.departmentId)?.id ?? null}
            options={data.departments.map(({ id, name }) => ({ value: id, label: name }))}
            disabled={!mayMove || moving !== null}
            onChange={(departmentId) => departmentId !== null && move(job, departmentId)}
          />
        ))}
      </div>
      {data?.jobTypes.length === 0 && <PanelNote>{t('noJobTypes')}</PanelNote>}
    </Panel>
  );
}

function useMove(companyId: string) {
  const t = usePhrases(companiesPhrases);
  const queries = useQueryClient();
  const [moving, setMoving] = useState<string | null>(null);
  const move = async (job: { readonly id: string; readonly name: string }, departmentId: string) => {
    setMoving(job.id);
    const result = await setJobTypeDepartment(companyId, { jobTypeId: job.id, departmentId });
    await queries.invalidateQueries({ queryKey: departmentsQuery(companyId).queryKey });
    setMoving(null);
    if (result.status === 'ok') return notify.success(t('jobMoved', { name: job.name }));
    const words = result.status === 'invalid' ? result.errors[0]?.message : undefined;
    return notify.error(words ?? t('jobMoveFailed', { name: job.name }));
  };
  return { move, moving };
}
