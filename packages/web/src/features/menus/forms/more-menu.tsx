import { Menu } from '@mantine/core';
import type { Path } from '@servery/domain';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { mayEdit } from '../../../editing/draft/may-edit.ts';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import { isInherited } from '../use-safe-delete.ts';
import styles from './menu-forms.module.css';

/** The rare actions on an entity, behind the dots. */
export function MoreMenu({ items }: { readonly items: () => ReactNode }) {
  const t = usePhrases(menuItemsPhrases);
  return <DotsMenu label={t('more')} place="page" items={items} />;
}

type DeleteItemProps = {
  /** Where the entity lies in the menu. */
  readonly path: Path;
  readonly onDelete: () => unknown;
};

/** The last of them; where an entity cannot be deleted, it says why. */
export function DeleteItem({ path, onDelete }: DeleteItemProps) {
  const t = usePhrases(menuItemsPhrases);
  const reason = useKeptReason(path);
  return (
    <Menu.Item
      color="red"
      disabled={reason !== undefined}
      leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
      onClick={onDelete}
    >
      {t('delete')}
      {reason !== undefined && <span className={styles.reason}>{reason}</span>}
    </Menu.Item>
  );
}

function useKeptReason(path: Path): string | undefined {
  const editor = useEditor();
  if (isInherited(editor, path)) return say(menuItemsPhrases, 'inheritedDelete');
  return mayEdit(editor, path) ? undefined : say(configurationPhrases, 'lacksRight');
}
