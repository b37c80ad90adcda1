import { newOnlineCategory, type OnlineCategory } from '../entities/online-categories.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { type GuestChannel, guestCategories, guestListOf, type LostCategory, lostCategories } from './guest-page.ts';

interface Repair {
  readonly channel: GuestChannel;
  /** For a category that is made. */
  readonly newId: () => string;
}

/**
 * The menu with a lost category where guests find it: the hidden category that names it is shown, else it joins the one beside
 * it, else it gets a category of its own.
 */
export function withFound(menu: MenuBlob, lost: LostCategory, repair: Repair): MenuBlob {
  const { category, hiddenIn, beside } = lost;
  const categories = guestCategories(menu, repair.channel);
  if (hiddenIn) return withCategories(menu, repair.channel, edited(categories, hiddenIn, { visible: true }));
  if (beside) {
    const categoryIds = [...beside.categoryIds, category.id];
    return withCategories(menu, repair.channel, edited(categories, beside, { categoryIds }));
  }
  const own = newOnlineCategory({ id: repair.newId(), name: category.info.name, categoryIds: [category.id] });
  return withCategories(menu, repair.channel, [...categories, own]);
}

/** The menu in which guests find every lost category again; the lost categories of one department come together. */
export function withAllFound(menu: MenuBlob, repair: Repair): MenuBlob {
  const lost = lostCategories(menu, repair.channel);
  return lost.reduce((repaired, { category: { id } }) => {
    const now = lostCategories(repaired, repair.channel).find(({ category }) => category.id === id);
    return now ? withFound(repaired, now, repair) : repaired;
  }, menu);
}

function edited(
  categories: readonly OnlineCategory[],
  { id }: OnlineCategory,
  change: Partial<OnlineCategory>,
): readonly OnlineCategory[] {
  return categories.map((category) => (category.id === id ? { ...category, ...change } : category));
}

/** A kiosk that shows the online categories is repaired there. */
function withCategories(menu: MenuBlob, channel: GuestChannel, categories: readonly OnlineCategory[]): MenuBlob {
  return { ...menu, [guestListOf(menu, channel)]: [...categories] };
}
