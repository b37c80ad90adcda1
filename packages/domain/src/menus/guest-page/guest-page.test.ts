import { describe, expect, test } from 'vitest';
import { buildItem, buildMenu } from '../../testing/build-menu.ts';
import { newAvailability } from '../availability/availability.ts';
import { channelSale } from '../availability/channel-sale.ts';
import { newCategory } from '../entities/categories.ts';
import { newInfo } from '../entities/info.ts';
import { newOnlineCategory } from '../entities/online-categories.ts';
import { lowestPrice } from '../pricing/lowest-price.ts';
import { guestPage, lostCategories } from './guest-page.ts';

const page = (menu = buildMenu(), channel: 'ONLINE' | 'KIOSK' = 'ONLINE') =>
  guestPage(menu, channel).map(({ category, sold, offers, hidden }) => ({
    id: category.id,
    shows: [...sold.map(({ id }) => id), ...offers.map(({ id }) => id)],
    hidden,
  }));

describe('the page as guests read it', () => {
  test('OC-01 OC-02 OC-03 a category shows items of the menu, or offers', () => {
    expect(page()).toEqual([
      { id: 'web-pizza', shows: expect.arrayContaining(['supreme', 'margherita']), hidden: null },
      { id: 'web-deals', shows: ['bundle'], hidden: null },
    ]);
  });

  test('what is inactive or not sold on the channel is not shown; what is closed at this hour is', () => {
    const items = [
      buildItem({ id: 'off', info: newInfo({ name: 'Off', status: 'INACTIVE' }) }),
      buildItem({ id: 'counter', availability: newAvailability({ online: false }) }),
      buildItem({
        id: 'lunch',
        availability: newAvailability({ limitDays: { enabled: true, days: [6] } }),
      }),
    ];
    const menu = buildMenu({ items });
    expect(page(menu)[0]?.shows).toEqual(['lunch']);
    expect(page(menu, 'KIOSK')[0]?.shows).toEqual(['counter', 'lunch']);
    expect(channelSale(menu, 'ONLINE').reasonsOf('off')).toMatchObject([{ code: 'STATUS' }]);
    expect(channelSale(menu, 'ONLINE').reasonsOf('counter')).toMatchObject([{ code: 'CHANNEL' }]);
  });

  test('at a moment what is closed then is not shown', () => {
    const lunch = buildItem({
      id: 'lunch',
      availability: newAvailability({ limitDays: { enabled: true, days: [6] } }),
    });
    const shown = (dayOfWeek: number) =>
      guestPage(buildMenu({ items: [lunch] }), 'KIOSK', { dayOfWeek, seconds: 43_200 })[0]?.sold.length;
    expect([shown(6), shown(1)]).toEqual([1, 0]);
  });

  test('a change of a category is seen although the items are the same', () => {
    const menu = buildMenu();
    expect(channelSale(menu, 'ONLINE').reasonsOf('supreme')).toEqual([]);
    const categories = menu.categories.map((category) => ({
      ...category,
      availability: newAvailability({ online: false }),
    }));
    expect(channelSale({ ...menu, categories }, 'ONLINE').reasonsOf('supreme')).toMatchObject([{ code: 'CHANNEL' }]);
  });

  test('items are listed in the order of their department', () => {
    const menu = buildMenu();
    const departments = menu.departments.map((department) => ({ ...department, items: ['margherita', 'supreme'] }));
    expect(page({ ...menu, departments })[0]?.shows.slice(0, 2)).toEqual(['margherita', 'supreme']);
  });

  test('OC-04 a subheader is shown above the categories that follow; one that is replaced, or hidden, is not', () => {
    const subheader = newOnlineCategory({ id: 'line', name: 'Pizza', categoryType: 'SUBHEADER' });
    const [pizza, deals] = buildMenu().onlineCategories;
    if (!pizza || !deals) throw new Error('The menu has two online categories.');
    const under = (line: typeof subheader) =>
      guestPage(buildMenu({ onlineCategories: [pizza, line, deals] }), 'ONLINE').map((one) => one.isUnderSubheader);
    expect(under(subheader)).toEqual([false, false, true]);
    expect(under({ ...subheader, used: false })).toEqual([false, false, false]);
    expect(under({ ...subheader, visible: false })).toEqual([false, false, false]);
  });

  test('why a category is not seen', () => {
    const onlineCategories = [
      newOnlineCategory({ id: 'hidden', name: 'Hidden', visible: false, categoryIds: ['signature'] }),
      newOnlineCategory({ id: 'empty', name: 'Empty' }),
      newOnlineCategory({ id: 'gone', name: 'Gone', categoryIds: ['gone'] }),
      newOnlineCategory({ id: 'line', name: 'Line', categoryType: 'SUBHEADER', used: false }),
    ];
    expect(page(buildMenu({ onlineCategories })).map(({ hidden }) => hidden)).toEqual([
      'INVISIBLE',
      'EMPTY',
      'NOTHING_SOLD',
      'UNUSED',
    ]);
  });

  test('a kiosk shows the online categories until it has its own', () => {
    expect(page(buildMenu(), 'KIOSK').map(({ id }) => id)).toEqual(['web-pizza', 'web-deals']);
    const own = [newOnlineCategory({ id: 'kiosk', name: 'Kiosk', categoryIds: ['sodas'] })];
    expect(page(buildMenu({ kioskCategories: own }), 'KIOSK')).toEqual([
      { id: 'kiosk', shows: ['cola'], hidden: null },
    ]);
    expect(page(buildMenu({ kioskCategories: own })).map(({ id }) => id)).toEqual(['web-pizza', 'web-deals']);
  });
});

describe('what guests find nowhere', () => {
  const lost = (menu: ReturnType<typeof buildMenu>) =>
    lostCategories(menu, 'ONLINE').map(({ category, items, hiddenIn, beside }) => [
      category.id,
      items.map(({ id }) => id),
      hiddenIn?.id,
      beside?.id,
    ]);

  test('a category of the menu that no online category names', () => {
    expect(lost(buildMenu())).toEqual([['sodas', ['cola'], undefined, undefined]]);
  });

  test('the category of its department is the place for it', () => {
    const menu = buildMenu();
    const deep = newCategory({ id: 'deep', department: 'pizza', name: 'Deep' });
    const categories = [...menu.categories, deep];
    const items = [buildItem({ id: 'detroit', category: 'deep' })];
    expect(lost({ ...menu, categories, items })).toEqual([['deep', ['detroit'], undefined, 'web-pizza']]);
  });

  test('one that a hidden category names', () => {
    const menu = buildMenu();
    const onlineCategories = menu.onlineCategories.map((one) => ({ ...one, visible: false }));
    expect(lost({ ...menu, onlineCategories })[0]?.slice(2)).toEqual(['web-pizza', undefined]);
  });

  test('what is featured, or not sold online, is not missed', () => {
    const menu = buildMenu();
    const cola = { departmentId: 'drinks', categoryId: 'sodas', itemId: 'cola' };
    expect(lost({ ...menu, onlineFeaturedItems: [cola] })).toEqual([]);
    const items = menu.items.map((item) => ({ ...item, availability: newAvailability({ online: false }) }));
    expect(lost({ ...menu, items })).toEqual([]);
  });
});

describe('the price before anything is chosen', () => {
  const sale = { scheme: 'dine-in', channel: 'ONLINE', at: { dayOfWeek: 1, seconds: 0 } } as const;

  test('is the least of all variants, and says that others cost more', () => {
    const menu = buildMenu();
    const item = buildItem();
    const shown = lowestPrice(menu, item, sale);
    expect(shown?.isFrom).toBe(true);
    expect(shown?.cents).toBeGreaterThan(0);
  });

  test('an item without a price has none, although it may be sold', () => {
    const item = buildItem({ pricing: [] });
    expect(lowestPrice(buildMenu({ items: [item] }), item, sale)).toBeUndefined();
  });
});
