import { freeName, type JobRequirement, newJobRequirement, withoutRequirement } from '@servery/domain';
import { useChangeEmployment, useEmployment } from '../../../editing/kinds/employment-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { asJson } from '../../../editing/list/rows.ts';
import { employmentPhrases } from '../../../phrases/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { daysOf } from './requirement-days.ts';

export const requirementsList = ['requirements'];

/** EM-03 */
export function RequirementsTable() {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const requirements = useEmployment((employment) => employment.requirements);
  const jobTypes = useEmployment((employment) => employment.jobTypes);
  const askedBy = (id: string) => jobTypes.filter((one) => one.requirements.includes(id)).map(({ name }) => name);
  const remove = async ({ id, name }: JobRequirement) => {
    const names = askedBy(id);
    const message = t('requirementUsed', { count: names.length, names: names.join(', ') });
    const question = { title: t('removeRequirement', { name }), message, accept: t('remove') };
    if (names.length > 0 && (await confirm(question)) !== 'accept') return;
    change((employment) => withoutRequirement(employment, id));
  };
  return (
    <ListTable<JobRequirement>
      list={requirementsList}
      title={t('requirements')}
      hint={t('requirementsHint')}
      rows={requirements}
      words={({ id }) => askedBy(id).join(' ')}
      columns={[
        { title: t('warning'), cell: (row) => t('daysAhead', { count: daysOf(row) }), align: 'right' },
        { title: t('askedBy'), cell: ({ id }) => askedBy(id).join(', ') || t('noCode'), hideOnPhone: true },
      ]}
      add={{
        label: t('addRequirement'),
        make: () =>
          asJson(newJobRequirement({ id: crypto.randomUUID(), name: freeName(requirements, t('newRequirement')) })),
      }}
      copy={(row) => asJson({ ...row, id: crypto.randomUUID(), name: freeName(requirements, row.name) })}
      empty={{ title: t('noRequirements'), text: t('noRequirementsHint') }}
      onRemove={(row) => void remove(row).catch((error: unknown) => console.error(error))}
    />
  );
}
