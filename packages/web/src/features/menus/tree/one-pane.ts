import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react';

/** Pixels that a tree takes with a page beside it in which a table or the prices of an item have room. */
const roomForTwo = 720;

const OnePaneContext = createContext(false);

/** Says for everything below whether the tree and the chosen entry are pages of their own. */
export const OnePaneProvider = OnePaneContext.Provider;

export function useIsOnePane(): boolean {
  return useContext(OnePaneContext);
}

/** Whether the element has no room for the tree and a page beside it: on a phone, and on a tablet beside an open sidebar. */
export function useLacksRoom(split: RefObject<HTMLElement | null>): boolean {
  const [lacksRoom, setLacksRoom] = useState(false);
  useLayoutEffect(() => {
    const element = split.current;
    if (element === null) return;
    const look = () => setLacksRoom(element.clientWidth < roomForTwo);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [split]);
  return lacksRoom;
}
