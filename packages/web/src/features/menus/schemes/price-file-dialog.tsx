import { Modal } from '@mantine/core';
import { useState } from 'react';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { FileDrop } from '../../../ui/fields/files/file-drop.tsx';
import type { GridHandle, GridLine } from '../../../ui/grid/grid-types.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Callout } from '../../../ui/messages/callout.tsx';
import type { PriceTableRow } from './price-table-rows.ts';
import { readPriceFile } from './read-price-file.ts';

type PriceFileDialogProps = {
  readonly rows: readonly PriceTableRow[];
  readonly schemes: readonly GridLine[];
  readonly grid: { readonly current: GridHandle | null };
  readonly onClose: () => void;
};

/** A file in; the changes that it would make are shown in the table before anything changes. */
export function PriceFileDialog({ rows, schemes, grid, onClose }: PriceFileDialogProps) {
  const t = usePhrases(menuSchemePhrases);
  const [error, setError] = useState<string | null>(null);
  const handleFile = async (file: File) => {
    setError(null);
    const read = await readPriceFile(file, { rows, schemes });
    if ('error' in read) return setError(read.error);
    onClose();
    grid.current?.propose(read.cells, read.remarks);
    return undefined;
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('uploadTitle')}
      size={560}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <Stack gap={3}>
        <FileDrop
          title={t('dropTitle')}
          hint={t('dropHint')}
          choose={t('chooseFile')}
          isWide
          accept=".csv,text/csv"
          onFile={(file) => void handleFile(file)}
        />
        {error !== null && <Callout role="alert">{error}</Callout>}
      </Stack>
    </Modal>
  );
}
