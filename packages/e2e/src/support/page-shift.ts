import type { Page } from '@playwright/test';

/** The share of the window that may move on its own while a page opens: half of the share that the guidelines for the web call good. */
export const mostShift = 0.05;

interface PageShift {
  readonly sum: number;
  /** The parts that moved, each with its share. */
  readonly parts: readonly string[];
}

/** How far the part in sight has moved on its own since the page began to load; moves after a key, a click or a resize do not count. */
export function shiftOf(page: Page): Promise<PageShift> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const moves = observer.takeRecords().filter((entry) => Reflect.get(entry, 'hadRecentInput') === false);
    observer.disconnect();
    const shareOf = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'value'));
    const nodesOf = (entry: PerformanceEntry) => [...Reflect.get(entry, 'sources')].map(({ node }) => node);
    const nameOf = (node: unknown) => (node instanceof Node ? node.textContent?.trim().slice(0, 30) : 'gone');
    return {
      sum: moves.reduce((sum, entry) => sum + shareOf(entry), 0),
      parts: moves.map(
        (entry) =>
          `${shareOf(entry).toFixed(3)}: ${nodesOf(entry)
            .map((node) => `"${nameOf(node)}"`)
            .join(', ')}`,
      ),
    };
  });
}
