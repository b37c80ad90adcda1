import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId } from 'react';
import { PhoneField } from '../../../form-draft/phone-field.tsx';
import { RecordPage } from '../../../form-draft/record-form.tsx';
import { employeesPhrases } from '../../../phrases/people/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { maySeeStaffData } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';
import type { Choices } from '../employee-calls.ts';
import styles from '../employees.module.css';
import type { PlainField } from './employee-draft.ts';
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
  return (
    <RecordPage form={form} header={header} submitLabel={accept} cancel={cancel}>
      <div className={styles.form}>
        {form.employee?.mayEdit === false ? (
          <Callout>{t('onlyStaffData')}</Callout>
        ) : (
          <>
            <Contact form={form} focus={focus} />
            <GrantsEditor form={form} choices={choices} />
          </>
        )}
        {maySeeStaffData(session) && <StaffSections form={form} choices={choices} />}
      </div>
    </RecordPage>
  );
}

const kinds = { name: 'text', email: 'email', posId: 'text' } as const;
const fields = ['name', 'email', 'phone', 'posId'] as const;
const longest = { name: 200, email: 254, posId: 20 } as const;

/** RT-25: a field that is wrong names the problem as soon as it opens. */
function Contact({ form, focus }: Pick<EmployeeFormProps, 'form' | 'focus'>) {
  const t = usePhrases(employeesPhrases);
  const { entry, textAt, employee } = form;
  const ids = useId();
  const wanted = fields.find((field) => field === focus) ?? (employee ? undefined : 'name');
  useEffect(() => {
    if (wanted) document.getElementById(`${ids}-${wanted}`)?.focus();
  }, [ids, wanted]);
  const known = (field: PlainField) =>
    entry[field] === (employee?.[field] ?? '')
      ? employee?.problems.find((one) => one.field === field)?.code
      : undefined;
  return (
    <fieldset className={styles.section}>
      <legend>{t('contact')}</legend>
      <Grid columns={{ min: 260 }} stretch gap={5} lineGap={4}>
        {fields.map((field) => {
          const code = known(field);
          const { error, ...text } = textAt(field, entry[field], (value) => ({ [field]: value }));
          const shared = {
            ...text,
            id: `${ids}-${field}`,
            label: t(field),
            error: error ?? (code && t(code)),
            ...(field === 'email' && { hint: t('emailHint') }),
          };
          if (field === 'phone') return <PhoneField {...shared} key={field} />;
          return (
            <TextField {...shared} key={field} type={kinds[field]} autoComplete="off" maxLength={longest[field]} />
          );
        })}
      </Grid>
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
