import { IconTemplate } from '@tabler/icons-react';
import { activeMenuPhrases } from '../phrases/menus/active-menu.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { mayManageTemplates } from '../session/rights.ts';
import { useSession } from '../session/session-store.ts';
import styles from './template-mark.module.css';

/** Beside the name of a template wherever it is worked on: edits here go to no store. */
export function TemplateMark() {
  const t = usePhrases(activeMenuPhrases);
  const mayChange = mayManageTemplates(useSession());
  return (
    <span className={styles.mark} title={t(mayChange ? 'templateHint' : 'templateReadOnlyHint')}>
      <IconTemplate size={14} stroke={1.75} aria-hidden />
      <span className={styles.words}>{t(mayChange ? 'template' : 'templateReadOnly')}</span>
    </span>
  );
}
