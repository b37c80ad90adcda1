import { CompanySelector } from './company-selector.tsx';
import { HelpMenu } from './help-menu.tsx';
import { MobileNavigation } from './mobile-navigation.tsx';
import { PublishWarning } from './publish-warning.tsx';
import { SearchTrigger } from './search-trigger.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** Company, search, publish warning, help, user. SH-08 to SH-13 */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <MobileNavigation />
        <CompanySelector />
      </div>
      <SearchTrigger />
      <div className={styles.end}>
        <PublishWarning />
        <span className={styles.help}>
          <HelpMenu />
        </span>
        <UserMenu />
      </div>
    </header>
  );
}
