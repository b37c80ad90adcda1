import { useLocation, useParams } from '@tanstack/react-router';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { offersPhrases } from '../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { BackToTree } from '../forms/back-to-tree.tsx';
import styles from '../forms/menu-forms.module.css';
import { TreePanes } from '../tree/tree-panes.tsx';
import { OfferCalendar } from './list/offer-calendar.tsx';
import { OfferList } from './list/offer-list.tsx';
import { OffersTable } from './list/offers-table.tsx';

/** RT-61, RT-126 */
export function OffersPage() {
  const isChosen = Object.keys(useParams({ strict: false })).length > 0;
  const isAdding = useLocation({ select: ({ pathname }) => pathname.endsWith('/add') });
  return (
    <MenuEditor>
      <TreePanes tree={<OfferList />} isIndex={!isChosen && !isAdding} />
    </MenuEditor>
  );
}

const sections = ['offers'] as const;

/** All offers in a table, for actions on several at once. */
export function AllOffersPage() {
  const t = usePhrases(offersPhrases);
  return (
    <>
      <BackToTree screen="/menu/offers" />
      <EditorPage title={t('title')} subtitle={t('choose')} sections={sections}>
        <div className={styles.form}>
          <OffersTable />
          <OfferCalendar />
        </div>
      </EditorPage>
    </>
  );
}
