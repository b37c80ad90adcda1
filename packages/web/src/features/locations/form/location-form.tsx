import type { ReactNode } from 'react';
import { RecordPage } from '../../../form-draft/record-form.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { locationFormPhrases } from '../../../phrases/tenants/location-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AddressFields, IdentityFields, MoreFields } from './location-fields.tsx';
import styles from './location-form.module.css';
import { PointFields } from './point-fields.tsx';
import type { LocationForm } from './use-location-form.ts';

type LocationFormViewProps = {
  readonly form: LocationForm;
  readonly header: ReactNode;
  readonly submitLabel: string;
  readonly exceptId: string | null;
  readonly cancel: ReactNode;
};

/** The form of adding and editing. */
export function LocationFormView({ form, header, submitLabel, exceptId, cancel }: LocationFormViewProps) {
  const t = usePhrases(locationFormPhrases);
  return (
    <RecordPage form={form} header={header} submitLabel={submitLabel} cancel={cancel}>
      <div className={styles.form}>
        <Stack gap={6}>
          <IdentityFields form={form} />
          <Section title={t('addressSection')}>
            <AddressFields form={form} />
          </Section>
        </Stack>
        <Stack gap={6}>
          <Section title={t('pointSection')}>
            <PointFields form={form} exceptId={exceptId} />
          </Section>
          <Section title={t('moreSection')}>
            <MoreFields form={form} />
          </Section>
        </Stack>
      </div>
    </RecordPage>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
