import { usePhrases } from '../../../phrases/phrases.ts';
import { locationsPhrases } from '../../../phrases/tenants/locations.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useMove } from '../../../tenants/use-move.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';

/** Asks, then brings locations into one group; answers whether they are there. */
export function useMoveQuestion(): (locationIds: readonly string[], group: Tenant) => Promise<boolean> {
  const t = usePhrases(locationsPhrases);
  const move = useMove();
  return async (locationIds, { id, name }) => {
    const answer = await confirm({
      title: t('moveTitle', { count: locationIds.length, name }),
      message: t('moveText', { name }),
      accept: t('move'),
    });
    return answer === 'accept' && (await move(id, { add: locationIds }));
  };
}
