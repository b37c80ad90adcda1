import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { type Option, SelectField } from '../../../ui/fields/select-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

type MoveDialogProps = {
  /** `3 items` */
  readonly what: string;
  readonly categories: readonly Option[];
  readonly onMove: (category: string) => void;
  readonly onClose: () => void;
};

/** Which category the selection goes to. */
export function MoveDialog({ what, categories, onMove, onClose }: MoveDialogProps) {
  const t = usePhrases(soldTablePhrases);
  const [category, setCategory] = useState<string | null>(null);
  return (
    <Modal opened onClose={onClose} title={t('moveTitle', { what })} size={440} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (category === null) return;
          onMove(category);
          onClose();
        }}
      >
        <Stack gap={4}>
          <SelectField label={t('category')} value={category} onChange={setCategory} options={categories} />
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={category === null}>
              {t('moveNow', { what })}
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}
