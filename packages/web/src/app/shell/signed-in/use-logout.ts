import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forgetCachedLayers } from '../../../editing/document/cached-layers.ts';
import { forgetFormsOfOthers } from '../../../form-draft/form-memory.ts';
import { say } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { syncStatusQuery, unpublishedLocations } from '../../../publishing/sync-status.ts';
import { hasFeature } from '../../../session/rights.ts';
import { logout } from '../../../session/session-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { endSession } from '../../end-session.ts';

/** SE-14 to SE-17: a person who may publish is asked first while changes wait for it. */
export function useLogout() {
  const session = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const waiting = unpublishedLocations(cache.getQueryData(syncStatusQuery(session.userCompanyId).queryKey) ?? []);
    const asks = hasFeature(session, 'accessConfigurationOptions') && waiting.length > 0;
    if (asks && (await askFirst()) !== 'accept') return;
    const { status } = await logout();
    if (status !== 'ok' && status !== 'unauthorized') return notify.error(say(shellPhrases, 'logoutFailed'));
    await Promise.all([forgetCachedLayers(), forgetFormsOfOthers(session)]);
    endSession();
    return navigate({ to: '/login', ignoreBlocker: true });
  };
}

function askFirst() {
  return confirm({ message: say(shellPhrases, 'logoutUnpublished'), accept: say(shellPhrases, 'logout') });
}
