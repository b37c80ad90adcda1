import { Modal } from '@mantine/core';
import { useState } from 'react';
import { importPhrases } from '../../phrases/imports.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { whileLoading } from '../dialogs/dialog-store.ts';
import { FileDrop } from '../fields/files/file-drop.tsx';
import styles from './import.module.css';
import { ImportPreview } from './import-preview.tsx';
import type { ImportOutcome, ReadImport } from './import-types.ts';
import { readCsvFile } from './read-csv-file.ts';

const mostMegabytes = 12;

type ImportDialogProps<Outcome extends ImportOutcome> = {
  readonly title: string;
  /** Which columns a file has. */
  readonly hint: string;
  /** The effects that the file would have; nothing is saved. */
  readonly preview: (csv: string) => Promise<ReadImport<Outcome>>;
  readonly onRun: (csv: string, outcome: Outcome) => Promise<void> | void;
  readonly onClose: () => void;
};

type PreviewedFile<Outcome> = {
  readonly csv: string;
  /** How its bytes were read, where that is to be said. */
  readonly remarks: readonly string[];
  readonly outcome: Outcome;
};

/** A file is chosen, then its effect is shown line by line; nothing is saved before the person agrees. */
export function ImportDialog<Outcome extends ImportOutcome>(props: ImportDialogProps<Outcome>) {
  const { title, hint, preview, onRun, onClose } = props;
  const t = usePhrases(importPhrases);
  const [read, setRead] = useState<PreviewedFile<Outcome> | null>(null);
  const [error, setError] = useState<string | null>(null);
  const handleFile = async (file: File) => {
    setError(null);
    const given = await readCsvFile(file, mostMegabytes);
    if ('reason' in given) return setError(given.reason);
    const result = await whileLoading(t('reading'), () => preview(given.text));
    if ('outcome' in result) setRead({ csv: given.text, remarks: given.remarks, outcome: result.outcome });
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
          remarks={read.remarks}
          onRun={() => onRun(read.csv, read.outcome)}
          onAgain={() => setRead(null)}
        />
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
