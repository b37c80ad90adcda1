import { useEffect } from 'react';
import { useClientSize } from '../../../session/client-size.ts';
import { setCollapsed, setSettling } from './sidebar-store.ts';

const narrow = 1200;
const delay = 1500;

/** SH-05: 1.5 s after the first load a window narrower than 1200 px collapses the sidebar automatically. */
export function useAutoCollapse(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettling(false);
      if (useClientSize.getState().width < narrow) setCollapsed(true);
    }, delay);
    return () => {
      clearTimeout(timer);
      setSettling(true);
    };
  }, []);
}
