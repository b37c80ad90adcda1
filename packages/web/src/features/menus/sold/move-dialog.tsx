import { Button, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';
import type { SoldMove } from './sold-bulk.tsx';

type MoveDialogProps = {
  /** `3 items` */
  readonly what: string;
  readonly move: SoldMove;
  readonly onClose: () => void;
};

/** Which category or department the selection goes to. */
export function MoveDialog({ what, move, onClose }: MoveDialogProps) {
  const t = usePhrases(soldTablePhrases);
  const { label, hint, lossOf, places, onMove } = move;
  const [place, setPlace] = useState<string | null>(null);
  const loss = useMemo(() => (place === null ? undefined : lossOf?.(place)), [place, lossOf]);
  return (
    <Modal opened onClose={onClose} title={t('moveTitle', { what })} size={440} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (place === null) return;
          onMove(place);
          onClose();
        }}
      >
        <Stack gap={4}>
          <SelectField label={label} value={place} onChange={setPlace} options={places} {...(hint && { hint })} />
          <div role="status">{loss && <Callout>{loss}</Callout>}</div>
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={place === null}>
              {t('moveNow', { what })}
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}
