import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { type ActiveLevel, useActiveLevel } from '../../session/active-level.ts';
import { useSession } from '../../session/session-store.ts';
import { FrameSlot } from '../../ui/frame/frame-slot.tsx';
import { LevelBanner } from '../../ui/layout/level-banner.tsx';
import { editsLevel } from './breadcrumb-area.ts';
import { usePagePath } from './use-page-path.ts';

/** On pages that edit a level: which one, and how many stores it reaches. */
export function LevelLine() {
  const pathname = usePagePath();
  const level = useActiveLevel();
  const name = useLevelName(level);
  if (!editsLevel(pathname)) return null;
  return (
    <LevelBanner level={level.level} name={name} reach={level.locations.length}>
      <FrameSlot name="banner-end" />
    </LevelBanner>
  );
}

function useLevelName(level: ActiveLevel): string {
  const t = usePhrases(shellPhrases);
  const { userCompanyName } = useSession();
  return level.level === 'here' ? t('overrideName', { company: userCompanyName, location: level.name }) : level.name;
}
