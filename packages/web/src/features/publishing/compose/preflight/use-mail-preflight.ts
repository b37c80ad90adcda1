import type { WorkflowName } from '../../../../publishing/publishing.ts';
import { notify } from '../../../../ui/notifications/notify.ts';
import { mailPreflight, mostMailed } from '../../publish-calls.ts';
import type { Previews } from '../../use-previews.ts';
import { usePreflightWords } from './preflight-words.ts';

type ListMailed = {
  readonly previews: Previews;
  readonly chosen: ReadonlySet<string>;
};

/** Mails the list of the chosen locations to the signed-in person, and says so. */
export function useMailPreflight(workflow: WorkflowName, companyId: string, { previews, chosen }: ListMailed) {
  const t = usePreflightWords();
  return async () => {
    const all = previews.data.map(({ locationId }) => locationId).filter((id) => chosen.has(id));
    const ids = all.slice(0, mostMailed);
    try {
      const email = await mailPreflight(workflow, companyId, ids);
      notify.success(t(all.length > ids.length ? 'mailedFirst' : 'mailed', { email, count: ids.length }));
    } catch (error) {
      notify.failed(t('notMailed'))(error);
    }
  };
}
