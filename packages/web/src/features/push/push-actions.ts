import { useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import { useSession } from '../../session/session-store.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { usePush } from './push-words.ts';

/** Stops and deletes a message, each once it is confirmed. */
export function usePushActions(pushId: string) {
  const t = usePush();
  const { userCompanyId: companyId } = useSession();
  const queries = useQueryClient();
  const keep = useKeepInAddress();
  const given = { params: { pushId }, query: { companyId } };
  return {
    stop: async () => {
      const question = { title: t('stopTitle'), message: t('stopText'), accept: t('stop'), level: 'danger' as const };
      if ((await confirm(question)) !== 'accept') return;
      const result = await call('stopPushNotification', given);
      await queries.invalidateQueries({ queryKey: keys.push(companyId) });
      if (result.status === 'ok') notify.success(t('stopped'));
      else notify.error(reasonOf(result) ?? t('stopFailed'));
    },
    remove: async () => {
      const words = { title: t('deleteTitle'), message: t('deleteText'), accept: t('delete') };
      if ((await confirm({ ...words, level: 'danger' })) !== 'accept') return;
      const result = await call('deletePushNotification', given);
      if (result.status !== 'ok') {
        notify.error(t('deleteFailed'));
        return;
      }
      await keep({ message: undefined });
      await queries.invalidateQueries({ queryKey: keys.push(companyId, 'list') });
      notify.success(t('deleted'));
    },
  };
}
