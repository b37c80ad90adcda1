import {
  channelSale,
  type GuestChannel,
  type GuestList,
  guestPage,
  lostCategories,
  type MenuBlob,
  type Path,
} from '@servery/domain';
import { useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';

export function channelOf(list: GuestList): GuestChannel {
  return list === 'kioskCategories' ? 'KIOSK' : 'ONLINE';
}

/** The list that an entity of a guest page is in, by its path. */
export function guestListIn([list]: Path): GuestList {
  return list === 'kioskCategories' ? list : 'onlineCategories';
}

/** The draft as guests of a channel read it. */
export function useGuestPage(channel: GuestChannel) {
  const menu = useMenu((draft) => draft);
  return useMemo(() => guestPage(menu, channel), [menu, channel]);
}

/** The categories that the draft sells on a channel and guests find nowhere; computed when typing pauses. */
export function useLost(channel: GuestChannel) {
  const menu: MenuBlob = useDeferredValue(useMenu((draft) => draft));
  return useMemo(() => lostCategories(menu, channel), [menu, channel]);
}

export function useChannelSale(channel: GuestChannel) {
  const menu = useMenu((draft) => draft);
  return channelSale(menu, channel);
}

/** `Pizza › Signature`, by the id of a category. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const departments = useMenu((menu) => menu.departments);
  const categories = useMenu((menu) => menu.categories);
  return useMemo(() => {
    const department = new Map(departments.map(({ id, info }) => [id, info.name]));
    return new Map(
      categories.map((category) => {
        const names = [department.get(category.department), category.info.name];
        return [category.id, names.filter(Boolean).join(' › ')];
      }),
    );
  }, [departments, categories]);
}

export function useOfferNames(): ReadonlyMap<string, string> {
  const offers = useMenu((menu) => menu.offers);
  return useMemo(() => new Map(offers.map(({ id, info }) => [id, info.name])), [offers]);
}
