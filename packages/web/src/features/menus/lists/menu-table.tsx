import { Button } from '@mantine/core';
import type { Use } from '@servery/domain';
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useEditMenu } from '../../../editing/kinds/menu-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { ListEntity, ListTableProps } from '../../../editing/list/list-types.ts';
import { menuListPhrases } from '../../../phrases/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { isInherited, useSafeDelete } from '../use-safe-delete.ts';

/** The lists of a menu, with what names their entities elsewhere. */
export const menuLists = { messages: 'message', requirements: 'requirement', taxStructures: 'taxStructure' } as const;
export type MenuList = keyof typeof menuLists;

type MenuRow = ListEntity & { readonly id: string };

type MenuTableProps<Row extends MenuRow> = Omit<ListTableProps<Row>, 'list' | 'canRemove' | 'onRemove' | 'bulk'> & {
  readonly list: MenuList;
  readonly usesOf: (id: string) => readonly Use[];
  /** What is asked before rows go; without it that they go, and what names them. */
  readonly deleteText?: (rows: readonly Row[]) => string;
};

/** A list of the menu: rows are searched, changed several at once, and deleted only after saying what names them. */
export function MenuTable<Row extends MenuRow>({ list, usesOf, deleteText, ...props }: MenuTableProps<Row>) {
  const t = usePhrases(menuListPhrases);
  const editor = useEditor();
  const safeDelete = useSafeDelete();
  const canRemove = ({ id }: Row) => !isInherited(editor, list, id);
  const remove = (rows: readonly Row[]) => {
    const [first] = rows;
    if (!first) return;
    safeDelete({
      kind: menuLists[list],
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
          {list !== 'taxStructures' && <StatusButtons list={list} ids={rows.map(({ id }) => id)} />}
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
            disabled={!rows.every(canRemove)}
            onClick={() => remove(rows)}
          >
            {t('delete')}
          </Button>
          {!rows.every(canRemove) && <span>{t(list === 'taxStructures' ? 'inheritedTax' : 'inherited')}</span>}
        </>
      )}
    />
  );
}

type StatusButtonsProps = { readonly list: 'messages' | 'requirements'; readonly ids: readonly string[] };

function StatusButtons({ list, ids }: StatusButtonsProps) {
  const t = usePhrases(menuListPhrases);
  const edit = useEditMenu();
  const set = (status: 'ACTIVE' | 'INACTIVE') =>
    edit((menu) => {
      for (const row of menu[list]) if (ids.includes(row.id)) row.status = status;
    });
  const icons = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Button size="sm" variant="subtle" leftSection={<IconEye {...icons} />} onClick={() => set('ACTIVE')}>
        {t('turnOn')}
      </Button>
      <Button size="sm" variant="subtle" leftSection={<IconEyeOff {...icons} />} onClick={() => set('INACTIVE')}>
        {t('turnOff')}
      </Button>
    </>
  );
}
