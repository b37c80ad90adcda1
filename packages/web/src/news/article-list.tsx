import { newsPhrases } from '../phrases/news/news.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { formatDate } from '../ui/dates.ts';
import styles from './article-list.module.css';
import { ArticleWords } from './article-words.tsx';
import type { Article } from './news.ts';
import { visibleArticles } from './visible-articles.ts';

type ArticleListProps = {
  readonly articles: readonly Article[];
  /** The text where nothing is shown; the usual words are those of NW-01. */
  readonly empty?: string;
};

/** The articles that show now, as home shows them. */
export function ArticleList({ articles, empty }: ArticleListProps) {
  const t = usePhrases(newsPhrases);
  const shown = visibleArticles(articles, new Date());
  if (shown.length === 0) return <p className={styles.none}>{empty ?? t('none')}</p>;
  return shown.map((article) => <ArticleView key={article.id} article={article} />);
}

function ArticleView({ article }: { readonly article: Article }) {
  const { title, displayTitle, content, publishDate } = article;
  const heading = typeof displayTitle === 'string' && displayTitle !== '' ? displayTitle : title;
  return (
    <article className={styles.article}>
      {displayTitle !== false && <h3>{heading}</h3>}
      <div className={styles.words}>
        <ArticleWords html={content} />
      </div>
      <time dateTime={publishDate}>{formatDate(publishDate)}</time>
    </article>
  );
}
