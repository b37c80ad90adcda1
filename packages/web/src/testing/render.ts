import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import * as browser from 'vitest-browser-react';

/** The test that began with an empty page. */
let begun = '';

/** Takes away the elements of an earlier test. */
export async function emptyPage(): Promise<void> {
  await browser.cleanup();
  begun = runningTest();
}

/**
 * Renders at once: code that reads right after it finds the first state. In a production build of React a render is put off otherwise.
 * Files of tests share the page; where the runner has left out their setup, it is emptied here.
 */
export async function render(...given: Parameters<typeof browser.render>): ReturnType<typeof browser.render> {
  if (begun !== runningTest()) await emptyPage();
  return flushSync(() => browser.render(...given));
}

/** The same for a hook. */
export const renderHook: typeof browser.renderHook = (...given) => flushSync(() => browser.renderHook(...given));

function runningTest(): string {
  const { testPath, currentTestName } = expect.getState();
  return `${testPath}: ${currentTestName}`;
}
