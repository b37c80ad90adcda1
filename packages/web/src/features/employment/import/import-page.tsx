import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { employmentDocument } from '../../../editing/kinds/employment-document.ts';
import { DocumentEditor } from '../../../editing/page/document-editor.tsx';
import { employmentAdminPhrases } from '../../../phrases/people/employment-admin.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { FileDrop } from '../../../ui/fields/files/file-drop.tsx';
import { Page } from '../../../ui/layout/page/page.tsx';
import { PageHeader } from '../../../ui/layout/page/page-header.tsx';
import { RefusedPage } from '../../../ui/layout/page/refused-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { FilePreview } from './file-preview.tsx';
import { type ChosenFile, isTooLarge, readFile } from './read-file.ts';

/** RT-96, KR-17: employment from a file, for people who configure; its changes go into the draft of the active level. */
export function EmploymentImportPage() {
  const t = usePhrases(employmentAdminPhrases);
  if (hasFeature(useSession(), 'accessConfigurationOptions')) {
    return (
      <DocumentEditor document={employmentDocument} skeleton={<SkeletonTable rows={6} />}>
        <ImportFile />
      </DocumentEditor>
    );
  }
  return (
    <RefusedPage title={t('importTitle')} refusal={t('notAllowed')}>
      {t('notAllowedHint')}
    </RefusedPage>
  );
}

function ImportFile() {
  const t = usePhrases(employmentAdminPhrases);
  const [state, setState] = useState<ChosenFile>({ step: 'choose' });
  const handleFile = (file: File) => {
    if (isTooLarge(file)) return setState({ step: 'too-large', name: file.name });
    setState({ step: 'reading', name: file.name });
    return readFile(file).then(setState, (error: unknown) => console.error(error));
  };
  return (
    <Page>
      <Stack gap={5}>
        <PageHeader
          title={t('importTitle')}
          back={<Link to="/employment/admin">{t('title')}</Link>}
          subtitle={t('subtitle')}
          actions={
            state.step === 'read' && <Button onClick={() => setState({ step: 'choose' })}>{t('chooseOther')}</Button>
          }
        />
        <Refusal state={state} />
        {state.step === 'reading' && (
          <section aria-label={t('reading', { name: state.name })}>
            <SkeletonTable rows={6} />
          </section>
        )}
        {state.step === 'read' ? (
          <FilePreview name={state.name} json={state.json} />
        ) : (
          <FileDrop
            title={t('dropTitle')}
            hint={t('dropHint')}
            choose={t('choose')}
            accept=".json,application/json"
            onFile={handleFile}
          />
        )}
      </Stack>
    </Page>
  );
}

/** Why the file cannot be read, in words; the place to choose another stays below. */
function Refusal({ state }: { readonly state: ChosenFile }) {
  const t = usePhrases(employmentAdminPhrases);
  if (state.step === 'too-large')
    return <ErrorState title={t('tooLarge', { name: state.name })}>{t('tooLargeText')}</ErrorState>;
  if (state.step !== 'malformed') return null;
  const { name, message } = state;
  return <ErrorState title={t('malformed', { name })}>{t('malformedText', { message })}</ErrorState>;
}
