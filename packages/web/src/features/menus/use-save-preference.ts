import type { CompanyPreferences } from '@servery/contract';
import { useQueryClient } from '@tanstack/react-query';
import { usePhrases } from '../../phrases/phrases.ts';
import { preferencesPhrases } from '../../phrases/preferences.ts';
import { useSession } from '../../session/session-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { preferencesQuery, savePreferences } from './preferences-calls.ts';

/** Saves one of the company's preferences and says `done`, with the way back; answers whether it was saved. */
export function useSavePreference<Field extends keyof CompanyPreferences>(field: Field) {
  const t = usePhrases(preferencesPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery(userCompanyId);
  const save = async (value: CompanyPreferences[Field], done: string, isUndo = false): Promise<boolean> => {
    const before = queries.getQueryData(queryKey);
    if (!before) return false;
    const preferences = { ...before.preferences, [field]: value };
    const result = await savePreferences(userCompanyId, { ver: before.ver, preferences });
    if (result.status !== 'ok') {
      await queries.invalidateQueries({ queryKey });
      notify.error(t(result.status === 'conflict' ? 'meanwhile' : 'failed'));
      return false;
    }
    queries.setQueryData(queryKey, result.data);
    const undo = { label: t('undo'), onClick: () => void save(before.preferences[field], t('undone'), true) };
    notify.success(done, isUndo ? {} : { action: undo });
    return true;
  };
  return save;
}
