import styles from './key-hint.module.css';

/** The key that does the same, as on the key cap. */
export function KeyHint({ children, onAccent = false }: { readonly children: string; readonly onAccent?: boolean }) {
  return (
    <kbd className={styles.key} data-on-accent={onAccent || undefined}>
      {children}
    </kbd>
  );
}
