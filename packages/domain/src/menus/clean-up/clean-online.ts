import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { Notice } from '../../configuration/configuration-kind.ts';
import type { MenuBlob } from '../menu-blob.ts';
import type { FeaturedItem, OnlineCategory } from '../online-categories.ts';

/** CL-61, CL-62, CL-66 */
export function cleanOnline(menu: MenuBlob, notices: Notice[]): MenuBlob {
  return withFields(menu, {
    onlineCategories: subheaders(filled(menu.onlineCategories, notices), notices),
    onlineFeaturedItems: addedFirst(menu.onlineFeaturedItems, notices),
  });
}

function filled(categories: OnlineCategory[], notices: Notice[]): OnlineCategory[] {
  return cleanList(categories, (category) => {
    if (!isEmpty(category)) return category;
    const path = ['onlineCategories', { id: category.id }];
    notices.push({ code: 'CL-61', path, message: `${category.name} is left empty; it was removed.` });
    return undefined;
  });
}

function isEmpty({ categoryType, categoryIds, offers }: OnlineCategory): boolean {
  if (categoryType === 'SUBHEADER') return false;
  return (categoryType === 'MENU' ? categoryIds : offers).length === 0;
}

/** The original is the first one. */
function subheaders(categories: OnlineCategory[], notices: Notice[]): OnlineCategory[] {
  const all = categories.filter(({ categoryType }) => categoryType === 'SUBHEADER');
  const [original] = all;
  if (!original?.used || all.length < 2) return categories;
  const path = ['onlineCategories', { id: original.id }, 'used'];
  notices.push({
    code: 'CL-62',
    path,
    message: `${original.name} is replaced by another subheader; it is unused now.`,
  });
  return cleanList(categories, (category) => (category === original ? { ...category, used: false } : category));
}

function addedFirst(featured: FeaturedItem[], notices: Notice[]): FeaturedItem[] {
  const seen = new Set<string>();
  const single = cleanList(featured, (entry) => {
    if (!seen.has(entry.itemId)) {
      seen.add(entry.itemId);
      return entry;
    }
    const path = ['onlineFeaturedItems', { by: 'itemId', value: entry.itemId }];
    notices.push({ code: 'CL-56', path, message: 'An item was featured twice.' });
    return undefined;
  });
  const added = single.filter((entry) => entry.$added === true);
  const isFirst = added.every((entry, index) => single[index] === entry);
  return isFirst ? single : [...added, ...single.filter((entry) => entry.$added !== true)];
}
