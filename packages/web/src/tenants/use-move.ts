import { useQueryClient } from '@tanstack/react-query';
import { say } from '../phrases/phrases.ts';
import { tenantsPhrases } from '../phrases/tenants/tenants.ts';
import { useSession } from '../session/session-store.ts';
import { notify } from '../ui/notifications/notify.ts';
import { forgetTenants } from './after-tenant-change.ts';
import { moveMembers } from './tenant-calls.ts';

type Moves = { readonly add?: readonly string[]; readonly remove?: readonly string[] };

/** Moves locations into a group or out of it, all or none; answers whether they are there. */
export function useMove() {
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  return async (groupId: string, { add = [], remove = [] }: Moves): Promise<boolean> => {
    const result = await moveMembers(userCompanyId, groupId, { add, remove });
    if (result.status !== 'ok') {
      const [refusal] = result.status === 'invalid' ? result.errors : [];
      notify.error(refusal?.message ?? say(tenantsPhrases, 'moveFailed'));
      return false;
    }
    notify.success(say(tenantsPhrases, 'moved', { count: add.length + remove.length }));
    await forgetTenants(queries, userCompanyId);
    return true;
  };
}
