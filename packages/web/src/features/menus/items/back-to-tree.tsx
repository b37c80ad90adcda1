import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './menu-items.module.css';

/** On a phone the tree is a page of its own; this leads back to it. */
export function BackToTree() {
  const t = usePhrases(menuItemsPhrases);
  return (
    <Link to="/menu/menuItems" search={true} className={styles.back}>
      <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      {t('back')}
    </Link>
  );
}
