import { Button } from '@mantine/core';
import { workflowKinds } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { changesPhrases } from '../../../phrases/changes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { changedEntities } from '../../../publishing/changed-entities.ts';
import { ChangesByPlace } from '../../../publishing/changes-by-place.tsx';
import type { Run, WorkflowName } from '../../../publishing/publishing.ts';
import { Panel } from '../../../ui/data/panel.tsx';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type ChangeLine, ChangeSentence } from '../../../ui/review/change-list.tsx';
import type { LocationPreview, PendingKind } from '../publish-calls.ts';
import { withheldCount } from '../review-groups.ts';
import { usePublishing } from '../run-words.ts';
import { usePreviews } from '../use-previews.ts';
import { WithheldLines } from '../withheld-lines.tsx';
import styles from './board-aside.module.css';
import type { BoardEntry, BoardState } from './board-entries.ts';

type InThisPublishProps = {
  readonly workflow: WorkflowName;
  readonly companyId: string;
  readonly run: Run;
  readonly entries: readonly BoardEntry[];
};

/** The changes that this publish brings, in the sentences of the review: known while any location still waits for it, and kept from then on. */
export function InThisPublish({ workflow, companyId, run, entries }: InThisPublishProps) {
  const t = usePublishing();
  const known = useKept(run, usePending({ workflow, companyId, run, entries }));
  const kinds = workflowKinds[workflow].flatMap((kind) => {
    const most = known
      .flatMap((preview) => preview.kinds.filter((pending) => pending.kind === kind))
      .toSorted((one, other) => other.changeCount - one.changeCount)[0];
    return most ? [most] : [];
  });
  if (run.action === 'REVERT' || kinds.length === 0) return null;
  return (
    <section className={styles.brings} aria-label={t('inThisPublish')}>
      <h2>{t('inThisPublish')}</h2>
      {kinds.map((pending) => (
        <KindPanel key={pending.kind} pending={pending} />
      ))}
    </section>
  );
}

function usePending({ workflow, companyId, run, entries }: InThisPublishProps): readonly LocationPreview[] {
  const open = run.action === 'PUBLISH' ? entries.filter(isOpen).slice(0, 20) : [];
  return usePreviews(workflow, companyId, { waiting: open }).data;
}

const openStates: ReadonlySet<BoardState> = new Set(['scheduled', 'held', 'waiting', 'running', 'failed']);

function isOpen({ state }: BoardEntry): boolean {
  return openStates.has(state);
}

function useKept(run: Run, fresh: readonly LocationPreview[]): readonly LocationPreview[] {
  const queries = useQueryClient();
  const key = ['publishing', 'brings', run.wfExec.workflowId];
  const kept = queries.getQueryData<readonly LocationPreview[]>(key) ?? [];
  const isFuller = fresh.some(({ kinds }) => kinds.length > 0);
  useEffect(() => {
    if (isFuller) queries.setQueryData(keys.publishing('brings', run.wfExec.workflowId), fresh);
  }, [queries, run.wfExec.workflowId, isFuller, fresh]);
  return isFuller ? fresh : kept;
}

const shown = 3;

/** `Cola, Status`; a thing that comes or goes as a whole says its name itself. */
function subjectIn(name: string, { kind, subject }: ChangeLine): string {
  return subject === '' && kind !== 'changed' ? '' : [name, subject].filter(Boolean).join(', ');
}

function KindPanel({ pending }: { readonly pending: PendingKind }) {
  const t = usePublishing();
  const [isOpened, setOpened] = useState(false);
  const { kind, toVersion, changeCount, firstPublication } = pending;
  const of = usePhrases(changesPhrases);
  const words = { whole: of('wholeDocument'), newOrder: of('newOrder') };
  const lines = changedEntities(pending.groups, words).flatMap(({ name, lines: own }) =>
    own.map((line) => ({ ...line, id: `${name}-${line.id}`, subject: subjectIn(name, line) })),
  );
  const title = `${t(kind)} ${toVersion ?? ''}`.trim();
  return (
    <Panel
      title={title}
      actions={
        <Text tone="muted" size="sm" dense>
          {firstPublication ? t('firstPublication') : t('changes', { count: changeCount })}
        </Text>
      }
    >
      <ul className={styles.sentences}>
        {lines.slice(0, shown).map((line) => (
          <li key={line.id}>
            <ChangeSentence line={line} />
          </li>
        ))}
      </ul>
      <WithheldLines pending={pending} />
      {lines.length > shown && (
        <Button variant="link" className={styles.all ?? ''} onClick={() => setOpened(true)}>
          {t('allChanges', { count: changeCount - withheldCount(pending) })}
        </Button>
      )}
      <SidePanel title={title} isOpen={isOpened} onClose={() => setOpened(false)} width={520}>
        <Stack gap={3}>
          <ChangesByPlace groups={pending.groups} />
        </Stack>
      </SidePanel>
    </Panel>
  );
}
