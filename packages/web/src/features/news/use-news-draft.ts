import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ServerError } from '../../api/api-result.ts';
import { type Article, type News, newsQuery } from '../../news/news.ts';
import { newsEditorPhrases } from '../../phrases/news-editor.ts';
import { say } from '../../phrases/phrases.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { type KeptNews, keepNews } from './kept-news.ts';
import { type Clash, mergeNews } from './merge-news.ts';
import { countChanges, replaceArticle } from './news-draft.ts';
import { saveNews } from './save-news.ts';

type State = {
  readonly base: News;
  readonly articles: readonly Article[];
  readonly clashes: readonly Clash[];
  readonly errors: readonly ServerError[];
  /** Rises when articles change from outside of their fields, so that these start over. */
  readonly revision: number;
};

/** The news under edit: kept on this computer, saved as a whole, put together with what somebody else saved. */
export function useNewsDraft({ feed, draftKey, news, kept }: Start) {
  const cache = useQueryClient();
  const [state, setState] = useState(() => startOf(news, kept));
  const [isSaving, setSaving] = useState(false);
  const count = countChanges(state.base.articles, state.articles);
  useEffect(() => {
    const { base, articles } = state;
    keepNews(draftKey, count > 0 ? { version: base.version, base: base.articles, articles } : null);
  }, [draftKey, state, count]);

  const save = async () => {
    setSaving(true);
    const answer = await saveNews(feed, state.articles, state.base.version);
    setSaving(false);
    switch (answer.status) {
      case 'saved':
        cache.setQueryData(newsQuery(feed).queryKey, answer.news);
        notify.success(say(newsEditorPhrases, 'saved'));
        return setState((now) => afterSave(now, state.articles, answer.news));
      case 'conflict':
        notify.warning(say(newsEditorPhrases, 'merged'));
        return setState((now) => rebased(now, answer.theirs));
      case 'invalid':
        return setState((now) => ({ ...now, errors: answer.errors }));
      case 'failed':
        notify.error(say(newsEditorPhrases, 'saveFailed'));
    }
  };

  return {
    ...state,
    count,
    isSaving,
    save,
    change: (articles: readonly Article[]) => setState((now) => ({ ...now, articles, errors: [] })),
    discard: () => setState((now) => ({ ...startOf(now.base, undefined), revision: now.revision + 1 })),
    settle: (clash: Clash, takesTheirs: boolean) => setState((now) => settled(now, clash, takesTheirs)),
  };
}

type Start = {
  readonly feed: string;
  /** Under which this computer keeps the draft. */
  readonly draftKey: string;
  readonly news: News;
  readonly kept: KeptNews | undefined;
};

/** What stands, with what was left here laid over it. */
function startOf(news: News, kept: KeptNews | undefined): State {
  const start = { base: news, articles: news.articles, clashes: [], errors: [], revision: 0 };
  return kept
    ? rebased({ ...start, base: { articles: kept.base, version: kept.version }, articles: kept.articles }, news)
    : start;
}

function rebased(now: State, theirs: News): State {
  const merged = mergeNews({ base: now.base.articles, mine: now.articles, theirs: theirs.articles });
  return { ...now, ...merged, base: theirs, errors: [], revision: now.revision + 1 };
}

/** What was typed while the save was under way stays a change. */
function afterSave(now: State, sent: readonly Article[], saved: News): State {
  const isUntouched = now.articles === sent;
  return { ...now, base: saved, articles: isUntouched ? saved.articles : now.articles, clashes: [], errors: [] };
}

function settled(now: State, { id, theirs }: Clash, takesTheirs: boolean): State {
  const clashes = now.clashes.filter((clash) => clash.id !== id);
  if (!takesTheirs) return { ...now, clashes };
  const articles = theirs ? replaceArticle(now.articles, theirs) : now.articles.filter((article) => article.id !== id);
  return { ...now, clashes, articles, revision: now.revision + 1 };
}
