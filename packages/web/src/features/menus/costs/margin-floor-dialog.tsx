import { Button, Modal } from '@mantine/core';
import type { SavedPreferences } from '@servery/contract';
import { type FormEvent, useState } from 'react';
import { marginFloorPhrases } from '../../../phrases/menus/prices/margin-floor.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { FormFoot } from '../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useSavePreference } from '../use-save-preference.ts';

type MarginFloorDialogProps = { readonly saved: SavedPreferences; readonly onClose: () => void };

const mostShown = 5;

/** The share of a price that should be left at least, and its earlier values. */
export function MarginFloorDialog({ saved, onClose }: MarginFloorDialogProps) {
  const t = usePhrases(marginFloorPhrases);
  const save = useSavePreference('marginFloor');
  const before = saved.preferences.marginFloor === null ? null : Number(saved.preferences.marginFloor);
  const [percent, setPercent] = useState(before);
  const [isSaving, setSaving] = useState(false);
  const isWrong = percent !== null && (percent < 0 || percent > 100);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || percent === before) return;
    setSaving(true);
    const done = percent === null ? t('removed') : t('saved', { percent });
    const isDone = await save(percent === null ? null : String(percent), done);
    setSaving(false);
    if (isDone) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('title')} size={440} withCloseButton={false}>
      <form onSubmit={handleSubmit}>
        <Stack gap={4}>
          <NumberField
            label={t('field')}
            hint={t('hint')}
            value={percent}
            onChange={setPercent}
            decimals={2}
            unit="%"
            width={160}
            error={isWrong ? t('wrong') : undefined}
          />
          {saved.history.length > 0 && <History saved={saved} />}
          <FormFoot isFramed={false}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={isWrong || percent === before} loading={isSaving}>
              {t('save')}
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Modal>
  );
}

function History({ saved: { history } }: Pick<MarginFloorDialogProps, 'saved'>) {
  const t = usePhrases(marginFloorPhrases);
  return (
    <section aria-label={t('history')}>
      <Heading>{t('history')}</Heading>
      <Facts isBare>
        {history.slice(0, mostShown).map(({ ver, at, by, marginFloor }) => (
          <Fact key={ver} name={t('by', { by, at: formatDateTime(at) })}>
            {marginFloor === null ? t('historyNone') : t('historyPercent', { percent: marginFloor })}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
