import { Button, SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { importPhrases } from '../../phrases/imports.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Muted } from '../layout/muted.tsx';
import { FormFoot } from '../layout/page/form-foot.tsx';
import { Text } from '../layout/text.tsx';
import { DataTable } from '../table/data-table.tsx';
import styles from './import.module.css';
import { useImportColumns } from './import-columns.tsx';
import type { ImportLine, ImportOutcome } from './import-types.ts';

type ShownLines = 'all' | 'changed' | 'refused';
const shownActions: Readonly<Record<ShownLines, ReadonlySet<ImportLine['action']>>> = {
  all: new Set(['CREATE', 'CHANGE', 'KEEP', 'REFUSE']),
  changed: new Set(['CREATE', 'CHANGE']),
  refused: new Set(['REFUSE']),
};

/** Lines that have to be put right come first, then changes, then new entries; within each the order of the file. */
const ranks: Readonly<Record<ImportLine['action'], number>> = { REFUSE: 0, CHANGE: 1, CREATE: 2, KEEP: 3 };

type ImportPreviewProps = {
  readonly outcome: ImportOutcome;
  /** How the bytes of the file were read, where that is to be said. */
  readonly remarks: readonly string[];
  readonly onRun: () => Promise<void> | void;
  readonly onAgain: () => void;
};

/** The effects that a file would have, line by line. */
export function ImportPreview({ outcome, remarks, onRun, onAgain }: ImportPreviewProps) {
  const t = usePhrases(importPhrases);
  const columns = useImportColumns();
  const [show, setShow] = useState<ShownLines>('all');
  const { counts, lines, ignored } = outcome;
  const canRun = counts.create + counts.change > 0;
  const shown = useMemo(
    () =>
      lines
        .filter(({ action }) => shownActions[show].has(action))
        .toSorted((one, other) => ranks[one.action] - ranks[other.action]),
    [lines, show],
  );
  return (
    <div className={styles.import}>
      <Text as="p" weight="medium" role="status">
        {t('outcome', counts)}
      </Text>
      {counts.refuse > 0 && <p>{t('refusedLeftOut')}</p>}
      {[...remarks, ...outcome.remarks.map(({ message }) => message)].map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {ignored.length > 0 && <Muted small>{t('ignored', { columns: ignored.join(', ') })}</Muted>}
      <div className={styles.shown}>
        <SegmentedControl
          aria-label={t('lines')}
          value={show}
          onChange={setShow}
          data={[
            { value: 'all', label: t('allLines') },
            { value: 'changed', label: t('onlyChanged'), disabled: counts.create + counts.change === 0 },
            { value: 'refused', label: t('onlyRefused'), disabled: counts.refuse === 0 },
          ]}
        />
      </div>
      <div className={styles.table}>
        <DataTable
          label={t('lines')}
          columns={columns}
          rows={shown}
          rowKey={({ line }) => String(line)}
          rowName={({ name }) => name}
          isOrdered
          density="two-lines"
        />
      </div>
      <FormFoot isFramed={false}>
        <Button onClick={onAgain}>{t('anotherFile')}</Button>
        <Button variant="filled" disabled={!canRun} onClick={() => void onRun()}>
          {t('importNow')}
        </Button>
      </FormFoot>
    </div>
  );
}
