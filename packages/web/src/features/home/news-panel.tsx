import { ActionIcon } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { homePhrases } from '../../phrases/home.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Hint } from '../../ui/actions/hint.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { formatDate } from '../../ui/dates.ts';
import { useIsBuilt } from '../../ui/frame/use-is-built.ts';
import { SkeletonLines } from '../../ui/messages/skeletons.tsx';
import styles from './home.module.css';
import { type Article, newsQuery } from './news.ts';
import { plainParagraphs } from './plain-paragraphs.ts';
import { visibleArticles } from './visible-articles.ts';

type NewsPanelProps = {
  readonly title: string;
  /** A company, or the id of the provider's feed. */
  readonly companyId: string;
  readonly canConfigure: boolean;
};

/** HM-08 to HM-11 */
export function NewsPanel({ title, companyId, canConfigure }: NewsPanelProps) {
  const t = usePhrases(homePhrases);
  const { data, isPending } = useQuery(newsQuery(companyId));
  const articles = visibleArticles(data ?? [], new Date());
  return (
    <Panel title={title} actions={canConfigure && <Configure companyId={companyId} />}>
      {isPending && <div className={styles.waiting}>{<SkeletonLines lines={3} />}</div>}
      {!isPending && articles.length === 0 && <p className={styles.none}>{t('noNews')}</p>}
      {articles.map((article) => (
        <ArticleView key={article.id} article={article} />
      ))}
    </Panel>
  );
}

function Configure({ companyId }: { readonly companyId: string }) {
  const t = usePhrases(homePhrases);
  const navigate = useNavigate();
  const isBuilt = useIsBuilt();
  if (!isBuilt('/news/$companyId')) return null;
  const path: string = `/news/${companyId}`;
  return (
    <Hint label={t('configureNews')}>
      <ActionIcon size="sm" aria-label={t('configureNews')} onClick={() => navigate({ to: path })}>
        <IconSettings size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}

function ArticleView({ article }: { readonly article: Article }) {
  const { title, displayTitle, content, publishDate } = article;
  const heading = typeof displayTitle === 'string' && displayTitle !== '' ? displayTitle : title;
  return (
    <article className={styles.article}>
      {displayTitle !== false && <h3>{heading}</h3>}
      {plainParagraphs(content).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <time dateTime={publishDate}>{formatDate(publishDate)}</time>
    </article>
  );
}
