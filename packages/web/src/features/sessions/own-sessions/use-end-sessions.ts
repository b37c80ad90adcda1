import { useQueryClient } from '@tanstack/react-query';
import type { ApiResult } from '../../../api/api-result.ts';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { endOtherSessions, endOwnSession, ownSessionsQuery } from '../account-calls.ts';

/** Ends sessions after asking; one that is gone already counts as ended. */
export function useEndSessions() {
  const t = usePhrases(accountPhrases);
  const queries = useQueryClient();
  const finish = async ({ status }: ApiResult<unknown>, done: 'ended' | 'othersEnded') => {
    if (status === 'ok' || status === 'not-found') notify.success(t(done));
    else if (status !== 'unauthorized') notify.error(t('endFailed'));
    await queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
  };
  const endOne = async (id: string) => {
    const question = { title: t('endTitle'), message: t('endText'), accept: t('end'), level: 'danger' } as const;
    if ((await confirm(question)) === 'accept') await finish(await endOwnSession(id), 'ended');
  };
  const endOthers = async () => {
    const question = { title: t('endOthersTitle'), message: t('endOthersText'), accept: t('end') };
    if ((await confirm({ ...question, level: 'danger' })) === 'accept')
      await finish(await endOtherSessions(), 'othersEnded');
  };
  return { endOne, endOthers };
}
