import { type DrawnBox, type KioskInches, type TouchSize, touchSize } from '@servery/domain';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The targets that guests touch on the menu of a kiosk. */
export const TOUCH_TARGETS = ['category', 'tile', 'next'] as const;
export type TouchTarget = (typeof TOUCH_TARGETS)[number];
export type TouchSizes = readonly (TouchSize & { readonly target: TouchTarget })[];

/** The smallest drawn target of each kind, in millimeters of a kiosk; measured again whenever the drawn kiosk changes. */
export function useTouchSizes(frame: RefObject<HTMLElement | null>, inches: KioskInches): TouchSizes {
  const [drawn, setDrawn] = useState<Drawn>({ screenWidth: 1, boxes: [] });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () =>
      setDrawn((before) => {
        const now = measured(element);
        return JSON.stringify(before) === JSON.stringify(now) ? before : now;
      });
    measure();
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    sizes.observe(element);
    changes.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [frame]);
  const { screenWidth, boxes } = drawn;
  return boxes.map(({ target, ...box }) => ({ target, ...touchSize(box, { screenWidth, inches }) }));
}

interface Drawn {
  readonly screenWidth: number;
  readonly boxes: readonly (DrawnBox & { readonly target: TouchTarget })[];
}

function measured(element: HTMLElement): Drawn {
  const kiosk = element.firstElementChild ?? element;
  const boxes = TOUCH_TARGETS.flatMap((target) => {
    const rects = [...element.querySelectorAll(`[data-touch="${target}"]`)].map((one) => one.getBoundingClientRect());
    if (rects.length === 0) return [];
    const width = Math.min(...rects.map((one) => one.width));
    return [{ target, width, height: Math.min(...rects.map((one) => one.height)) }];
  });
  return { screenWidth: kiosk.clientWidth, boxes };
}
