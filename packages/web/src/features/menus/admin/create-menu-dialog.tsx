import { Radio } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { type MenuSummary, withoutTemplates } from '../../../menus/menu-list.ts';
import { menusPhrases } from '../../../phrases/menus/menus.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { failureWords } from '../failure-words.ts';
import { createMenu, type NewMenu, templatesQuery } from '../menus-calls.ts';
import { DialogForm } from './dialog-form.tsx';
import { nameError } from './name-error.ts';

type CreateMenuDialogProps = {
  readonly copyOf?: MenuSummary | undefined;
  readonly templateId?: string | undefined;
  readonly menus: readonly MenuSummary[];
  readonly onClose: () => void;
};

const starts = ['empty', 'template', 'copy'] as const;
type Start = (typeof starts)[number];
const startWords = { empty: 'startEmpty', template: 'startTemplate', copy: 'startCopy' } as const;

/** Empty, from a template, or as a copy. MN-16, MN-21 */
export function CreateMenuDialog({ copyOf, templateId, menus, onClose }: CreateMenuDialogProps) {
  const t = usePhrases(menusPhrases);
  const { userCompanyId } = useSession();
  const client = useQueryClient();
  const keep = useKeepInAddress();
  const { data: templates = [] } = useQuery(templatesQuery(userCompanyId));
  const own = withoutTemplates(menus);
  const [name, setName] = useState(copyOf ? t('copyName', { name: copyOf.name }) : '');
  const [desc, setDesc] = useState('');
  const [start, setStart] = useState<Start>(firstStart({ copyOf, templateId }));
  const [copied, setCopied] = useState(copyOf?.id ?? own[0]?.id ?? null);
  const [template, setTemplate] = useState<string | null>(templateId ?? null);
  const chosenTemplate = template ?? templates[0]?.id ?? null;
  const error = nameError(name, menus);

  const handleSubmit = async () => {
    const source = sourceOf({ start, copied, template: chosenTemplate });
    const result = await createMenu(userCompanyId, { name: name.trim(), desc, ...source });
    if (result.status !== 'ok') {
      notify.error(failureWords(result, t('createFailed')));
      return false;
    }
    await client.invalidateQueries({ queryKey: keys.menus() });
    await keep({ show: undefined });
    notify.success(t('created', { name: name.trim() }));
    return true;
  };
  return (
    <DialogForm
      title={t('createTitle')}
      submit={t('create')}
      canSubmit={error === undefined && (start !== 'template' || chosenTemplate !== null)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        value={name}
        onChange={setName}
        error={name.trim() === '' ? undefined : error}
        maxLength={100}
        autoFocus
      />
      <TextField label={t('description')} value={desc} onChange={setDesc} maxLength={2000} lines={2} />
      <Radio.Group label={t('startFrom')} value={start} onChange={(value) => setStart(startOf(value))}>
        <Stack above={2} gap={2}>
          {starts
            .filter(
              (option) => (option !== 'copy' || own.length > 0) && (option !== 'template' || templates.length > 0),
            )
            .map((option) => (
              <Radio key={option} value={option} label={t(startWords[option])} />
            ))}
        </Stack>
      </Radio.Group>
      {start === 'template' && (
        <SelectField
          label={t('template')}
          value={chosenTemplate}
          onChange={setTemplate}
          options={templates.map(({ id, name: label }) => ({ value: id, label }))}
        />
      )}
      {start === 'copy' && (
        <SelectField
          label={t('copyOf')}
          value={copied}
          onChange={setCopied}
          options={own.map(({ id, name: label }) => ({ value: id, label }))}
        />
      )}
      {start === 'empty' && (
        <Text as="p" tone="muted">
          {t('startEmptyHint')}
        </Text>
      )}
    </DialogForm>
  );
}

function firstStart({ copyOf, templateId }: Pick<CreateMenuDialogProps, 'copyOf' | 'templateId'>): Start {
  if (copyOf) return 'copy';
  return templateId === undefined ? 'empty' : 'template';
}

function startOf(value: string): Start {
  return starts.find((start) => start === value) ?? 'empty';
}

type Source = { readonly start: Start; readonly copied: string | null; readonly template: string | null };

function sourceOf({ start, copied, template }: Source): Partial<NewMenu> {
  if (start === 'copy' && copied !== null) return { copyOf: copied };
  return start === 'template' && template !== null ? { templateId: template } : {};
}
