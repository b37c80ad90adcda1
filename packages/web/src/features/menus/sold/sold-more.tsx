import { Menu } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEditAll } from '../../../editing/draft/may-edit.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from '../forms/menu-forms.module.css';
import { isInherited } from '../use-safe-delete.ts';

type SoldMoreProps = {
  readonly list: readonly string[];
  readonly ids: readonly string[];
  readonly mayDuplicate: boolean;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
};

/** The rare actions on a selection. An entity that a level above has is made inactive here, not deleted. */
export function SoldMore({ list, ids, mayDuplicate, onDuplicate, onDelete }: SoldMoreProps) {
  const t = usePhrases(soldTablePhrases);
  const editor = useEditor();
  const mayDelete = useMayEditAll(list, ids);
  const hasInherited = ids.some((id) => isInherited(editor, [...list, { id }]));
  return (
    <>
      {mayDuplicate && (
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />} onClick={onDuplicate}>
          {t('duplicate')}
        </Menu.Item>
      )}
      <Menu.Item
        color="red"
        disabled={!mayDelete || hasInherited}
        leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
        onClick={onDelete}
      >
        {t('delete')}
        {hasInherited && <span className={styles.reason}>{t('inheritedSome')}</span>}
        {!mayDelete && !hasInherited && <span className={styles.reason}>{t('lacksRight')}</span>}
      </Menu.Item>
    </>
  );
}
