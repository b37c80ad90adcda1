import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when the palette has closed: back to where it was when it opened, or to the page that was gone to, since the element that
 * had the focus may have left with the page before.
 * @returns moves the focus there
 */
export function useFocusAfter(isOpen: boolean): () => void {
  const before = useRef<{ readonly element: Element | null; readonly path: string } | null>(null);
  useEffect(() => {
    if (isOpen) before.current = { element: document.activeElement, path: window.location.pathname };
  }, [isOpen]);
  return () => {
    const { element, path } = before.current ?? { element: null, path: '' };
    const isBack = window.location.pathname === path && element instanceof HTMLElement && element.isConnected;
    const target = isBack && element !== document.body ? element : document.getElementById('content');
    target?.focus({ preventScroll: true });
  };
}
