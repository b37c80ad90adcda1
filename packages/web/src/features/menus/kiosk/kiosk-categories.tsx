import { Button } from '@mantine/core';
import { withKioskCategories, withoutKioskCategories } from '@servery/domain';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useChangeMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import { listKey, selectRow, useListSelection } from '../../../editing/list/list-selection.ts';
import { kioskMenuPhrases } from '../../../phrases/menus/kiosk-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import type { KioskPresses } from '../../../previews/kiosk/kiosk-screens.tsx';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { newEntityId } from '../new-entity-id.ts';
import { CategoriesTable } from '../online/categories-table.tsx';
import { LostItems } from '../online/lost-items.tsx';
import { OnlineCategoryForm } from '../online/online-category-form.tsx';
import { KioskPreview } from './kiosk-preview.tsx';
import { KioskViews } from './kiosk-views.tsx';

const list = 'kioskCategories';
const lists = [{ list: [list], form: OnlineCategoryForm }] as const;

/** The categories of the kiosk, where it does not show those of the online shop. */
export function KioskCategories() {
  const t = usePhrases(kioskMenuPhrases);
  const hasOwn = useMenu((menu) => menu.kioskCategories !== undefined);
  const selected = useListSelection((chosen) => (chosen.list === listKey([list]) ? chosen.id : null));
  const [shownId, show] = useState<string | null>(null);
  const [itemId, press] = useState<string | null>(null);
  const handlePress = (id: string, item: string | null) => {
    show(id);
    press(item);
    if (hasOwn) selectRow([list], id);
  };
  const selectedId = selected === null ? shownId : String(selected);
  const presses: KioskPresses = {
    itemId,
    onCategory: (id) => handlePress(id, null),
    onItem: (id, categoryId) => handlePress(categoryId, id),
  };
  return (
    <ListPage
      title={t('title')}
      sections={[list]}
      lists={lists}
      actions={<KioskViews />}
      preview={<KioskPreview selectedId={selectedId} presses={presses} />}
    >
      {hasOwn ? (
        <>
          <LostItems list={list} />
          <CategoriesTable list={list} />
          <FollowOnline />
        </>
      ) : (
        <EmptyState title={t('asOnline')} action={<GiveOwn />}>
          {t('asOnlineText')}
        </EmptyState>
      )}
    </ListPage>
  );
}

function GiveOwn() {
  const t = usePhrases(kioskMenuPhrases);
  const change = useChangeMenu();
  const mayEdit = useMayEdit([list]);
  if (!mayEdit) return null;
  return (
    <Button onClick={() => change((menu) => withKioskCategories(menu, () => newEntityId('kiosk')))}>
      {t('giveOwn')}
    </Button>
  );
}

function FollowOnline() {
  const t = usePhrases(kioskMenuPhrases);
  const change = useChangeMenu();
  const mayEdit = useMayEdit([list]);
  if (!mayEdit) return null;
  const handleFollow = async () => {
    const question = { title: t('followTitle'), message: t('followText'), accept: t('follow') };
    if ((await confirm(question)) === 'accept') change(withoutKioskCategories);
  };
  return (
    <div>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
        onClick={handleFollow}
      >
        {t('follow')}
      </Button>
    </div>
  );
}
