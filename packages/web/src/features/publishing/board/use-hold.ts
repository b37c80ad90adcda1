import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../api/keys.ts';
import type { Execution, WorkflowName } from '../../../publishing/publishing.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { hold, resume } from '../publish-calls.ts';
import { usePublishing } from '../run-words.ts';

export type Hold = {
  readonly hold: (execution: Execution) => Promise<void>;
  readonly resume: (execution: Execution) => Promise<void>;
};

/** Holds the part of a publication that has not begun, or continues it, and reports the outcome. */
export function useHold(workflow: WorkflowName, companyId: string): Hold {
  const t = usePublishing();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keys.publishing(companyId) });
  return {
    hold: async (execution) => {
      const result = await hold(workflow, companyId, execution);
      await refresh();
      if (result.status === 'ok') notify.success(t('held'));
      else notify.error(t('holdFailed'));
    },
    resume: async (execution) => {
      const result = await resume(workflow, companyId, execution);
      await refresh();
      if (result.status === 'ok') notify.success(t('continued'));
      else notify.error(t('continueFailed'));
    },
  };
}
