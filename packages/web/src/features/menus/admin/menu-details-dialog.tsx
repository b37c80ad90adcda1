import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import { saveMenuDetails } from '../menus-calls.ts';
import { DialogForm } from './dialog-form.tsx';
import { nameError } from './name-error.ts';

type MenuDetailsDialogProps = {
  readonly menu: MenuSummary;
  readonly menus: readonly MenuSummary[];
  readonly onClose: () => void;
};

/** The name of a menu, and whether it is made for one location. MN-05 */
export function MenuDetailsDialog({ menu, menus, onClose }: MenuDetailsDialogProps) {
  const t = usePhrases(menusPhrases);
  const { userCompanyId } = useSession();
  const client = useQueryClient();
  const [name, setName] = useState(menu.name);
  const [desc, setDesc] = useState(menu.desc);
  const [singleUse, setSingleUse] = useState(menu.singleUse);
  const error = nameError(name, menus, menu.id);
  const shared = menu.assignedTo.length;
  const isChanged = name.trim() !== menu.name || desc !== menu.desc || singleUse !== menu.singleUse;

  const handleSubmit = async () => {
    const result = await saveMenuDetails(userCompanyId, menu, { name: name.trim(), desc, singleUse });
    if (result.status !== 'ok') {
      const otherwise = result.status === 'conflict' ? t('conflict') : t('detailsFailed');
      notify.error(failureWords(result, otherwise));
      return false;
    }
    await client.invalidateQueries({ queryKey: keys.menus() });
    notify.success(t(menu.template ? 'templateDetailsSaved' : 'detailsSaved', { name: name.trim() }));
    return true;
  };
  return (
    <DialogForm
      title={t('detailsTitle', { name: menu.name })}
      submit={t('save')}
      canSubmit={error === undefined && isChanged}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField label={t('name')} value={name} onChange={setName} error={error} maxLength={100} autoFocus />
      <TextField label={t('description')} value={desc} onChange={setDesc} maxLength={2000} lines={2} />
      {!menu.template && (
        <SwitchField
          label={t('singleUse')}
          hint={shared > 1 ? t('singleUseShared', { count: shared }) : t('singleUseHint')}
          value={singleUse}
          onChange={setSingleUse}
        />
      )}
    </DialogForm>
  );
}
