import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { type PageList, RowPanel, useIsRowChosen } from './list-page.tsx';
import styles from './list-panes.module.css';

type ListPanesProps = {
  readonly list: PageList;
  /** Whether the form of a row takes nearly half of the page, or, before a third pane, all that the list leaves. */
  readonly form?: 'usual' | 'wide' | 'middle';
  /** Beside the form. */
  readonly end?: ReactNode;
  /** It is of the whole list: it is there also while no row is chosen. */
  readonly keepsEnd?: boolean;
  /** The list. */
  readonly children: ReactNode;
};

/** A list, the form of the row that is chosen, and a third pane: each scrolls. Where there is no room for the form, it lies over the list. */
export function ListPanes({ list, form = 'usual', end, keepsEnd = false, children }: ListPanesProps) {
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  const isOpen = useIsRowChosen([list]) && !isNarrow;
  return (
    <div className={styles.panes}>
      <div className={styles.list} data-form={isOpen ? form : undefined}>
        {children}
      </div>
      {isOpen && (
        <div className={styles.form} data-form={form}>
          <RowPanel lists={[list]} />
        </div>
      )}
      {(isOpen || keepsEnd) && end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

/** A tab without rows: it scrolls as a whole. */
export function PlainPane({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** Whether three panes have room beside each other. */
export function useHasThreePanes(): boolean {
  return useMediaQuery('(min-width: 1280px)', undefined, { getInitialValueInEffect: false });
}
