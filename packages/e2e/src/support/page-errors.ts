import type { Browser, BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** The messages that a journey may leave in the console of the browser, each with the reason. */
const allowed: readonly ((message: ConsoleMessage) => boolean)[] = [
  // The browser itself writes a line for every answer with a status from 400 on. Before the sign-in, at a wrong password, a
  // conflict or a field that is refused, a 4xx of the API is the answer that the journey is about.
  (message) =>
    /^Failed to load resource: the server responded with a status of 4\d\d /.test(message.text()) &&
    new URL(message.location().url).pathname.startsWith('/api/'),
  // A journey takes the connection away.
  (message) => message.text() === 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED',
];

/** Errors of the console and uncaught errors of every page of the browser, as they come; `stop` listens no longer. */
export function watchPageErrors(browser: Browser) {
  const errors: string[] = [];
  const handleMessage = (message: ConsoleMessage) => {
    if (message.type() !== 'error' || allowed.some((isAllowed) => isAllowed(message))) return;
    errors.push(`${message.text()} (${message.location().url})`);
  };
  const handleUncaught = (uncaught: WebError) => errors.push(`Uncaught: ${uncaught.error().stack ?? uncaught.error()}`);
  const handleContext = (context: BrowserContext) => {
    context.on('console', handleMessage);
    context.on('weberror', handleUncaught);
  };
  // Those of the worker are open already.
  browser.contexts().forEach(handleContext);
  browser.on('context', handleContext);
  const stop = () => {
    browser.off('context', handleContext);
    for (const context of browser.contexts()) context.off('console', handleMessage).off('weberror', handleUncaught);
  };
  return { errors, stop };
}
