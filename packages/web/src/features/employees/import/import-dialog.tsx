import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResult } from '../../../api/api-result.ts';
import { employeesPhrases } from '../../../phrases/employees.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { whileLoading } from '../../../ui/dialogs/dialog-store.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type ImportLine, type ImportOutcome, previewImport, runImport } from '../employee-calls.ts';
import styles from '../employees.module.css';
import { useImportColumns } from './import-columns.tsx';

const mostBytes = 12 * 1024 * 1024;

type Preview = { readonly csv: string; readonly outcome: ImportOutcome };

/** A file in, first what it would do line by line, then all of it or nothing. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const handleFile = async (file: File) => {
    setError(null);
    if (file.size > mostBytes) return setError(t('tooLarge'));
    const csv = await file.text();
    const result = await whileLoading(t('reading'), () => previewImport(userCompanyId, csv));
    if (result.status === 'ok') setPreview({ csv, outcome: result.data });
    else setError(reasonOf(result) ?? t('failedHint'));
    return undefined;
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={900}
      title={t('importTitle')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      {preview ? (
        <PreviewTable preview={preview} onClose={onClose} onAgain={() => setPreview(null)} />
      ) : (
        <>
          <FileDrop
            title={t('dropTitle')}
            hint={t('dropHint')}
            choose={t('chooseFile')}
            isWide
            accept=".csv,text/csv"
            onFile={(file) => void handleFile(file)}
          />
          {error && (
            <p className={styles.reason} role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </Modal>
  );
}

type Shown = 'all' | 'changed' | 'refused';
const shownActions: Readonly<Record<Shown, ReadonlySet<ImportLine['action']>>> = {
  all: new Set(['CREATE', 'CHANGE', 'KEEP', 'REFUSE']),
  changed: new Set(['CREATE', 'CHANGE']),
  refused: new Set(['REFUSE']),
};

/** What has to be put right stands first; otherwise the lines keep the order of the file. */
function refusedFirst(one: ImportLine, other: ImportLine): number {
  return Number(other.action === 'REFUSE') - Number(one.action === 'REFUSE');
}

type PreviewTableProps = {
  readonly preview: Preview;
  readonly onClose: () => void;
  readonly onAgain: () => void;
};

function PreviewTable({ preview: { csv, outcome }, onClose, onAgain }: PreviewTableProps) {
  const t = usePhrases(employeesPhrases);
  const columns = useImportColumns();
  const [show, setShow] = useState<Shown>('all');
  const run = useRun(csv, onClose);
  const { counts, lines } = outcome;
  const shown = lines.filter(({ action }) => shownActions[show].has(action)).toSorted(refusedFirst);
  const canRun = counts.refuse === 0 && counts.create + counts.change > 0;
  return (
    <div className={styles.import}>
      <Text as="p" weight="medium" role="status">
        {t('outcome', counts)}
      </Text>
      {counts.refuse > 0 && <p>{t('refusedHint')}</p>}
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
      <div className={styles.importTable}>
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
        <Button variant="filled" disabled={!canRun} onClick={run}>
          {t('importNow')}
        </Button>
      </FormFoot>
    </div>
  );
}

function useRun(csv: string, onClose: () => void) {
  const t = usePhrases(employeesPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  return async () => {
    const result = await whileLoading(t('importing'), () => runImport(userCompanyId, csv));
    if (result.status !== 'ok') {
      notify.error(reasonOf(result) ?? t('importFailed'));
      return;
    }
    notify.success(t('imported', result.data.counts));
    await queries.invalidateQueries({ queryKey: ['employees', userCompanyId] });
    onClose();
  };
}

function reasonOf(result: ApiResult<unknown>): string | undefined {
  return result.status === 'invalid' ? result.errors[0]?.message : undefined;
}
