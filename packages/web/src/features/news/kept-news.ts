import { createStore, del, get, set } from 'idb-keyval';
import { z } from 'zod/mini';
import { type Article, parseArticles } from '../../news/news.ts';

/** A draft as this computer keeps it: what it changes, and what it was made from. */
export type KeptNews = {
  readonly version: number;
  readonly base: readonly Article[];
  readonly articles: readonly Article[];
};

const keptSchema = z.object({ version: z.number(), base: z.string(), articles: z.string() });

let opened: ReturnType<typeof createStore> | undefined;
function drafts() {
  opened ??= createStore('servery-news', 'drafts');
  return opened;
}

/** The draft that was left here; undefined where there is none, or the browser forbids storage. */
export async function recallNews(key: string): Promise<KeptNews | undefined> {
  try {
    const kept = z.safeParse(keptSchema, await get(key, drafts())).data;
    return kept && { version: kept.version, base: parseArticles(kept.base), articles: parseArticles(kept.articles) };
  } catch {
    return undefined;
  }
}

export function keepNews(key: string, kept: KeptNews | null): void {
  const work = kept
    ? set(
        key,
        { version: kept.version, base: JSON.stringify(kept.base), articles: JSON.stringify(kept.articles) },
        drafts(),
      )
    : del(key, drafts());
  work.catch((error: unknown) => console.error(error));
}
