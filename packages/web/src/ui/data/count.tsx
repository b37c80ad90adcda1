import { VisuallyHidden } from '@mantine/core';
import styles from './count.module.css';

/** A number beside a title; `label` says what it counts to those who cannot see the title. */
export function Count({ value, label }: { readonly value: number; readonly label?: string }) {
  return (
    <span className={styles.count}>
      {value}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
