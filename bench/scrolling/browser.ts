import { chromium, type Page } from 'playwright';

/** One page of a Chromium of its own. */
export interface BrowserPage {
  open(url: string): Promise<void>;
  /** The value that the script's promise brings. */
  run(script: string): Promise<unknown>;
  close(): Promise<void>;
}

const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export async function openBrowser(): Promise<BrowserPage> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: flags });
  // The content policy of the console forbids scripts as text; it holds back the measuring alone.
  const page: Page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (script) => page.evaluate(script),
    close: () => browser.close(),
  };
}
