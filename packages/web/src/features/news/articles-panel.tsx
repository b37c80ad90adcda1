import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react';
import type { Article } from '../../news/news.ts';
import { type ArticleState, articleState } from '../../news/visible-articles.ts';
import { newsEditorPhrases } from '../../phrases/news/news-editor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { StateTag } from '../../ui/data/state-tag.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Changing } from '../../ui/read-only/read-only.tsx';
import styles from './news.module.css';

type ArticlesPanelProps = {
  readonly articles: readonly Article[];
  readonly chosenId: string | undefined;
  readonly wrong: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  readonly onMove: (id: string, by: number) => void;
  readonly onAdd: () => void;
};

/** The articles in the order in which home shows them. */
export function ArticlesPanel(props: ArticlesPanelProps) {
  const t = usePhrases(newsEditorPhrases);
  const add = (
    <Changing>
      <Button size="sm" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />} onClick={props.onAdd}>
        {t('add')}
      </Button>
    </Changing>
  );
  return (
    <Panel title={t('articles')} actions={add}>
      <ul>
        {props.articles.map((article, place) => (
          <ArticleRow key={article.id} {...props} article={article} place={place} />
        ))}
      </ul>
    </Panel>
  );
}

type ArticleRowProps = ArticlesPanelProps & { readonly article: Article; readonly place: number };

function ArticleRow({ article, place, articles, chosenId, wrong, onChoose, onMove }: ArticleRowProps) {
  const t = usePhrases(newsEditorPhrases);
  const title = article.title || t('untitled');
  return (
    <li className={styles.row} data-chosen={article.id === chosenId || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-current={article.id === chosenId ? 'true' : undefined}
        onClick={() => onChoose(article.id)}
      >
        <span className={styles.name}>{title}</span>
        {wrong.has(article.id) ? <StateTag state="failed" label={t('fix')} /> : <Standing article={article} />}
      </button>
      <Changing>
        <IconButton
          size="sm"
          label={t('up', { title })}
          disabled={place === 0}
          icon={<IconChevronUp size={16} stroke={1.75} aria-hidden />}
          onClick={() => onMove(article.id, -1)}
        />
        <IconButton
          size="sm"
          label={t('down', { title })}
          disabled={place === articles.length - 1}
          icon={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          onClick={() => onMove(article.id, 1)}
        />
      </Changing>
    </li>
  );
}

const looks = {
  draft: 'inactive',
  scheduled: 'scheduled',
  active: 'active',
  expired: 'inactive',
} as const satisfies Record<ArticleState, string>;
const words = {
  draft: 'stateDraft',
  scheduled: 'stateScheduled',
  active: 'stateActive',
  expired: 'stateExpired',
} as const satisfies Record<ArticleState, string>;

function Standing({ article }: { readonly article: Article }) {
  const t = usePhrases(newsEditorPhrases);
  const state = articleState(article, new Date());
  return <StateTag state={looks[state]} label={t(words[state], { date: formatDate(article.publishDate) })} />;
}
