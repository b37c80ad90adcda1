import { VisuallyHidden } from '@mantine/core';
import styles from './count.module.css';

/** A number beside a title, or a short word beside a name; `label` names the counted things for those who cannot see the title. */
export function Count({ value, label }: { readonly value: number | string; readonly label?: string }) {
  return (
    <span className={styles.count}>
      {value.toLocaleString('en-US')}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
