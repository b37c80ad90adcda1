import { IconBan } from '@tabler/icons-react';
import styles from './tree-panes.module.css';

/** In a tree the name has the room: inactive is an icon, with its word where the tree is wide. */
export function InactiveMark({ label }: { readonly label: string }) {
  return (
    <span className={styles.inactive} title={label}>
      <IconBan size={14} stroke={1.75} aria-hidden />
      <span>{label}</span>
    </span>
  );
}
