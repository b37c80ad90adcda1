import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Changing } from '../read-only/read-only.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-types.ts';

type BulkBarProps<Row extends RowData> = { readonly props: DataTableProps<Row>; readonly keys: readonly string[] };

/** What can be done with the selection. */
export function BulkBar<Row extends RowData>({ props, keys }: BulkBarProps<Row>) {
  const t = usePhrases(uiPhrases);
  const { selection, onSelect, bulkActions, bulkReads } = props;
  if (!onSelect || !selection || selection.size === 0) return null;
  return (
    <section className={styles.bulk} aria-label={t('selected', { count: selection.size })}>
      <b role="status">{t('selected', { count: selection.size })}</b>
      <Changing>{bulkActions}</Changing>
      {bulkReads}
      <span className={styles.bulkEnd}>
        {selection.size < keys.length && (
          <Button variant="subtle" size="sm" onClick={() => onSelect(new Set(keys))}>
            {t('selectAllMatching', { count: keys.length })}
          </Button>
        )}
        <IconButton
          size="sm"
          label={t('clearSelection')}
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={() => onSelect(new Set())}
        />
      </span>
    </section>
  );
}
