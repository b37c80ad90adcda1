import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { importPhrases } from '../../phrases/imports.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { whileLoading } from '../dialogs/dialog-store.ts';
import { FileDrop } from '../fields/files/file-drop.tsx';
import styles from './import.module.css';
import { ImportPreview } from './import-preview.tsx';
import type { ImportOutcome, ReadImport } from './import-types.ts';

const mostBytes = 12 * 1024 * 1024;

type ImportDialogProps<Outcome extends ImportOutcome> = {
  readonly title: string;
  /** Which columns a file has. */
  readonly hint: string;
  /** What the file would do; nothing is saved. */
  readonly preview: (csv: string) => Promise<ReadImport<Outcome>>;
  /** What is said of the outcome above its lines. */
  readonly remarks: (outcome: Outcome) => ReactNode;
  readonly canRun: (counts: ImportOutcome['counts']) => boolean;
  readonly onRun: (csv: string, outcome: Outcome) => Promise<void> | void;
  readonly onClose: () => void;
};

/** A file in, first what it would do line by line; nothing is saved before the person agrees. */
export function ImportDialog<Outcome extends ImportOutcome>(props: ImportDialogProps<Outcome>) {
  const { title, hint, preview, remarks, canRun, onRun, onClose } = props;
  const t = usePhrases(importPhrases);
  const [read, setRead] = useState<{ readonly csv: string; readonly outcome: Outcome } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const handleFile = async (file: File) => {
    setError(null);
    if (file.size > mostBytes) return setError(t('tooLarge'));
    const csv = await file.text();
    const result = await whileLoading(t('reading'), () => preview(csv));
    if ('outcome' in result) setRead({ csv, outcome: result.outcome });
    else setError(result.reason ?? t('readFailed'));
    return undefined;
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={900}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      {read ? (
        <ImportPreview
          outcome={read.outcome}
          canRun={canRun(read.outcome.counts)}
          onRun={() => onRun(read.csv, read.outcome)}
          onAgain={() => setRead(null)}
        >
          {remarks(read.outcome)}
        </ImportPreview>
      ) : (
        <>
          <FileDrop
            title={t('dropTitle')}
            hint={hint}
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
