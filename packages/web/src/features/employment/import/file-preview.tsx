import { Button } from '@mantine/core';
import { diff, type ImportedEmployment, importedEmployment, type Json } from '@servery/domain';
import { foldedSentences, namesOf, sectionName, sentencesOf } from '@servery/words';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { replaceDraft } from '../../../editing/draft/draft-store.ts';
import { useDraft, useEditor } from '../../../editing/draft/editor-context.ts';
import { employmentWords } from '../../../editing/words/employment-words.ts';
import { SentenceGroupCard } from '../../../editing/words/sentence-group-card.tsx';
import { employmentAdminPhrases } from '../../../phrases/people/employment-admin.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { Changing } from '../../../ui/read-only/read-only.tsx';

type FilePreviewProps = { readonly name: string; readonly json: Json };

/** The changes that the file would make at this level, in sentences, before anything enters the draft. */
export function FilePreview({ name, json }: FilePreviewProps) {
  const t = usePhrases(employmentAdminPhrases);
  const draft = useDraft((document) => document);
  const imported = useMemo(() => importedEmployment(draft, json), [draft, json]);
  if (!imported) return <ErrorState title={t('refused')}>{t('refusedText', { name })}</ErrorState>;
  return imported.problems.length > 0 ? <Problems imported={imported} /> : <Changes name={name} imported={imported} />;
}

function Problems({ imported: { problems } }: { readonly imported: ImportedEmployment }) {
  const t = usePhrases(employmentAdminPhrases);
  return (
    <Stack gap={3}>
      <ErrorState title={t('faults', { count: problems.length })}>{t('faultsText')}</ErrorState>
      <Stack as="ul" gap={2}>
        {problems.map(({ path, message }) => (
          <li key={`${namesOf(path)} ${message}`}>
            <Muted as="span">{namesOf(path)}</Muted> {message}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

type ChangesProps = { readonly name: string; readonly imported: ImportedEmployment };

function Changes({ name, imported }: ChangesProps) {
  const t = usePhrases(employmentAdminPhrases);
  const editor = useEditor();
  const navigate = useNavigate();
  const draft = useDraft((document) => document);
  const { document } = imported;
  const changes = diff(draft, document, editor.adapter.kind.identifiers);
  const groups = foldedSentences(sentencesOf(changes, employmentWords, { before: draft, after: document }));
  const handleTake = () => {
    replaceDraft(editor, document);
    notify.success(t('taken', { name }));
    navigate({ to: '/employment/employment', search: { review: '1' } }).catch((error: unknown) => console.error(error));
  };
  if (changes.length === 0) {
    return (
      <EmptyState title={t('same')}>
        {t('sameText', { name })} <LeftOut imported={imported} />
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Row gap={2}>
          <Heading>{t('changesAt', { level: editor.level.name })}</Heading>
          <Count value={changes.length} />
        </Row>
        <Muted small>{name}</Muted>
        <LeftOut imported={imported} />
      </Stack>
      {groups.map((group) => (
        <SentenceGroupCard key={group.key} group={group} />
      ))}
      <Row gap={3} wrap>
        <Changing>
          <Button variant="filled" disabled={!editor.level.canSave} onClick={handleTake}>
            {t('take', { count: changes.length })}
          </Button>
        </Changing>
        <Muted small>{t('takeHint')}</Muted>
      </Row>
    </Stack>
  );
}

/** The parts of the file that are left out, and those that it does not contain. */
function LeftOut({
  imported: { kept, hasEmployees, hasWageGrades, unknown },
}: {
  readonly imported: ImportedEmployment;
}) {
  const t = usePhrases(employmentAdminPhrases);
  const names = kept.map((part) => sectionName(employmentWords, part)).join(', ');
  return (
    <>
      {kept.length > 0 && <Muted small>{t('keptParts', { names })}</Muted>}
      {hasEmployees && <Muted small>{t('people')}</Muted>}
      {hasWageGrades && <Muted small>{t('wageGrades')}</Muted>}
      {unknown.length > 0 && (
        <Muted small>
          {t('unknown', { count: unknown.length })} {unknown.map(namesOf).join(', ')}
        </Muted>
      )}
    </>
  );
}
