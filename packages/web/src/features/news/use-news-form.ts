import { useQueryClient } from '@tanstack/react-query';
import { type Answer, call, savedMeanwhile } from '../../api/call.ts';
import type { Sides } from '../../form-draft/merge-entries.ts';
import type { PlaceWords } from '../../form-draft/place-words.ts';
import type { RecordForm } from '../../form-draft/record-form-types.ts';
import type { RecordVersion } from '../../form-draft/record-state.ts';
import { useRecordForm } from '../../form-draft/use-record-form.ts';
import { type Article, type News, newsQuery, parseArticles } from '../../news/news.ts';
import { newsEditorPhrases } from '../../phrases/news/news-editor.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { newsRules } from './merge-news.ts';
import { faultsOf, fieldIn, fieldOfPath, type NewsEntry, newsSchema, toSave } from './news-draft.ts';

export type NewsForm = RecordForm<NewsEntry>;

/** NW-05: the news of a company or feed, saved as a whole. */
export function useNewsForm(feed: string, news: News): NewsForm {
  const t = usePhrases(newsEditorPhrases);
  const cache = useQueryClient();
  return useRecordForm<NewsEntry, Answer<'saveNews'>>({
    name: `news|${feed}`,
    schema: newsSchema,
    start: versionOf(news),
    rules: newsRules,
    problemsOf,
    fieldOf: fieldOfPath,
    wordsOf,
    send: ({ articles }, { ver }) => {
      const written = JSON.stringify(articles.map(toSave));
      return call('saveNews', {
        body: { companyId: feed, articles: written, ...(ver !== undefined && { version: ver }) },
      });
    },
    newerOf: (body) => {
      const newer = savedMeanwhile('getNews', body);
      return newer && versionOf(newsOf(newer));
    },
    savedAs: (saved) => versionOf(newsOf(saved)),
    onSaved: (saved) => {
      cache.setQueryData(newsQuery(feed).queryKey, newsOf(saved));
      notify.success(t('saved'));
    },
    failedText: t('saveFailed'),
  });
}

function newsOf({ articles, version }: Answer<'getNews'>): News {
  return { articles: parseArticles(articles), version };
}

function versionOf({ articles, version }: News): RecordVersion<NewsEntry> {
  return { entry: { articles: articles.map(toSave) }, ver: version };
}

function problemsOf({ articles }: NewsEntry): ReadonlyMap<string, string> {
  return new Map(
    articles.flatMap((article) =>
      faultsOf(article).map(({ field, word }) => [fieldIn(article, field), say(newsEditorPhrases, word)] as const),
    ),
  );
}

/** An article is called by its title, theirs if it has one. */
function wordsOf(id: string, { base, mine, theirs }: Sides<NewsEntry>): PlaceWords<NewsEntry> {
  const [titled] = [theirs, mine, base].flatMap((side) => articleIn(side, id)?.title || []);
  return {
    label: titled ?? say(newsEditorPhrases, 'untitled'),
    text: (entry) => {
      const article = articleIn(entry, id);
      return article ? inWords(article) : say(newsEditorPhrases, 'noArticle');
    },
  };
}

function articleIn({ articles }: NewsEntry, id: string): Article | undefined {
  return articles.find((article) => article.id === id);
}

/** Title, state and the beginning of the text. */
function inWords({ title, status, content }: Article): string {
  const state = say(newsEditorPhrases, status === 'ACTIVE' ? 'active' : 'stateDraft');
  const text = new DOMParser().parseFromString(content, 'text/html').body.textContent.trim();
  const start = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  return [title, state, start].filter(Boolean).join(' · ');
}

const longestText = 160;
