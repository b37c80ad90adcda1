import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import { LocationPicker } from '../location-picker.tsx';
import { assignMenu } from '../menus-calls.ts';
import { DialogForm } from './dialog-form.tsx';

type AssignMenuDialogProps = { readonly menu: MenuSummary; readonly onClose: () => void };

/** Gives the menu to locations, one by one or whole groups. A location always has one menu, so none is taken. MN-28 */
export function AssignMenuDialog({ menu, onClose }: AssignMenuDialogProps) {
  const t = usePhrases(menusPhrases);
  const { userCompanyId } = useSession();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const handleSubmit = async () => {
    const result = await assignMenu(userCompanyId, menu.id, [...chosen]);
    if (result.status !== 'ok') {
      notify.error(failureWords(result, t('assignFailed')));
      return false;
    }
    await Promise.all([keys.menus(), keys.syncStatus()].map((queryKey) => client.invalidateQueries({ queryKey })));
    notify.success(t('assigned', { name: menu.name, count: chosen.size }));
    return true;
  };
  return (
    <DialogForm
      title={t('assignTitle', { name: menu.name })}
      submit={chosen.size === 0 ? t('assignNothing') : t('assignNow', { count: chosen.size })}
      canSubmit={chosen.size > 0}
      onSubmit={handleSubmit}
      onClose={onClose}
      size={560}
    >
      <Text as="p" tone="muted">
        {t('assignText')}
      </Text>
      <LocationPicker selection={chosen} onSelect={setChosen} />
    </DialogForm>
  );
}
