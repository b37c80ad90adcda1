import { cleanList, withFields } from '../../configuration/clean-list.ts';
import type { Notice } from '../../configuration/configuration-kind.ts';
import type { FeaturedItem, OnlineCategory } from '../entities/online-categories.ts';
import type { GuestList } from '../guest-page/guest-page.ts';
import type { MenuBlob } from '../menu-blob.ts';

/** CL-61, CL-62, CL-66 */
export function cleanOnline(menu: MenuBlob, notices: Notice[]): MenuBlob {
  const { onlineCategories, kioskCategories, onlineFeaturedItems } = menu;
  const cleaned = (list: GuestList, categories: OnlineCategory[]) =>
    subheaders(list, filled(list, categories, notices), notices);
  return withFields(menu, {
    onlineCategories: cleaned('onlineCategories', onlineCategories),
    ...(kioskCategories && { kioskCategories: cleaned('kioskCategories', kioskCategories) }),
    onlineFeaturedItems: addedFirst(onlineFeaturedItems, notices),
  });
}

function filled(list: GuestList, categories: OnlineCategory[], notices: Notice[]): OnlineCategory[] {
  return cleanList(categories, (category) => {
    if (!isEmpty(category)) return category;
    const path = [list, { id: category.id }];
    notices.push({ code: 'CL-61', path, message: `${category.name} was empty and was removed.` });
    return undefined;
  });
}

function isEmpty({ categoryType, categoryIds, offers }: OnlineCategory): boolean {
  if (categoryType === 'SUBHEADER') return false;
  return (categoryType === 'MENU' ? categoryIds : offers).length === 0;
}

/** Only one subheader is in use: the last one; an original that others followed stays, unused. */
function subheaders(list: GuestList, categories: OnlineCategory[], notices: Notice[]): OnlineCategory[] {
  const used = categories.filter((category) => category.categoryType === 'SUBHEADER' && category.used);
  const replaced = new Set(used.slice(0, -1));
  for (const { id, name } of replaced) {
    const path = [list, { id }, 'used'];
    notices.push({ code: 'CL-62', path, message: `${name} was replaced by another subheader and is no longer used.` });
  }
  return cleanList(categories, (category) => (replaced.has(category) ? { ...category, used: false } : category));
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
