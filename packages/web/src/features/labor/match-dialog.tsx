import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { laborPhrases } from '../../phrases/people/labor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import type { LaborEntry } from './labor-calls.ts';
import { useLaborChanges } from './use-labor-changes.ts';

type MatchDialogProps = { readonly entry: LaborEntry; readonly onClose: () => void };

/** The id that the service knows a record by, entered by hand. */
export function MatchDialog({ entry, onClose }: MatchDialogProps) {
  const t = usePhrases(laborPhrases);
  const { match } = useLaborChanges();
  const [text, setText] = useState(entry.externalId ?? '');
  const [isSaving, setSaving] = useState(false);
  const id = text.trim();
  const isBad = id !== '' && !/^[A-Za-z0-9_-]{1,64}$/.test(id);
  const isSame = id === (entry.externalId ?? '');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBad || isSame) return;
    setSaving(true);
    const isDone = await match(entry, id || null);
    setSaving(false);
    if (isDone) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('matchTitle', { name: entry.name })} size={440} withCloseButton={false}>
      <form onSubmit={handleSubmit}>
        <TextField
          label={t('externalId')}
          value={text}
          onChange={setText}
          hint={t('matchHint')}
          error={isBad ? t('badId') : undefined}
          autoComplete="off"
          autoFocus
        />
        <FormFoot isFramed={false}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled" disabled={isBad || isSame} loading={isSaving}>
            {t('save')}
          </Button>
        </FormFoot>
      </form>
    </Modal>
  );
}
