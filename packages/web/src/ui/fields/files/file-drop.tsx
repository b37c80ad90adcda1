import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Text } from '../../layout/text.tsx';
import { Changing } from '../../read-only/read-only.tsx';
import styles from './file-drop.module.css';
import { useFileDrop } from './use-file-drop.tsx';

type FileDropProps = {
  /** The instruction. */
  readonly title: string;
  /** The kind of file that is taken, and its largest size. */
  readonly hint: string;
  readonly choose: string;
  /** As the attribute of a file input: `.json,application/json`. */
  readonly accept: string;
  /** As wide as the element that contains it. */
  readonly isWide?: boolean;
  readonly onFile: (file: File) => void;
};

/** A place to drop a file, with a button that does the same. */
export function FileDrop({ title, hint, choose, accept, onFile, isWide }: FileDropProps) {
  const { place, field, open } = useFileDrop({ label: title, accept, onFiles: ([file]) => file && onFile(file) });
  return (
    <section className={styles.drop} data-wide={isWide} aria-label={title} {...place}>
      <IconFileImport className={styles.icon} size={24} stroke={1.5} aria-hidden />
      <Text as="p" size="md" weight="semibold">
        {title}
      </Text>
      <p className={styles.hint}>{hint}</p>
      {field}
      <Changing>
        <Button variant="filled" onClick={open}>
          {choose}
        </Button>
      </Changing>
    </section>
  );
}
