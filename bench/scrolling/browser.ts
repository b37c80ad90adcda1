import { chromium, type Page } from 'playwright';
import { browserLaunch } from '../../tools/src/browser.ts';

/** One page of a Chromium of its own. */
export interface BrowserPage {
  open(url: string): Promise<void>;
  /** The value that the script's promise brings. */
  run(script: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<BrowserPage> {
  const browser = await chromium.launch(browserLaunch());
  // The content policy of the console forbids scripts as text; it holds back only the measuring.
  const page: Page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (script) => page.evaluate(script),
    close: () => browser.close(),
  };
}
