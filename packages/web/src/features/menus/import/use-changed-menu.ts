import type { JsonObject } from '@servery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { unwrap } from '../../../api/api-result.ts';
import { keys } from '../../../api/keys.ts';
import { saveLayer } from '../../../editing/document/save-layer.ts';
import { menuDocument } from '../../../editing/kinds/menu-document.ts';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import type { ChangedMenu } from './import-reading.ts';

export type Onto = (base: JsonObject) => Promise<ChangedMenu>;

/** The changes that the file would make in a menu as it is saved now, and the save against that version. */
export function useChangedMenu(menu: MenuSummary | undefined, onto: Onto) {
  const t = usePhrases(menuImportPhrases);
  const { userCompanyId: companyId } = useSession();
  const target = { companyId, tenantId: null };
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const changed = useQuery({
    queryKey: keys.menuImport(companyId, menu?.id ?? ''),
    enabled: menu !== undefined,
    queryFn: async () => {
      const loaded = unwrap(await menuDocument(menu?.id ?? '').load(target, null));
      return { ...(await onto(loaded.base)), versions: loaded.versions };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  });

  const send = async () => {
    if (!menu || !changed.data) return undefined;
    const { versions, changes } = changed.data;
    const save = { versions, changes, withheld: [], automatic: false };
    const result = await saveLayer(menuDocument(menu.id), target, save);
    if (result.status === 'conflict') {
      notify.warning(t('menuConflict'));
      return changed.refetch();
    }
    if (result.status !== 'ok') return notify.error(failureWords(result, t('menuSaveFailed')));
    notify.success(t('menuSaved', { name: menu.name }));
    await client.invalidateQueries();
    return navigate({ to: '/menu/admin' });
  };
  const save = () => {
    setSaving(true);
    send()
      .catch(notify.failed(t('menuSaveFailed')))
      .finally(() => setSaving(false));
  };
  return { changed, save, isSaving };
}
