import { Button, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { type Option, SelectField } from '../../../ui/fields/select-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';

/** Where a selection can go together. */
export type SoldMove = {
  /** `category`: who may not change it moves nothing. */
  readonly field: string;
  /** `Move to category` */
  readonly action: string;
  /** `Category` */
  readonly label: string;
  readonly hint?: string;
  /** What is lost on the way to a place; undefined where nothing is. */
  readonly lossOf?: (place: string) => string | undefined;
  readonly places: readonly Option[];
  /** Why they cannot go together. */
  readonly apart?: string | undefined;
  readonly onMove: (place: string) => void;
};

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
