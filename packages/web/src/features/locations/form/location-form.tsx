import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RestoredNotice } from '../../../form-draft/restored-notice.tsx';
import { locationFormPhrases } from '../../../phrases/location-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import { changedFields, entryOf, type FormField } from './location-entry.ts';
import { AddressFields, IdentityFields, MoreFields } from './location-fields.tsx';
import styles from './location-form.module.css';
import { PointFields } from './point-fields.tsx';
import type { LocationForm } from './use-location-form.ts';

type LocationFormViewProps = {
  readonly form: LocationForm;
  readonly header: ReactNode;
  readonly submitLabel: string;
  readonly exceptId: string | null;
  readonly onCancel: () => void;
};

/** The form of adding and editing. Enter saves; the foot stays in view. */
export function LocationFormView({ form, header, submitLabel, exceptId, onCancel }: LocationFormViewProps) {
  const t = usePhrases(locationFormPhrases);
  return (
    <form
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit().catch((error: unknown) => console.error(error));
      }}
    >
      <Page foot={<Foot form={form} submitLabel={submitLabel} onCancel={onCancel} />}>
        {header}
        <RestoredNotice memory={form.memory} labels={useLabels()} />
        <Conflict form={form} />
        <Changing>
          <div className={styles.form}>
            <div className={styles.column}>
              <IdentityFields form={form} />
              <Section title={t('addressSection')}>
                <AddressFields form={form} />
              </Section>
            </div>
            <div className={styles.column}>
              <Section title={t('pointSection')}>
                <PointFields form={form} exceptId={exceptId} />
              </Section>
              <Section title={t('moreSection')}>
                <MoreFields form={form} />
              </Section>
            </div>
          </div>
        </Changing>
      </Page>
    </form>
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

type FootProps = Pick<LocationFormViewProps, 'form' | 'submitLabel' | 'onCancel'>;

function Foot({ form, submitLabel, onCancel }: FootProps) {
  const t = usePhrases(locationFormPhrases);
  return (
    <FormFoot isWrong note={form.problemCount > 0 && t('notSaved', { count: form.problemCount })}>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button type="submit" variant="filled" loading={form.isBusy}>
        {submitLabel}
      </Button>
    </FormFoot>
  );
}

function useLabels(): Readonly<Record<FormField, string>> {
  const t = usePhrases(locationFormPhrases);
  return {
    name: t('name'),
    groupId: t('group'),
    kioskActive: t('kiosk'),
    street: t('street'),
    street2: t('street2'),
    city: t('city'),
    state: t('state'),
    zip: t('zip'),
    phone: t('phone'),
    timezone: t('timezone'),
    latitude: t('latitude'),
    longitude: t('longitude'),
    tags: t('tags'),
    laborLocationId: t('laborId'),
  };
}

/** Somebody else saved meanwhile: both sides stay until the person chooses. */
function Conflict({ form }: { readonly form: LocationForm }) {
  const t = usePhrases(locationFormPhrases);
  const labels = useLabels();
  if (!form.standing) return null;
  const named = changedFields(entryOf(form.standing), form.entry).map((field) => labels[field].toLowerCase());
  return (
    <Callout
      role="alert"
      isHere
      title={t('conflict')}
      action={
        <Button variant="link" onClick={form.takeStanding}>
          {t('takeTheirs')}
        </Button>
      }
    >
      {named.length > 0 ? t('conflictText', { fields: named.join(', ') }) : t('conflictSame')}
    </Callout>
  );
}
