import { create } from 'zustand';

export const SHOP_PARTS = ['MENU', 'ITEM', 'ORDER', 'POP_UP', 'EMAIL'] as const;
export type ShopPart = (typeof SHOP_PARTS)[number];

/** The part of the shop that the preview shows: where somebody edits, or the part that was chosen. */
export const useShownPart = create<{ readonly part: ShopPart }>(() => ({ part: 'MENU' }));

export function showPart(part: ShopPart): void {
  useShownPart.setState({ part });
}
