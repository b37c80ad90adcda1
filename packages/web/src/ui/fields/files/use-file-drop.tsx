import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useIsReadOnly } from '../../read-only/read-only.tsx';
import styles from './file-drop.module.css';

type FileDropOptions = {
  /** Names the hidden file input. */
  readonly label: string;
  /** As the attribute of a file input. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Makes any element, for a person who may change something, a place to drop files on, with a file input that a button can open. */
export function useFileDrop({ label, accept, multiple = false, onFiles }: FileDropOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isReadOnly = useIsReadOnly();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
  /** Emptied, so that the same file can be chosen again once it is put right. */
  const handleChoice = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    currentTarget.value = '';
  };
  const place = isReadOnly
    ? {}
    : {
        'data-over': isOver || undefined,
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        },
      };
  const field: ReactNode = (
    <input
      ref={input}
      type="file"
      accept={accept}
      multiple={multiple}
      className={styles.input}
      aria-label={label}
      tabIndex={-1}
      disabled={isReadOnly}
      onChange={handleChoice}
    />
  );
  return { place, field, open: () => input.current?.click() };
}
