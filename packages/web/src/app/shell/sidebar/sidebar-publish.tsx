import { IconCloudUp } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { useMayPublishSomewhere } from '../../../publishing/may-publish.ts';
import { useIsBuilt } from '../../../ui/frame/use-is-built.ts';
import { SidebarLink, type SidebarLinkProps } from './sidebar-link.tsx';

const menus = '/menu/publish';
const employment = '/employment/publish';
const screens: ReadonlySet<string> = new Set([menus, employment, '/publishStatus']);

/** After home: where one publishes, for those who may. */
export function SidebarPublish(props: SidebarLinkProps) {
  const t = usePhrases(shellPhrases);
  const isBuilt = useIsBuilt();
  const isHere = useLocation({ select: ({ pathname }) => screens.has(pathname) });
  const mayMenus = useMayPublishSomewhere('locations');
  const mayEmployment = useMayPublishSomewhere('employment');
  const path = mayMenus ? menus : employment;
  if (!(mayMenus || mayEmployment) || !isBuilt(path)) return null;
  return (
    <li>
      <SidebarLink {...props} path={path} name={t('publish')} icon={IconCloudUp} isHere={isHere} />
    </li>
  );
}
