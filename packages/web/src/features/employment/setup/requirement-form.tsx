import { DocumentNumber, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useEmployment } from '../../../editing/kinds/employment-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { employmentPhrases } from '../../../phrases/people/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { NameList } from './name-list.tsx';
import { keptSeconds, shownDays } from './requirement-days.ts';

/** EM-42: the paper, and how long before it expires people are warned. */
export const RequirementForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(employmentPhrases);
  const jobTypes = useEmployment((employment) => employment.jobTypes);
  const names = jobTypes.filter(({ requirements }) => requirements.some((one) => one === id)).map(({ name }) => name);
  return (
    <>
      <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
      <DocumentNumber
        path={[...path, 'warnTimeBeforeExpiration']}
        hint={t('warningHint')}
        unit={t('days')}
        width={160}
        show={shownDays}
        keep={keptSeconds}
        format={(value) => (typeof value === 'number' ? t('daysAhead', { count: shownDays(value) }) : null)}
      />
      <Fields title={t('askedBy')}>
        <NameList names={names} none={t('noJobTypeAsks')} />
      </Fields>
    </>
  );
};
