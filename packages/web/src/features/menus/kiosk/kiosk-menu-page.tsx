import { useState } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { usePreview } from '../../../editing/page/use-preview.tsx';
import { kioskMenuPhrases } from '../../../phrases/menus/kiosk-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { PaneMessage } from '../../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { KioskCategories } from './kiosk-categories.tsx';
import { KioskPreview } from './kiosk-preview.tsx';
import { KioskTable, type PressedOnKiosk } from './kiosk-table.tsx';
import { KioskViews, useShowsCategories } from './kiosk-views.tsx';

/** RT-104, KR-21: the items that the kiosk sells, why it does not sell the rest, and the kiosk itself. */
export function KioskMenuPage() {
  return (
    <MenuEditor>
      <KioskScreens />
    </MenuEditor>
  );
}

function KioskScreens() {
  return useShowsCategories() ? <KioskCategories /> : <KioskScreen />;
}

/** Pixels of the window that the table and the kiosk need beside each other. */
const roomForPreview = 1100;

function KioskScreen() {
  const t = usePhrases(kioskMenuPhrases);
  const hasItems = useMenu(({ items }) => items.length > 0);
  const [selectedId, select] = useState<string | null>(null);
  const [pressed, press] = useState<PressedOnKiosk | null>(null);
  const itemId = pressed?.itemId ?? null;
  const { beside, button, over, close } = usePreview(
    <KioskPreview
      selectedId={selectedId}
      presses={{
        itemId,
        onCategory: (sectionId) => handlePress({ sectionId, itemId: null }),
        onItem: (id, sectionId) => handlePress({ sectionId, itemId: id }),
      }}
    />,
    roomForPreview,
  );
  function handlePress(next: PressedOnKiosk) {
    select(next.sectionId);
    press(next);
    close();
  }
  return (
    <EditorPage
      title={t('title')}
      subtitle={t('hint')}
      isPane
      preview={beside}
      actions={
        <>
          <KioskViews />
          {button}
        </>
      }
    >
      {hasItems ? (
        <KioskTable pressed={pressed} onShow={select} />
      ) : (
        <PaneMessage>
          <EmptyState title={t('noItems')}>{t('noItemsHint')}</EmptyState>
        </PaneMessage>
      )}
      {over}
    </EditorPage>
  );
}
