import { create } from 'zustand';

export const KIOSK_SCREENS = ['attract', 'menu', 'item'] as const;
export type KioskScreen = (typeof KIOSK_SCREENS)[number];

/** Which screen of the kiosk the preview shows: the one that is edited, or the chosen one. */
export const useShownScreen = create<{ readonly screen: KioskScreen }>(() => ({ screen: 'menu' }));

export const showAttract = () => useShownScreen.setState({ screen: 'attract' });
export const showMenu = () => useShownScreen.setState({ screen: 'menu' });
export const showItem = () => useShownScreen.setState({ screen: 'item' });
