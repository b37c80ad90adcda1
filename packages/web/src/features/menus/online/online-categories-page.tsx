import { ListPage } from '../../../editing/list/list-page.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { OnlineOnly } from '../../../session/level/online-only.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { FeaturedItems } from './featured-items.tsx';
import { LostItems } from './lost-items.tsx';
import { OnlineCategoryForm } from './online-category-form.tsx';
import { OnlinePreview } from './online-preview.tsx';

const lists = [{ list: ['onlineCategories'], form: OnlineCategoryForm }] as const;

/** RT-60, KR-33, OC-05: the page of the online shop, in its order. */
export function OnlineCategoriesPage() {
  const t = usePhrases(onlineLayoutPhrases);
  return (
    <OnlineOnly title={t('title')} text={t('notOnlineText')}>
      <MenuEditor>
        <ListPage
          title={t('title')}
          sections={['onlineCategories', 'onlineFeaturedItems']}
          lists={lists}
          preview={<OnlinePreview />}
        >
          <LostItems list="onlineCategories" />
          <CategoriesTable list="onlineCategories" />
          <FeaturedItems />
        </ListPage>
      </MenuEditor>
    </OnlineOnly>
  );
}
