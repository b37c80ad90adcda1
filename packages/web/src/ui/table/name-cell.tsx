import type { ReactNode } from 'react';
import { Muted } from '../layout/muted.tsx';
import styles from './name-cell.module.css';

type NameCellProps = { readonly name: ReactNode; readonly meta: ReactNode };

/** The cell that names a row: its name, and below it an address or an id. */
export function NameCell({ name, meta }: NameCellProps) {
  return (
    <>
      <div className={styles.name}>{name}</div>
      <Muted as="div" small clip>
        {meta}
      </Muted>
    </>
  );
}
