import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SavesRunHost } from '../../editing/overrides/many/saves-run-host.tsx';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { isActing } from '../../session/acting.ts';
import { SessionReadOnly } from '../../session/session-read-only.tsx';
import { useSession, useSessionStore } from '../../session/session-store.ts';
import { FrameSlot } from '../../ui/frame/frame-slot.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { isScreenAllowed } from '../navigation/screen-rights.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useAutoCollapse } from './sidebar/use-auto-collapse.ts';
import { SessionPromptHost } from './signed-in/session-prompt-host.tsx';
import { useKeepAlive } from './signed-in/use-keep-alive.ts';
import { useTracking } from './signed-in/use-tracking.ts';
import { breadcrumbArea, editsLevel } from './top-bar/breadcrumb-area.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { usePagePath } from './use-page-path.ts';

const ActingBanner = lazy(() => import('./signed-in/acting-banner.tsx').then((m) => ({ default: m.ActingBanner })));
const ScreenNotAllowed = lazy(() =>
  import('../../editing/page/screen-not-allowed.tsx').then((m) => ({ default: m.ScreenNotAllowed })),
);
/** Home has neither: they come with the first page that has. */
const Breadcrumbs = lazy(() => import('./top-bar/breadcrumbs.tsx').then((m) => ({ default: m.Breadcrumbs })));
const LevelLine = lazy(() => import('./top-bar/level-line.tsx').then((m) => ({ default: m.LevelLine })));

/** The frame around every page of a signed-in user. */
export function Shell() {
  const isSignedIn = useSessionStore((state) => state.session !== null);
  return isSignedIn ? <Frame /> : null;
}

/** They keep their room while they load, so that the page below them stays where it is. */
function Lines() {
  const pathname = usePagePath();
  if (breadcrumbArea(pathname) === null) return null;
  return (
    <Suspense fallback={<div className={styles.linesRoom} data-level={editsLevel(pathname) || undefined} />}>
      <Breadcrumbs />
      <LevelLine />
    </Suspense>
  );
}

/** The page of the address, where it is for this person. */
function Screen() {
  const pathname = usePagePath();
  return isScreenAllowed(pathname, useSession()) ? (
    <Outlet />
  ) : (
    <Suspense fallback={null}>
      <ScreenNotAllowed />
    </Suspense>
  );
}

function Frame() {
  const t = usePhrases(shellPhrases);
  const isActingNow = isActing(useSession());
  useAutoCollapse();
  useKeepAlive();
  useTracking();
  return (
    <div className={styles.shell} data-flows>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Sidebar />
      <Stack place="fill">
        {isActingNow && (
          <Suspense fallback={null}>
            <ActingBanner />
          </Suspense>
        )}
        <TopBar />
        <Lines />
        <FrameSlot name="banner" />
        <main id="content" className={styles.content} tabIndex={-1} data-flows>
          <SessionReadOnly>
            <Screen />
          </SessionReadOnly>
        </main>
      </Stack>
      <PaletteHost />
      <SavesRunHost />
      <SessionPromptHost />
    </div>
  );
}
