import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import { renameMenu } from '../menus-calls.ts';
import { DialogForm } from './dialog-form.tsx';
import { nameError } from './name-error.ts';

type RenameMenuDialogProps = {
  readonly menu: MenuSummary;
  readonly menus: readonly MenuSummary[];
  readonly onClose: () => void;
};

export function RenameMenuDialog({ menu, menus, onClose }: RenameMenuDialogProps) {
  const t = usePhrases(menusPhrases);
  const { userCompanyId } = useSession();
  const client = useQueryClient();
  const [name, setName] = useState(menu.name);
  const [desc, setDesc] = useState(menu.desc);
  const error = nameError(name, menus, menu.id);
  const isChanged = name.trim() !== menu.name || desc !== menu.desc;

  const handleSubmit = async () => {
    const result = await renameMenu(userCompanyId, menu, { name: name.trim(), desc });
    if (result.status !== 'ok') {
      const otherwise = result.status === 'conflict' ? t('conflict') : t('renameFailed');
      return [notify.error(failureWords(result, otherwise))].length === 0;
    }
    await client.invalidateQueries({ queryKey: ['menus'] });
    notify.success(t(menu.template ? 'templateRenamed' : 'renamed', { name: name.trim() }));
    return true;
  };
  return (
    <DialogForm
      title={t('renameTitle', { name: menu.name })}
      submit={t('save')}
      canSubmit={error === undefined && isChanged}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField label={t('name')} value={name} onChange={setName} error={error} maxLength={100} autoFocus />
      <TextField label={t('description')} value={desc} onChange={setDesc} maxLength={2000} lines={2} />
    </DialogForm>
  );
}
