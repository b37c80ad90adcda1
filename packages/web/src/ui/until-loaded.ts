import { lazy } from 'react';

/** Milliseconds until code that did not come is asked for again. */
const patience = 2000;

/** Code that a part outside of every page needs: asked for until it comes. A failure there would take the whole console off the screen. */
export function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, patience));
    return untilLoaded(load);
  });
}

/** A part of the console that is loaded when it is first shown. */
export const lazyPart: typeof lazy = (load) => lazy(() => untilLoaded(load));
