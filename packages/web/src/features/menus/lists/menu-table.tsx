import { Button } from '@mantine/core';
import type { Use } from '@servery/domain';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { ListEntity, ListTableProps } from '../../../editing/list/list-types.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { type Deleted, isInherited, useSafeDelete } from '../use-safe-delete.ts';

type MenuRow = ListEntity & { readonly id: string };

type MenuTableProps<Row extends MenuRow> = Omit<ListTableProps<Row>, 'list' | 'canRemove' | 'onRemove' | 'bulk'> & {
  readonly list: 'messages' | 'requirements' | 'taxStructures' | 'offers';
  /** The kind by which other places name one of them. */
  readonly kind: Deleted['kind'];
  /** Other actions on several rows at once. */
  readonly bulk?: (rows: readonly Row[]) => ReactNode;
  readonly usesOf: (id: string) => readonly Use[];
  /** The question before rows go; without it that they go, and the places that name them. */
  readonly deleteText?: (rows: readonly Row[]) => string;
};

/** A list of the menu: rows are searched, changed several at once, and deleted only after listing the places that name them. */
export function MenuTable<Row extends MenuRow>({
  list,
  kind,
  bulk,
  usesOf,
  deleteText,
  ...props
}: MenuTableProps<Row>) {
  const t = usePhrases(menuListPhrases);
  const editor = useEditor();
  const safeDelete = useSafeDelete();
  const canRemove = ({ id }: Row) => !isInherited(editor, [list, { id }]);
  const remove = (rows: readonly Row[]) => {
    const [first] = rows;
    if (!first) return;
    safeDelete({
      kind,
      ids: rows.map(({ id }) => id),
      name: rows.length === 1 ? first.name : t('several', { count: rows.length }),
      text: deleteText?.(rows) ?? t('deleteText', { count: rows.length }),
      uses: deleteText ? [] : rows.flatMap(({ id }) => usesOf(id)),
    }).catch((error: unknown) => console.error(error));
  };
  return (
    <ListTable<Row>
      {...props}
      list={[list]}
      canRemove={canRemove}
      onRemove={(row) => remove([row])}
      bulk={(rows) => (
        <>
          {bulk?.(rows)}
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
            disabled={!rows.every(canRemove)}
            onClick={() => remove(rows)}
          >
            {t('delete')}
          </Button>
          {!rows.every(canRemove) && <span>{t('inherited')}</span>}
        </>
      )}
    />
  );
}
