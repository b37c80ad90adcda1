import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../../../api/keys.ts';
import type { Run, WorkflowName } from '../../../publishing/publishing.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { reschedule, startPublish, unschedule } from '../publish-calls.ts';
import { usePublishing } from '../run-words.ts';
import type { BoardEntry } from './board-entries.ts';
import { useHold } from './use-hold.ts';

export type BoardActions = {
  readonly tryAgain: (entries: readonly BoardEntry[]) => Promise<void>;
  readonly revert: (entries: readonly BoardEntry[], name: string) => Promise<void>;
  readonly hold: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly unschedule: (entries: readonly BoardEntry[], name: string) => Promise<void>;
  /** Each zone's locations at their own instant. */
  readonly reschedule: (
    parts: readonly { readonly at: number; readonly locationIds: readonly string[] }[],
  ) => Promise<boolean>;
};

type Board = { readonly workflow: WorkflowName; readonly companyId: string; readonly run: Run };

/** The functions behind the single next action of a location or a run. */
export function useBoardActions({ workflow, companyId, run }: Board): BoardActions {
  const t = usePublishing();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { hold, resume } = useHold(workflow, companyId);
  const refresh = () => queries.invalidateQueries({ queryKey: keys.publishing(companyId) });
  const open = (workflowId: string) =>
    navigate({ to: '.', search: (before: object) => ({ ...before, run: workflowId, view: undefined }) });

  const start = async (action: 'PUBLISH' | 'REVERT', entries: readonly BoardEntry[], name: string) => {
    const result = await startPublish({
      workflow,
      companyId,
      action,
      at: null,
      name,
      ...(action === 'REVERT' && { strategy: { kind: 'allAtOnce' as const } }),
      locationIds: entries.map(({ id }) => id),
      idempotencyKey: crypto.randomUUID(),
    });
    await refresh();
    return result;
  };

  return {
    tryAgain: async (entries) => {
      const result = await start(run.action, entries, run.name);
      if (result.status !== 'ok') return void notify.error(t('startFailed'));
      notify.success(t('started'));
      await open(result.data.workflowId);
    },
    revert: async (entries, name) => {
      const answer = await confirm({
        title: t('confirmRevert', { name }),
        message: t('confirmRevertText'),
        accept: t('revert'),
      });
      if (answer !== 'accept') return;
      const result = await start('REVERT', entries, t('revertNamed', { name }));
      if (result.status !== 'ok') return void notify.error(t('revertFailed'));
      notify.success(t('revertStarted'));
      await open(result.data.workflowId);
    },
    hold: () => hold(run.wfExec),
    resume: () => resume(run.wfExec),
    unschedule: async (entries, name) => {
      const answer = await confirm({
        title: t('confirmUnschedule', { name }),
        message: t('confirmUnscheduleText'),
        accept: t('unschedule'),
      });
      if (answer !== 'accept') return;
      const results = [];
      for (const { id } of entries) results.push(await unschedule(workflow, companyId, id));
      await refresh();
      const done = results.filter(({ status }) => status === 'ok').length;
      if (done < entries.length) notify.error(t('unscheduleFailed'));
      else notify.success(t('unscheduled', { count: done }));
    },
    reschedule: async (parts) => {
      const results = [];
      for (const { at, locationIds } of parts) {
        results.push(await reschedule(workflow, companyId, { rescheduleTime: at, wfExec: run.wfExec, locationIds }));
      }
      await refresh();
      const moved = results.flatMap((result) => (result.status === 'ok' ? [result.data] : []));
      if (moved.length < parts.length) {
        notify.error(t('rescheduleFailed'));
        return false;
      }
      notify.success(t('rescheduled'));
      const [first] = moved;
      if (first && first.workflowId !== run.wfExec.workflowId) await open(first.workflowId);
      return true;
    },
  };
}
