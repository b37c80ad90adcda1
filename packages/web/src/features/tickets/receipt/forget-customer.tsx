import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Answer, call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { type Say, usePhrases } from '../../../phrases/phrases.ts';
import { forgettingPhrases } from '../../../phrases/tickets/forgetting.ts';
import { isActing } from '../../../session/acting.ts';
import { mayAt } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { LeadsToChange } from '../../../ui/read-only/read-only.tsx';

/** Removes the customer of a ticket everywhere, once the number of tickets was confirmed. */
export function ForgetCustomer({ ticketId }: { readonly ticketId: string }) {
  const t = usePhrases(forgettingPhrases);
  const session = useSession();
  const handleForget = useForget(ticketId);
  if (isActing(session) || !mayAt(session, ['COMPANY_ADMIN'], null) || !mayAt(session, ['DASHBOARD'], null))
    return null;
  return (
    <LeadsToChange>
      <Button size="xs" mt={4} onClick={handleForget}>
        {t('forget')}
      </Button>
    </LeadsToChange>
  );
}

function useForget(ticketId: string) {
  const t = usePhrases(forgettingPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const asked = { params: { ticketId }, query: { companyId: userCompanyId } };
  const isAsking = useRef(false);
  const ask = async (): Promise<void> => {
    const found = await call('countCustomer', asked);
    if (found.status !== 'ok') {
      notify.error(t('failed'));
      return;
    }
    const { tickets, by } = found.data;
    const message = t('text', { count: tickets, how: t(howOf(by)) });
    if ((await confirm({ title: t('title'), message, accept: t('accept'), level: 'danger' })) !== 'accept') return;
    const result = await call('forgetCustomer', { ...asked, body: { tickets } });
    await queries.invalidateQueries({ queryKey: keys.tickets(userCompanyId) });
    if (result.status === 'conflict') notify.error(t('changed'));
    else if (result.status === 'ok') notify.success(t('forgotten', { count: result.data.tickets }));
    else notify.error(t('failed'));
  };
  // A second press asks nothing more. The button stays enabled, so that it gets the focus back.
  return async (): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    await ask();
    isAsking.current = false;
  };
}

type How = Parameters<Say<'how.phone' | 'how.email' | 'how.phoneAndEmail' | 'how.place' | 'how.none'>>[0];

function howOf(by: Answer<'countCustomer'>['by']): How {
  if (by.includes('phone')) return by.includes('email') ? 'how.phoneAndEmail' : 'how.phone';
  if (by.includes('email')) return 'how.email';
  return by.includes('place') ? 'how.place' : 'how.none';
}
