import type { ComponentProps } from 'react';
import { useDocumentLevel } from '../../../editing/document/document-level.ts';
import { useActiveMenu } from '../../../menus/active-menu.ts';
import { menuScreenAt } from '../../../menus/menu-screens.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { type ActiveLevel, useActiveLevel } from '../../../session/level/active-level.ts';
import { useSession } from '../../../session/session-store.ts';
import { FrameSlot } from '../../../ui/frame/frame-slot.tsx';
import { LevelBanner } from '../../../ui/layout/page/level-banner.tsx';
import { usePagePath } from '../use-page-path.ts';
import { editsLevel } from './breadcrumb-area.ts';

/** On pages that edit a level: which one, and how many stores it reaches. */
export function LevelLine() {
  const pathname = usePagePath();
  const level = useActiveLevel();
  const name = useLevelName(level);
  const { canSave } = useDocumentLevel();
  if (!editsLevel(pathname)) return null;
  const banner = { level: level.kind, name, isReadOnly: !canSave, children: <FrameSlot name="banner-end" /> };
  return menuScreenAt(pathname) ? (
    <MenuBanner {...banner} locations={level.locations} />
  ) : (
    <LevelBanner {...banner} reach={level.locations.length} />
  );
}

type MenuBannerProps = Omit<ComponentProps<typeof LevelBanner>, 'reach'> & Pick<ActiveLevel, 'locations'>;

/** A menu reaches those stores of the level that it is assigned to. */
function MenuBanner({ locations, ...banner }: MenuBannerProps) {
  const active = useActiveMenu();
  const assignedTo = new Set(active.state === 'ready' ? active.menu.assignedTo : []);
  return <LevelBanner {...banner} reach={locations.filter(({ id }) => assignedTo.has(id)).length} />;
}

function useLevelName(level: ActiveLevel): string {
  const t = usePhrases(shellPhrases);
  const { userCompanyName } = useSession();
  return level.kind === 'here' ? t('overrideName', { company: userCompanyName, location: level.name }) : level.name;
}
