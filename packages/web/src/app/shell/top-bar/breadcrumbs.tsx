import { usePhrases } from '../../../phrases/phrases.ts';
import { navigationPhrases } from '../../../phrases/shell/navigation.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { FrameSlot } from '../../../ui/frame/frame-slot.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useCurrentPlace } from '../../navigation/use-navigation.ts';
import { usePagePath } from '../use-page-path.ts';
import { breadcrumbArea } from './breadcrumb-area.ts';
import styles from './breadcrumbs.module.css';
import { LevelSelector } from './level-selector.tsx';

/** Where the page lies, with the level and menu selectors at the right end. SH-14 to SH-24 */
export function Breadcrumbs() {
  const t = usePhrases(shellPhrases);
  const pathname = usePagePath();
  const area = breadcrumbArea(pathname);
  const { kind: level } = useActiveLevel();
  if (!area) return null;
  return (
    <div className={styles.line}>
      <nav aria-label={t('breadcrumbs')} className={styles.crumbs}>
        <Trail />
        <FrameSlot name="crumbs" />
      </nav>
      <Row gap={2} justify="end" place="fill">
        <span className={styles.facts}>
          <FrameSlot name="crumbs-end" />
        </span>
        {area === 'menu' && level === 'company' && <FrameSlot name="menu-selector" />}
        <LevelSelector />
      </Row>
    </div>
  );
}

function Trail() {
  const t = usePhrases(navigationPhrases);
  const place = useCurrentPlace();
  if (!place) return null;
  return (
    <>
      <span className={styles.area}>{t(`group.${place.group}`)}</span>
      <span className={styles.entry}>{t(place.entry)}</span>
    </>
  );
}
