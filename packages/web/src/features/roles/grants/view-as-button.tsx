import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rolesPhrases } from '../../../phrases/people/roles.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { actAs, mayActAs } from '../../../session/acting.ts';
import { openSession, useSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { type Holder, mayActAsQuery } from './grant-calls.ts';

/** *View as this person*: the console with that person's eyes, looking on only. */
export function ViewAsButton({ person }: { readonly person: Holder }) {
  const t = usePhrases(rolesPhrases);
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const mayAct = mayActAs(session) && person.userId !== session.userId;
  const { data: isActable } = useQuery({ ...mayActAsQuery(session.userCompanyId, person), enabled: mayAct });
  if (!mayAct || !isActable) return null;
  const handleView = async () => {
    setBusy(true);
    const result = await actAs(session.userCompanyId, person.userId, true);
    setBusy(false);
    if (result.status !== 'ok') return notify.error(t('viewAsFailed', { name: person.displayName }));
    openSession(result.data);
    queries.clear();
    return navigate({ href: `/home?companyId=${result.data.userCompanyId}` });
  };
  return (
    <Button leftSection={<IconEye size={16} stroke={1.75} aria-hidden />} loading={isBusy} onClick={handleView}>
      {t('viewAs', { name: person.displayName })}
    </Button>
  );
}
