import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { Changing } from '../read-only/read-only.tsx';
import styles from './data-table.module.css';

type BulkBarProps = {
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (keys: ReadonlySet<string>) => void;
  /** Every key that can be selected now. */
  readonly keys: readonly string[];
  /** The actions that change the selected rows. */
  readonly actions: ReactNode;
  /** The actions that only read them: they are there for people who may not change anything. */
  readonly reads?: ReactNode;
};

/** The actions on the selection. */
export function BulkBar({ selection, onSelect, keys, actions, reads }: BulkBarProps) {
  const t = usePhrases(uiPhrases);
  if (selection.size === 0) return null;
  return (
    <section className={styles.bulk} aria-label={t('selected', { count: selection.size })}>
      <b role="status">{t('selected', { count: selection.size })}</b>
      <Changing>{actions}</Changing>
      {reads}
      <Row as="span" gap={1} place="end">
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
      </Row>
    </section>
  );
}
