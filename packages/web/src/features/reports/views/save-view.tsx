import { Button, Popover } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { viewsPhrases } from '../../../phrases/sales/views.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { ReportViews } from './use-views.ts';

export type SaveMode = 'save' | 'rename';

type SaveViewProps = {
  readonly views: ReportViews;
  /** The mode that is open, if any. */
  readonly mode: SaveMode | undefined;
  readonly onMode: (mode: SaveMode | undefined) => void;
};

/** The filters under a name: a new view, the open one as it is now, or only its name. */
export function SaveView({ views, mode, onMode }: SaveViewProps) {
  const t = usePhrases(viewsPhrases);
  return (
    <Popover
      opened={mode !== undefined}
      onChange={(isOpen) => !isOpen && onMode(undefined)}
      width="min(320px, calc(100vw - 32px))"
      position="bottom-end"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="subtle"
          leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden />}
          onClick={() => onMode(mode === undefined ? 'save' : undefined)}
        >
          {t('save')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={16}>
        {mode && <SaveForm key={mode} views={views} mode={mode} onDone={() => onMode(undefined)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

type SaveFormProps = { readonly views: ReportViews; readonly mode: SaveMode; readonly onDone: () => void };

function SaveForm({ views, mode, onDone }: SaveFormProps) {
  const t = usePhrases(viewsPhrases);
  const { report, opened, address, isChanged, save, change } = views;
  const isRename = mode === 'rename' && opened !== undefined;
  const [name, setName] = useState(isRename ? opened.name : '');
  const [error, setError] = useState<string>();
  const end = (wrong: string | undefined) => (wrong === undefined ? onDone() : setError(wrong));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    end(isRename ? await change(opened, { name }) : await save({ report, name, address, mail: null }));
  };
  return (
    <Stack as="form" gap={3} onSubmit={handleSubmit}>
      {!isRename && (
        <Text as="p" tone="muted" size="sm">
          {t('saveAbout')}
        </Text>
      )}
      <TextField label={t('name')} value={name} onChange={setName} maxLength={60} error={error} autoFocus />
      <Button type="submit" variant="filled" disabled={name.trim() === ''}>
        {t(isRename ? 'renameIt' : 'saveNew')}
      </Button>
      {!isRename && opened && isChanged && (
        <Button onClick={async () => end(await change(opened, { address }))}>
          {t('saveOver', { name: opened.name })}
        </Button>
      )}
    </Stack>
  );
}
