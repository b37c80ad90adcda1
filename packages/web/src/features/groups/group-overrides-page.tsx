import { TenantOverrides } from '../../editing/overrides/of-tenant/tenant-overrides.tsx';
import { usePhrases } from '../../phrases/phrases.ts';
import { groupsPhrases } from '../../phrases/tenants/groups.ts';
import { GroupFrame } from './group-frame.tsx';

/** RT-47: the values that one group keeps for its locations. */
export function GroupOverridesPage() {
  const t = usePhrases(groupsPhrases);
  return (
    <GroupFrame titleOf={({ name }) => t('overridesOf', { name })}>
      {({ id, name }) => <TenantOverrides tenantId={id} name={name} />}
    </GroupFrame>
  );
}
