import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import styles from './file-drop.module.css';

type FileDropProps = {
  /** What to do. */
  readonly title: string;
  /** What is taken, and how large. */
  readonly hint: string;
  readonly choose: string;
  /** As the attribute of a file input: `.json,application/json`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
};

/** A place to drop a file, with a button that does the same. */
export function FileDrop({ title, hint, choose, accept, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | null | undefined) => file && onFile(file);
  /** Emptied, so that the same file can be chosen again once it is put right. */
  const handleChoice = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files?.item(0));
    currentTarget.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files.item(0));
  };
  return (
    <section
      className={styles.drop}
      aria-label={title}
      data-over={isOver || undefined}
      onDragOver={(event) => [event.preventDefault(), setOver(true)]}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <IconFileImport className={styles.icon} size={24} stroke={1.5} aria-hidden />
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{hint}</p>
      <input
        ref={input}
        type="file"
        accept={accept}
        className={styles.input}
        aria-label={title}
        tabIndex={-1}
        onChange={handleChoice}
      />
      <Button variant="filled" onClick={() => input.current?.click()}>
        {choose}
      </Button>
    </section>
  );
}
