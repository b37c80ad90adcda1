import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

/** The places of the frame a screen may fill. */
export type FrameSlotName = 'crumbs' | 'crumbs-end' | 'menu-selector' | 'banner' | 'banner-end';

const useSlots = create<Partial<Record<FrameSlotName, HTMLElement | null>>>(() => ({}));

/** A place of the frame, kept open for the content that the screen puts there. */
export function FrameSlot({ name }: { readonly name: FrameSlotName }) {
  useLayoutEffect(() => () => useSlots.setState({ [name]: null }), [name]);
  return <span data-slot={name} style={{ display: 'contents' }} ref={(element) => hold(name, element)} />;
}

/** Puts `children` into a place of the frame while this is on the screen. */
export function IntoFrame({ slot, children }: { readonly slot: FrameSlotName; readonly children: ReactNode }) {
  const element = useSlots((slots) => slots[slot]);
  return element ? createPortal(children, element) : null;
}

function hold(name: FrameSlotName, element: HTMLElement | null): void {
  if (element && useSlots.getState()[name] !== element) useSlots.setState({ [name]: element });
}
