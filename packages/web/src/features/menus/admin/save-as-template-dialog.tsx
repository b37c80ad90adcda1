import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import { saveAsTemplate } from '../menus-calls.ts';
import { DialogForm } from './dialog-form.tsx';
import { nameError } from './name-error.ts';

type SaveAsTemplateDialogProps = {
  readonly menu: MenuSummary;
  readonly menus: readonly MenuSummary[];
  readonly onClose: () => void;
};

/** Keeps a menu as a template under a name of its own, and shows the templates. */
export function SaveAsTemplateDialog({ menu, menus, onClose }: SaveAsTemplateDialogProps) {
  const t = usePhrases(menusPhrases);
  const { userCompanyId } = useSession();
  const client = useQueryClient();
  const keep = useKeepInAddress();
  const [name, setName] = useState(t('templateName', { name: menu.name }));
  const [desc, setDesc] = useState(menu.desc);
  const error = nameError(name, menus);

  const handleSubmit = async () => {
    const result = await saveAsTemplate(userCompanyId, menu.id, { name: name.trim(), desc });
    if (result.status !== 'ok') {
      notify.error(failureWords(result, t('templateFailed')));
      return false;
    }
    await client.invalidateQueries({ queryKey: keys.menus() });
    await keep({ show: 'templates' });
    notify.success(t('templateSaved', { name: name.trim() }));
    return true;
  };
  return (
    <DialogForm
      title={t('templateTitle', { name: menu.name })}
      submit={t('save')}
      canSubmit={error === undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField label={t('name')} value={name} onChange={setName} error={error} maxLength={100} autoFocus />
      <TextField label={t('description')} value={desc} onChange={setDesc} maxLength={2000} lines={2} />
      <Text as="p" tone="muted">
        {t('templateHint')}
      </Text>
    </DialogForm>
  );
}
