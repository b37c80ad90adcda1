import { Button } from '@mantine/core';
import { papersOf } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { staffListPhrases } from '../../../phrases/people/staff-list.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { PaperMark } from '../../../staff/paper-mark.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import type { Choices } from '../employee-calls.ts';
import styles from '../employees.module.css';
import { type CertificationLine, type EmployeeDraft, endsBefore, newKey } from './employee-draft.ts';
import { LineList, lineField } from './line-list.tsx';
import type { EmployeeForm } from './use-employee-form.ts';

type CertificationsEditorProps = {
  readonly form: EmployeeForm;
  readonly choices: Choices;
  /** The field of the swipe card. */
  readonly cardId: ReactNode;
};

/** EM-103: a line for each certification with its state, and those that the jobs require and that are missing. */
export function CertificationsEditor({ form, choices, cardId }: CertificationsEditorProps) {
  const t = usePhrases(employeesPhrases);
  const say = usePhrases(staffListPhrases);
  const { entry, change, errorOf } = form;
  const papers = draftPapers(form, choices);
  const paperOf = (line: CertificationLine) => papers.find(({ requirementId }) => requirementId === line.requirement);
  const newLine = (requirement: string | null): CertificationLine => ({
    key: newKey(),
    requirement,
    issuedOn: '',
    expiresOn: '',
  });
  const missing = choices.requirements.filter(({ id }) =>
    papers.some(({ requirementId, state }) => requirementId === id && state === 'MISSING'),
  );
  return (
    <fieldset className={styles.section}>
      <legend>{t('securityAndCertifications')}</legend>
      <LineList<CertificationLine>
        lines={entry.certifications}
        onChange={(lines, index) => change({ certifications: lines }, lineField('certifications', index))}
        newLine={() => newLine(null)}
        add={t('addCertification')}
        remove={(number) => t('removeCertification', { number })}
        titles={[say('certification'), say('issued'), say('ends'), say('state')]}
        fields={(line, index, set) => {
          const error = errorOf(`certifications.${index}`);
          const paper = paperOf(line);
          return [
            <SelectField
              key="requirement"
              label={t('certificationNumber', { number: index + 1 })}
              placeholder={t('chooseCertification')}
              value={line.requirement}
              options={choices.requirements.map(({ id, name }) => ({ value: id, label: name }))}
              error={endsBefore(line) ? undefined : error}
              onChange={(next) => set({ requirement: next })}
            />,
            <TextField
              key="issued"
              label={t('issuedNumber', { number: index + 1 })}
              type="date"
              value={line.issuedOn}
              onChange={(next) => set({ issuedOn: next })}
            />,
            <TextField
              key="ends"
              label={t('expiresNumber', { number: index + 1 })}
              type="date"
              value={line.expiresOn}
              error={endsBefore(line) ? error : undefined}
              onChange={(next) => set({ expiresOn: next })}
            />,
            <div key="state" className={styles.state}>
              {paper && <PaperMark paper={paper} />}
            </div>,
          ];
        }}
      />
      {missing.map(({ id, name }) => (
        <Row key={id} gap={2} lineGap={1} wrap above={3}>
          {name}
          <PaperMark paper={{ state: 'MISSING', day: null }} />
          <Button
            size="sm"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() =>
              change(
                { certifications: [...entry.certifications, newLine(id)] },
                lineField('certifications', entry.certifications.length),
              )
            }
          >
            {t('addNamed', { name })}
          </Button>
        </Row>
      ))}
      <div className={styles.card}>{cardId}</div>
    </fieldset>
  );
}

/** The papers that the person has or must have as the form is now, by the jobs and certifications that are typed. */
function draftPapers({ entry, employee }: EmployeeForm, choices: Choices) {
  return papersOf(
    { jobs: jobsOf(entry, employee?.jobsElsewhere ?? []), certifications: certificationsOf(entry), employment: {} },
    choices.terms,
  );
}

function jobsOf({ jobs }: EmployeeDraft, elsewhere: readonly { readonly jobTypeId: string }[]) {
  return [...jobs.flatMap(({ job }) => (job === null ? [] : [{ jobTypeId: job }])), ...elsewhere];
}

function certificationsOf({ certifications }: EmployeeDraft) {
  return certifications.flatMap(({ requirement, expiresOn }) =>
    requirement === null ? [] : [{ requirementId: requirement, expiresOn: expiresOn || null }],
  );
}
