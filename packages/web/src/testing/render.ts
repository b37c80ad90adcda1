import { flushSync } from 'react-dom';
import * as browser from 'vitest-browser-react';

/** Renders at once: who reads right after it finds the first state. In a production build of React a render is put off otherwise. */
export function render(...given: Parameters<typeof browser.render>): ReturnType<typeof browser.render> {
  return flushSync(() => browser.render(...given));
}

/** The same for a hook. */
export const renderHook: typeof browser.renderHook = (...given) => flushSync(() => browser.renderHook(...given));
