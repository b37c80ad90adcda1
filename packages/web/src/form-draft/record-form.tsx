import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formsPhrases } from '../phrases/forms.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { FormFoot } from '../ui/layout/form-foot.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Changing } from '../ui/read-only/read-only.tsx';
import { MeetingNotice } from './meeting-notice.tsx';
import styles from './record-form.module.css';
import { RestoredNotice } from './restored-notice.tsx';
import type { RecordForm } from './use-record-form.ts';

type RecordFormViewProps<Entry> = {
  readonly form: RecordForm<Entry>;
  /** Without one the form is no box of its own: its parts lie in what is around it. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The element around a record's fields. Enter saves. */
export function RecordFormView<Entry>({ form, className = styles.plain, children }: RecordFormViewProps<Entry>) {
  return (
    <form
      ref={form.ref}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit().catch((error: unknown) => console.error(error));
      }}
    >
      {children}
    </form>
  );
}

/** What happened to the draft: that it is from an earlier visit, and what somebody else saved. */
export function RecordNotices<Entry>({ form }: { readonly form: RecordForm<Entry> }) {
  return (
    <>
      <RestoredNotice memory={form.memory} />
      <MeetingNotice form={form} />
    </>
  );
}

type RecordFootProps<Entry> = {
  readonly form: RecordForm<Entry>;
  readonly submitLabel: string;
  readonly cancel: ReactNode;
  readonly isFramed?: boolean;
};

/** How much is wrong, and the buttons. */
export function RecordFoot<Entry>({ form, submitLabel, cancel, isFramed = true }: RecordFootProps<Entry>) {
  return (
    <FormFoot isWrong note={useFootNote(form)} isFramed={isFramed}>
      {cancel}
      <Button type="submit" variant="filled" loading={form.isBusy} disabled={!form.isNew && !form.isDirty}>
        {submitLabel}
      </Button>
    </FormFoot>
  );
}

/** Why it is not saved yet. */
function useFootNote<Entry>({ problemCount, openClashes }: RecordForm<Entry>): string {
  const t = usePhrases(formsPhrases);
  if (problemCount > 0) return t('notSaved', { count: problemCount });
  return openClashes.length > 0 ? t('undecided', { count: openClashes.length }) : '';
}

type RecordPageProps<Entry> = Omit<RecordFootProps<Entry>, 'isFramed'> & {
  readonly header: ReactNode;
  readonly children: ReactNode;
};

/** The whole page of a record: its header, its notices, its fields and the foot, which stays in view. */
export function RecordPage<Entry>({ form, header, submitLabel, cancel, children }: RecordPageProps<Entry>) {
  return (
    <RecordFormView form={form}>
      <Page foot={<RecordFoot form={form} submitLabel={submitLabel} cancel={cancel} />}>
        {header}
        <RecordNotices form={form} />
        <Changing>{children}</Changing>
      </Page>
    </RecordFormView>
  );
}
