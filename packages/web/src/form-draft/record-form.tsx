import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formsPhrases } from '../phrases/forms.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { useScreenKeys } from '../ui/dialogs/use-screen-keys.ts';
import { FormFoot } from '../ui/layout/page/form-foot.tsx';
import { Page } from '../ui/layout/page/page.tsx';
import { Changing, useIsReadOnly } from '../ui/read-only/read-only.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './record-form.module.css';
import type { RecordForm } from './record-form-types.ts';
import { RestoredNotice } from './restored-notice.tsx';

type RecordFormViewProps<Entry> = {
  readonly form: RecordForm<Entry>;
  /** Without one the form is no box of its own: its parts lie in the elements around it. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The element around a record's fields. Enter and Ctrl/Cmd-S save. */
export function RecordFormView<Entry>({ form, className = styles.plain, children }: RecordFormViewProps<Entry>) {
  const isReadOnly = useIsReadOnly();
  const submit = () => {
    if (isReadOnly || !maySave(form)) return;
    form.submit().catch((error: unknown) => console.error(error));
  };
  useScreenKeys([['mod+S', submit]], 'editors');
  return (
    <form
      ref={form.ref}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
    </form>
  );
}

type RecordNoticesProps<Entry> = {
  readonly form: RecordForm<Entry>;
  /** Its foot has the button to discard already. */
  readonly hasSaveBar?: boolean;
};

/** The notices about the draft: that it is from an earlier visit, and the changes that somebody else saved. */
export function RecordNotices<Entry>({ form, hasSaveBar = false }: RecordNoticesProps<Entry>) {
  return (
    <>
      <RestoredNotice memory={form.memory} hasSaveBar={hasSaveBar} />
      <ConflictNotice form={form} />
    </>
  );
}

type RecordFootProps<Entry> = {
  readonly form: RecordForm<Entry>;
  readonly submitLabel: string;
  readonly cancel: ReactNode;
  readonly isFramed?: boolean;
  /** Another note, while nothing is wrong. */
  readonly note?: string;
};

/** How much is wrong, and the buttons. */
export function RecordFoot<Entry>({ form, submitLabel, cancel, isFramed = true, note }: RecordFootProps<Entry>) {
  const wrong = useWrongNote(form);
  return (
    <FormFoot isWrong={wrong !== ''} note={wrong || note} isFramed={isFramed}>
      {cancel}
      <Button type="submit" variant="filled" loading={form.isBusy} disabled={!maySave(form)}>
        {submitLabel}
      </Button>
    </FormFoot>
  );
}

/** An existing record is saved when something of it was changed; a new one names its missing values. */
function maySave<Entry>({ isNew, isDirty }: RecordForm<Entry>): boolean {
  return isNew || isDirty;
}

/** Why it is not saved yet. */
export function useWrongNote<Entry>({ problemCount, openClashes }: RecordForm<Entry>): string {
  const t = usePhrases(formsPhrases);
  if (problemCount > 0) return t('notSaved', { count: problemCount });
  return openClashes.length > 0 ? t('undecided', { count: openClashes.length }) : '';
}

type RecordPageProps<Entry> = Omit<RecordFootProps<Entry>, 'isFramed' | 'note'> & {
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
