import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { RestoredNotice } from '../../../form-draft/restored-notice.tsx';
import { employeesPhrases } from '../../../phrases/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { isProviderStaff } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import type { Choices } from '../employee-calls.ts';
import styles from '../employees.module.css';
import { type PlainField, textFields } from './employee-draft.ts';
import { GrantsEditor } from './grants-editor.tsx';
import { StaffSections } from './staff-sections.tsx';
import type { EmployeeForm as Form } from './use-employee-form.ts';

type EmployeeFormProps = {
  readonly form: Form;
  readonly choices: Choices;
  readonly header: ReactNode;
  readonly accept: string;
  readonly cancel: ReactNode;
  /** The field that has to be put right: it takes the focus. */
  readonly focus?: string | undefined;
};

/** RT-21, RT-24: all of a person on one page. */
export function EmployeeForm({ form, choices, header, accept, cancel, focus }: EmployeeFormProps) {
  const t = usePhrases(employeesPhrases);
  const session = useSession();
  const formId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const foot = (
    <FormFoot isWrong note={form.refused.length > 0 && t('checkFields')}>
      {cancel}
      <Button type="submit" form={formId} variant="filled" loading={form.isSaving}>
        {accept}
      </Button>
    </FormFoot>
  );
  return (
    <Page foot={foot}>
      {header}
      <RestoredNotice memory={form.memory} labels={useLabels()} />
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        <Changing>
          <Contact form={form} focus={focus} />
          <GrantsEditor form={form} choices={choices} />
          {isProviderStaff(session) && <StaffSections form={form} choices={choices} />}
        </Changing>
      </form>
    </Page>
  );
}

function useLabels(): Readonly<Record<string, string>> {
  const t = usePhrases(employeesPhrases);
  return {
    ...Object.fromEntries(textFields.map((field) => [field, t(field)])),
    roles: t('access'),
    jobs: t('jobs'),
    certifications: t('securityAndCertifications'),
  };
}

const kinds = { name: 'text', email: 'email', phone: 'tel', posId: 'text' } as const;
const fields = ['name', 'email', 'phone', 'posId'] as const;
const longest = { name: 200, email: 254, phone: 40, posId: 20 } as const;

/** RT-25: a field that is wrong says what is wrong as soon as it opens. */
function Contact({ form, focus }: Pick<EmployeeFormProps, 'form' | 'focus'>) {
  const t = usePhrases(employeesPhrases);
  const { draft, change, errorOf, employee } = form;
  const ids = useId();
  const wanted = fields.find((field) => field === focus) ?? (employee ? undefined : 'name');
  useEffect(() => {
    if (wanted) document.getElementById(`${ids}-${wanted}`)?.focus();
  }, [ids, wanted]);
  const known = (field: PlainField) =>
    draft[field] === (employee?.[field] ?? '')
      ? employee?.problems.find((one) => one.field === field)?.code
      : undefined;
  return (
    <fieldset className={styles.section}>
      <legend>{t('contact')}</legend>
      <div className={styles.grid}>
        {fields.map((field) => {
          const code = known(field);
          return (
            <TextField
              key={field}
              id={`${ids}-${field}`}
              label={t(field)}
              type={kinds[field]}
              autoComplete="off"
              maxLength={longest[field]}
              value={draft[field]}
              onChange={(value) => change({ [field]: value })}
              error={errorOf(field) ?? (code && t(code))}
              {...(field === 'email' && { hint: t('emailHint') })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

export function CancelLink({ id }: { readonly id?: string }) {
  const t = usePhrases(employeesPhrases);
  return id ? (
    <Button renderRoot={(props) => <Link to="/employees/$id" params={{ id }} {...props} />}>{t('cancel')}</Button>
  ) : (
    <Button component={Link} to="/employees">
      {t('cancel')}
    </Button>
  );
}
