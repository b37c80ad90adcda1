import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountPhrases } from '../../../phrases/accounts.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { actAs } from '../../../session/acting.ts';
import { openSession, useSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';

/** Becomes another person and goes home as that person; the data that was read before is forgotten. */
export function useActAs() {
  const t = usePhrases(accountPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const start = async (userId: string, { readOnly }: { readonly readOnly: boolean }) => {
    setBusy(true);
    const result = await actAs(userCompanyId, userId, readOnly);
    setBusy(false);
    if (result.status === 'ok') {
      openSession(result.data);
      queries.clear();
      return navigate({ href: `/home?companyId=${result.data.userCompanyId}` });
    }
    if (result.status !== 'unauthorized' && result.status !== 'forbidden') notify.error(t('actFailed'));
  };
  return { start, isBusy };
}
