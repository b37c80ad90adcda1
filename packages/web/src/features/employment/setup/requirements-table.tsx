import { asJsonObject, freeName, type JobRequirement, newJobRequirement, withoutRequirement } from '@servery/domain';
import { useState } from 'react';
import { useChangeEmployment, useEmployment } from '../../../editing/kinds/employment-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { employmentPhrases } from '../../../phrases/people/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { RemoveHeld, useIsHeldAsked } from './remove-held.tsx';
import { daysOf } from './requirement-days.ts';

export const requirementsList = ['requirements'];

/** EM-03 */
export function RequirementsTable() {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const requirements = useEmployment((employment) => employment.requirements);
  const jobTypes = useEmployment((employment) => employment.jobTypes);
  const askedBy = (id: string) => jobTypes.filter((one) => one.requirements.includes(id)).map(({ name }) => name);
  const [leaving, setLeaving] = useState<JobRequirement | null>(null);
  const isHeldAsked = useIsHeldAsked('requirements');
  const usedNote = (id: string) => {
    const names = askedBy(id);
    return names.length === 0 ? undefined : t('requirementUsed', { count: names.length, names: names.join(', ') });
  };
  const take = (id: string) => change((employment) => withoutRequirement(employment, id));
  const remove = async (row: JobRequirement) => {
    const { id, name } = row;
    if (isHeldAsked(id)) return setLeaving(row);
    const message = usedNote(id);
    const question = message && { title: t('removeNamed', { name }), message, accept: t('remove') };
    if (question && (await confirm(question)) !== 'accept') return;
    take(id);
  };
  return (
    <>
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
            asJsonObject(
              newJobRequirement({ id: crypto.randomUUID(), name: freeName(requirements, t('newRequirement')) }),
            ),
        }}
        copy={(row) => asJsonObject({ ...row, id: crypto.randomUUID(), name: freeName(requirements, row.name) })}
        empty={{ title: t('noRequirements'), text: t('noRequirementsHint') }}
        onRemove={(row) => void remove(row).catch((error: unknown) => console.error(error))}
      />
      {leaving && (
        <RemoveHeld
          list="requirements"
          row={leaving}
          note={usedNote(leaving.id)}
          onRemove={() => take(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
