import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { isFramed } from '../framed.ts';

type SidebarState = {
  readonly isCollapsed: boolean;
  /** The one open group; null when all are closed, undefined when the current page decides. SH-02 */
  readonly openGroup: string | null | undefined;
  /** Until it has had its time to collapse automatically: a narrow page lies beside the collapsed one, and below it until then. SH-05 */
  readonly isSettling: boolean;
};

/** Kept per browser session; collapsed from the start inside a frame. SH-06, SH-07 */
export const useSidebar = create<SidebarState>()(
  persist((): SidebarState => ({ isCollapsed: isFramed(), openGroup: undefined, isSettling: true }), {
    name: 'servery.sidebar',
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ isCollapsed }) => ({ isCollapsed }),
  }),
);

export function setCollapsed(isCollapsed: boolean): void {
  useSidebar.setState({ isCollapsed });
}

export function setSettling(isSettling: boolean): void {
  useSidebar.setState({ isSettling });
}

export function openOnly(openGroup: string | null | undefined): void {
  useSidebar.setState({ openGroup });
}
