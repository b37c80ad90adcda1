import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test';

/** What a journey may leave in the console of the browser, each with the reason. */
const allowed: readonly ((message: ConsoleMessage) => boolean)[] = [
  // The browser itself writes a line for every answer with a status from 400 on. Before the sign-in, at a wrong password, a
  // conflict or a field that is refused, a 4xx of the API is the answer that the journey is about.
  (message) =>
    /^Failed to load resource: the server responded with a status of 4\d\d /.test(message.text()) &&
    new URL(message.location().url).pathname.startsWith('/api/'),
];

/** Errors of the console and uncaught errors of every page of the browser, as they come; `stop` listens no longer. */
export function watchPageErrors(browser: Browser) {
  const errors: string[] = [];
  const handleContext = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() !== 'error' || allowed.some((isAllowed) => isAllowed(message))) return;
      errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (uncaught) => errors.push(`Uncaught: ${uncaught.error().stack ?? uncaught.error()}`));
  };
  browser.on('context', handleContext);
  return { errors, stop: () => browser.off('context', handleContext) };
}
