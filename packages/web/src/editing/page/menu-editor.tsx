import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useActiveMenu } from '../../menus/active-menu.ts';
import type { MenuSummary } from '../../menus/menu-list.ts';
import { MenuSelector } from '../../menus/menu-selector.tsx';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { activeMenuPhrases } from '../../phrases/menus/active-menu.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { mayManageTemplates } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { ReadOnlyProvider, useIsReadOnly } from '../../ui/read-only/read-only.tsx';
import { menuDocument } from '../kinds/menu-document.ts';
import { DocumentEditor } from './document-editor.tsx';
import { LeaveHome } from './leave-home.tsx';

type MenuEditorProps = {
  readonly children: ReactNode;
  /** In the shape of the screen, while it loads. */
  readonly skeleton?: ReactNode;
};

/** Opens the menu that is worked on at the active level and lets the screen inside edit it. KE-10, KE-11, KE-14, KE-15 */
export function MenuEditor({ children, skeleton = <SkeletonTable rows={8} /> }: MenuEditorProps) {
  const t = usePhrases(activeMenuPhrases);
  const active = useActiveMenu();
  switch (active.state) {
    case 'loading':
      return <Page>{skeleton}</Page>;
    case 'no-menus':
      return <NoMenus />;
    case 'NO_MENU_SET':
      return <LeaveHome message={t('NO_MENU_SET')} />;
    case 'failed':
      return <LeaveHome message={say(configurationPhrases, 'menuFailed')} />;
    case 'ready':
      return (
        <OpenMenu key={active.menu.id} menu={active.menu} skeleton={skeleton}>
          {children}
        </OpenMenu>
      );
  }
}

type OpenMenuProps = MenuEditorProps & { readonly menu: MenuSummary };

function OpenMenu({ menu: { id: menuId, template }, skeleton, children }: OpenMenuProps) {
  const document = useMemo(() => menuDocument(menuId), [menuId]);
  const looksOn = useIsReadOnly();
  const mayManage = mayManageTemplates(useSession());
  const isReadOnly = template && !mayManage;
  return (
    <>
      <MenuSelector menuId={menuId} />
      <ReadOnlyProvider isReadOnly={looksOn || isReadOnly}>
        <DocumentEditor document={document} isReadOnly={isReadOnly} skeleton={skeleton}>
          {children}
        </DocumentEditor>
      </ReadOnlyProvider>
    </>
  );
}

function NoMenus() {
  const t = usePhrases(activeMenuPhrases);
  const open = (
    <Button component={Link} to="/menu/admin" variant="filled">
      {t('menusAdmin')}
    </Button>
  );
  return (
    <Page>
      <EmptyState title={t('noMenus')} action={open}>
        {t('noMenusHint')}
      </EmptyState>
    </Page>
  );
}
