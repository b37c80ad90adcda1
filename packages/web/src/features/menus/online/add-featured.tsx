import { Modal } from '@mantine/core';
import type { MenuItem } from '@servery/domain';
import { salesText } from '@servery/words';
import { useDeferredValue, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { ImageThumb } from '../../../images/image-thumb.tsx';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { bestFirst, useUnitsSold } from '../../../sales/use-units-sold.ts';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './online.module.css';
import { useCategoryNames, useChannelSale } from './use-guest-page.ts';

const mostShown = 30;
/** The head of a dialog is no second banner of the page. */
const asPart = { header: { role: 'none' } } as const;

/** Chooses an item that is sold online and not featured yet, best sellers first. */
export function AddFeatured({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(onlineLayoutPhrases);
  const { companyId } = useEditor().level;
  const [query, setQuery] = useState('');
  const sold = useUnitsSold();
  const found = bestFirst(useFound(useDeferredValue(query)), sold);
  const names = useCategoryNames();
  const edit = useEditMenu();
  const handleChoose = ({ id, department, category }: MenuItem) => {
    edit((menu) => {
      menu.onlineFeaturedItems.push({ departmentId: department, categoryId: category, itemId: id });
    });
    onClose();
  };
  const more = found.length - mostShown;
  return (
    <Modal opened onClose={onClose} title={t('featureTitle')} attributes={asPart}>
      <Stack gap={3}>
        <SearchInput isWide autoFocus label={t('featureSearch')} value={query} onChange={setQuery} />
        <ul className={styles.choices}>
          {found.slice(0, mostShown).map((item) => (
            <li key={item.id}>
              <button type="button" className={styles.choice} onClick={() => handleChoose(item)}>
                <span className={styles.choicePicture}>
                  <ImageThumb companyId={companyId} imageId={item.info.imageId} />
                </span>
                <Stack as="span" place="shrink">
                  <b>{item.info.name}</b>
                  <Muted as="span" small>
                    {names.get(item.category)}
                    {sold.has(item.id) && `, ${t('featureSold', { units: salesText('sold', sold.get(item.id) ?? 0) })}`}
                  </Muted>
                </Stack>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <Muted>{t('featureNone')}</Muted>}
        {more > 0 && <Muted small>{t('featureMore', { count: more })}</Muted>}
      </Stack>
    </Modal>
  );
}

/** Items with every typed word in their name or in that of their category. */
function useFound(query: string): readonly MenuItem[] {
  const items = useMenu((menu) => menu.items);
  const featured = useMenu((menu) => menu.onlineFeaturedItems);
  const sale = useChannelSale('ONLINE');
  const names = useCategoryNames();
  const typed = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const taken = new Set(featured.map(({ itemId }) => itemId));
  return items.filter(({ id, category, info }) => {
    const text = `${info.name} ${names.get(category) ?? ''}`.toLocaleLowerCase();
    return !taken.has(id) && typed.every((word) => text.includes(word)) && sale.reasonsOf(id).length === 0;
  });
}
