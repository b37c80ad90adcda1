import { useQueryClient } from '@tanstack/react-query';
import { say } from '../phrases/phrases.ts';
import { tenantsPhrases } from '../phrases/tenants/tenants.ts';
import { confirm, whileLoading } from '../ui/dialogs/dialog-store.ts';
import { notify } from '../ui/notifications/notify.ts';
import { forgetTenants } from './after-tenant-change.ts';
import { deleteTenant, type LocationKey, type TenantRecord } from './tenant-calls.ts';

/** TN-16: lists the things deleted with it, asks for the name, and answers whether it is gone. */
export function useDeleteTenant(place: LocationKey) {
  const queries = useQueryClient();
  return async ({ name, type }: Pick<TenantRecord, 'name' | 'type'>): Promise<boolean> => {
    const answer = await confirm({
      title: say(tenantsPhrases, 'deleteTitle', { name }),
      message: say(tenantsPhrases, type === 'GROUP' ? 'deleteGroupText' : 'deleteLocationText'),
      accept: say(tenantsPhrases, 'delete'),
      level: 'danger',
      term: name,
    });
    if (answer !== 'accept') return false;
    const result = await whileLoading(say(tenantsPhrases, 'deleting', { name }), () => deleteTenant(place, name));
    if (result.status !== 'ok') {
      const [refusal] = result.status === 'invalid' ? result.errors : [];
      notify.error(refusal?.message ?? say(tenantsPhrases, 'deleteFailed', { name }));
      return false;
    }
    const { credentials, overrides, grants, publications } = result.data;
    const ended = (['credentials', 'overrides', 'grants', 'publications'] as const)
      .map((what) => [what, { credentials, overrides, grants, publications }[what]] as const)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => say(tenantsPhrases, `ended.${what}`, { count }));
    const parts = [say(tenantsPhrases, 'deleted', { name })];
    if (ended.length > 0) parts.push(say(tenantsPhrases, 'endedWithIt', { what: ended.join(', ') }));
    notify.success(parts.join(' '));
    await forgetTenants(queries, place.companyId);
    return true;
  };
}
