import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import { assignMenu, createMenu } from '../menus-calls.ts';

/** Creates the menu from the packed document, assigns it, and goes to the list. */
export function useImportMenu(pack: (name: string) => Promise<Blob | null>) {
  const t = usePhrases(menuImportPhrases);
  const { userCompanyId: companyId } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isImporting, setImporting] = useState(false);

  const create = async (name: string, locations: ReadonlySet<string>) => {
    const body = await pack(name);
    if (!body) return notify.error(t('importFailed'));
    const created = await createMenu(companyId, body);
    if (created.status !== 'ok') return notify.error(failureWords(created, t('importFailed')));
    const assigned =
      locations.size === 0 || (await assignMenu(companyId, created.data.id, [...locations])).status === 'ok';
    await client.invalidateQueries({ queryKey: keys.menus() });
    if (locations.size > 0) await client.invalidateQueries({ queryKey: keys.syncStatus() });
    if (assigned) notify.success(t('imported', { name }));
    else notify.warning(t('importedNotAssigned', { name }));
    return navigate({ to: '/menu/admin' });
  };
  const importMenu = (name: string, locations: ReadonlySet<string>) => {
    setImporting(true);
    create(name, locations)
      .catch(notify.failed(t('importFailed')))
      .finally(() => setImporting(false));
  };
  return { importMenu, isImporting };
}
