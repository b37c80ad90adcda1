import type { Offer, Path } from '@servery/domain';
import { useChangeMenu, useMenu } from '../../../editing/kinds/menu-document.ts';

export function useOffer(id: string): Offer | undefined {
  return useMenu((menu) => menu.offers.find((offer) => offer.id === id));
}

export function offerPath(id: string): Path {
  return ['offers', { id }];
}

/** Changes offers of the draft; one step of undo. */
export function useEditOffers(): (ids: readonly string[], update: (offer: Offer) => Offer) => void {
  const change = useChangeMenu();
  return (ids, update) => {
    const chosen = new Set(ids);
    change((menu) => ({
      ...menu,
      offers: menu.offers.map((offer) => (chosen.has(offer.id) ? update(offer) : offer)),
    }));
  };
}
