import { useQuery, useQueryClient } from '@tanstack/react-query';
import { marginFloorPhrases } from '../../../phrases/margin-floor.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { preferencesQuery, savePreferences } from './preferences-calls.ts';

/** What the company wants to be left of a price, in percent; null while nothing is set, loaded or to be seen. */
export function useMarginFloor(): number | null {
  const { userCompanyId } = useSession();
  const { data } = useQuery(preferencesQuery(userCompanyId));
  const floor = data?.preferences.marginFloor ?? null;
  return floor === null ? null : Number(floor);
}

/** Saves a floor and says so, with the way back; answers whether it was saved. */
export function useSaveMarginFloor(): (percent: number | null) => Promise<boolean> {
  const t = usePhrases(marginFloorPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery(userCompanyId);
  const save = async (percent: number | null, isUndo = false): Promise<boolean> => {
    const before = queries.getQueryData(queryKey);
    if (!before) return false;
    const marginFloor = percent === null ? null : String(percent);
    const result = await savePreferences(userCompanyId, { ver: before.ver, preferences: { marginFloor } });
    if (result.status !== 'ok') {
      await queries.invalidateQueries({ queryKey });
      notify.error(t(result.status === 'conflict' ? 'meanwhile' : 'failed'));
      return false;
    }
    queries.setQueryData(queryKey, result.data);
    const was = before.preferences.marginFloor;
    const undo = { label: t('undo'), onClick: () => void save(was === null ? null : Number(was), true) };
    notify.success(percent === null ? t('removed') : t('saved', { percent }), isUndo ? {} : { action: undo });
    return true;
  };
  return save;
}
