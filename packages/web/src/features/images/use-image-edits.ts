import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResult } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { deleteImage, type Image, type ImageUse, renameImage } from '../../images/images.ts';
import { imagesPhrases } from '../../phrases/images.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';

/** Renames and deletes one image. A typed name stays when the server refuses it. */
export function useImageEdits(image: Image, uses: readonly ImageUse[], onGone: () => void) {
  const t = usePhrases(imagesPhrases);
  const { userCompanyId } = useSession();
  const client = useQueryClient();
  const [name, setName] = useState(image.name);
  const [isRenaming, setRenaming] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: keys.images(userCompanyId) });

  const rename = () => {
    const next = name.trim();
    if (next === '' || next === image.name || isRenaming) return;
    setRenaming(true);
    renameImage(userCompanyId, image.id, next)
      .then(async (result) => {
        if (result.status !== 'ok') return notify.error(wordsOf(result, t('renameFailed')));
        setName(result.data.name);
        await refresh();
        return notify.success(t('renamed', { name: next }));
      })
      .catch((error: unknown) => console.error(error))
      .finally(() => setRenaming(false));
  };

  const refuse = (message: string) =>
    confirm({ title: t('inUseTitle', { name: image.name }), message, accept: 'OK', hideCancel: true });
  const ask = () => {
    const title = t('deleteTitle', { name: image.name });
    return confirm({ title, message: t('deleteText'), accept: t('delete'), level: 'danger' });
  };
  /** One in use is not asked about: the server's answer says where it is used. */
  const askAndDelete = async () => {
    if (uses.length === 0 && (await ask()) !== 'accept') return;
    const result = await deleteImage(userCompanyId, image.id);
    await refresh();
    if (result.status === 'invalid') await refuse(wordsOf(result, t('deleteFailed')));
    else if (result.status !== 'ok') notify.error(t('deleteFailed'));
    else {
      notify.success(t('deleted', { name: image.name }));
      onGone();
    }
  };
  const remove = () => {
    askAndDelete().catch(notify.failed(t('deleteFailed')));
  };
  return {
    name,
    setName,
    isRenaming,
    isChanged: name.trim() !== image.name,
    error: name.trim() === '' ? t('nameMissing') : undefined,
    rename,
    remove,
  };
}

function wordsOf(result: ApiResult<unknown>, otherwise: string): string {
  if (result.status !== 'invalid') return otherwise;
  return result.errors.find(({ message }) => message)?.message ?? otherwise;
}
