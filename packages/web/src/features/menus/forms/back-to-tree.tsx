import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from '../tree/tree-panes.module.css';

/** The screens with a tree, by their addresses. */
export const treeScreens = {
  '/menu/menuItems': 'back',
  '/menu/modifiers': 'modifiers',
  '/menu/offers': 'offers',
} as const;
export type TreeScreen = keyof typeof treeScreens;

function withoutTable(before: object): object {
  return { ...before, table: undefined };
}

/** In one pane the tree is a page of its own; this leads back to it. */
export function BackToTree({ screen = '/menu/menuItems' }: { readonly screen?: TreeScreen }) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <Link to={screen} search={withoutTable} className={styles.back}>
      <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      {t(treeScreens[screen])}
    </Link>
  );
}
