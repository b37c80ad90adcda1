import { type Path, samePath } from '@servery/domain';
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { listKey, useListSelection } from './list-selection.ts';
import styles from './list-table.module.css';
import type { RowForm } from './row-form.ts';
import { type RowId, rowPath } from './rows.ts';

type ListForm = { readonly list: Path; readonly form: RowForm };

/** The lists of a page whose rows open below themselves, with their forms. */
export const FormsInPlace = createContext<readonly ListForm[]>([]);

/** The form of the rows of a list, where they open in place; otherwise a panel has it. */
export function useFormInPlace(list: Path): RowForm | undefined {
  return useContext(FormsInPlace).find((one) => samePath(one.list, list))?.form;
}

type OpenRowProps = {
  readonly list: Path;
  readonly id: RowId;
  readonly name: string;
  readonly form: RowForm;
  readonly columns: number;
  /** The row itself. */
  readonly line: RefObject<HTMLElement | null>;
};

/** The form of the chosen row, below it. A row that is chosen elsewhere, as on a map, comes into sight. */
export function OpenRow({ list, id, name, form, columns, line }: OpenRowProps) {
  const own = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    own.current?.scrollIntoView({ block: 'nearest' });
    line.current?.scrollIntoView({ block: 'nearest' });
  }, [line]);
  return (
    <tr ref={own} data-head>
      <td colSpan={columns} className={styles.openRow}>
        <section aria-label={name}>
          <RowFields list={list} id={id} form={form} />
        </section>
      </td>
    </tr>
  );
}

type RowFieldsProps = { readonly list: Path; readonly id: RowId; readonly form: RowForm };

export function RowFields({ list, id, form: Form }: RowFieldsProps) {
  const isNew = useListSelection((selected) => selected.isNew && selected.id === id);
  return (
    <div className={styles.fields}>
      <Form key={`${listKey(list)} ${id}`} path={rowPath(list, id)} id={id} isNew={isNew} />
    </div>
  );
}
