import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { MobileNavigation } from '../sidebar/mobile-navigation.tsx';
import { CompanySelector } from './company-selector.tsx';
import { NoticesButton } from './notices-button.tsx';
import { PublishWarning } from './publish-warning.tsx';
import { SearchTrigger } from './search-trigger.tsx';
import { ShortcutsButton } from './shortcuts-button.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** Company, the top navigation (without entries: SH-13), search, publish warning, notifications, keyboard help, user. SH-08 to SH-13 */
export function TopBar() {
  const t = usePhrases(shellPhrases);
  return (
    <header className={styles.bar} data-unprinted>
      <div className={styles.start}>
        <MobileNavigation />
        <CompanySelector />
      </div>
      <nav id="top-navigation" aria-label={t('topNavigation')} hidden />
      <SearchTrigger />
      <div className={styles.end}>
        <PublishWarning />
        <NoticesButton />
        <span className={styles.keyboardOnly}>
          <ShortcutsButton />
        </span>
        <UserMenu />
      </div>
    </header>
  );
}
