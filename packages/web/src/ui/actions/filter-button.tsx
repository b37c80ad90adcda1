import type { ComponentProps } from 'react';
import styles from './filter-button.module.css';

/** Opens the filters of a list; `isOn` while it filters. */
export function FilterButton({ isOn, ...props }: ComponentProps<'button'> & { readonly isOn: boolean }) {
  return <button {...props} type="button" className={styles.filter} data-on={isOn || undefined} />;
}

type ClearButtonProps = { readonly children: string; readonly onClick: () => void };

/** Takes all filters off. */
export function ClearButton({ children, onClick }: ClearButtonProps) {
  return (
    <button type="button" className={styles.clear} onClick={onClick}>
      {children}
    </button>
  );
}
