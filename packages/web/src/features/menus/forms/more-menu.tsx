import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import styles from './menu-forms.module.css';

/** What is seldom done with an entity, behind the dots. */
export function MoreMenu({ items }: { readonly items: () => ReactNode }) {
  const t = usePhrases(menuItemsPhrases);
  return <DotsMenu label={t('more')} place="page" items={items} />;
}

type DeleteItemProps = { readonly isAllowed: boolean; readonly onDelete: () => unknown };

/** The last of them; a person who may not delete sees why. */
export function DeleteItem({ isAllowed, onDelete }: DeleteItemProps) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <Menu.Item
      color="red"
      disabled={!isAllowed}
      leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
      onClick={onDelete}
    >
      {t('delete')}
      {!isAllowed && <span className={styles.reason}>{say(configurationPhrases, 'lacksRight')}</span>}
    </Menu.Item>
  );
}
