import { type ReactNode, useState } from 'react';
import { RecordFormView, RecordNotices, useWrongNote } from '../../form-draft/record-form.tsx';
import { ArticleList } from '../../news/article-list.tsx';
import type { Article, News } from '../../news/news.ts';
import { newsEditorPhrases } from '../../phrases/news/news-editor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { Page } from '../../ui/layout/page/page.tsx';
import { SaveBar } from '../../ui/layout/page/save-bar.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticlesPanel } from './articles-panel.tsx';
import styles from './news.module.css';
import { blankArticle, countChanges, faultsOf, fieldsIn, moveArticle } from './news-draft.ts';
import { useNewsForm } from './use-news-form.ts';

type NewsEditorProps = { readonly feed: string; readonly news: News; readonly header: ReactNode };

/** The list at the left, the chosen article beside it, and home as it would look. */
export function NewsEditor({ feed, news, header }: NewsEditorProps) {
  const t = usePhrases(newsEditorPhrases);
  const form = useNewsForm(feed, news);
  const { articles } = form.entry;
  const [chosenId, choose] = useState<string | undefined>(articles[0]?.id);
  const chosen = articles.find(({ id }) => id === chosenId) ?? articles[0];
  const wrongNote = useWrongNote(form);
  const wrong = articles.filter((article) => fieldsIn(article).some((field) => form.errorOf(field) !== undefined));
  const set = (next: readonly Article[]) => form.change({ articles: next });
  const add = () => {
    const article = blankArticle();
    set([article, ...articles]);
    choose(article.id);
  };
  const save = () => {
    // Only the chosen article has its fields on the screen.
    const broken = articles.find((article) => faultsOf(article).length > 0);
    if (broken) choose(broken.id);
    return form.submit();
  };
  const remove = async (article: Article) => {
    const message = t('removeText', { title: article.title || t('untitled') });
    const answer = await confirm({ title: t('removeTitle'), message, accept: t('delete'), level: 'danger' });
    if (answer === 'accept') set(articles.filter(({ id }) => id !== article.id));
  };
  const count = countChanges(form.saved.articles, articles);
  const discard = async () => {
    const answer = await confirm({
      title: t('discardTitle'),
      message: t('discardText', { count }),
      accept: t('discard'),
    });
    if (answer === 'accept') form.memory.discard();
  };
  return (
    <RecordFormView form={form}>
      <Page
        onCanvas
        foot={
          <SaveBar
            count={count}
            isSaving={form.isBusy}
            onSave={save}
            onDiscard={discard}
            note={wrongNote || t('kept')}
          />
        }
      >
        {header}
        <RecordNotices form={form} hasSaveBar />
        <div className={styles.columns}>
          <ArticlesPanel
            articles={articles}
            chosenId={chosen?.id}
            wrong={new Set(wrong.map(({ id }) => id))}
            onChoose={choose}
            onMove={(id, by) => set(moveArticle(articles, id, by))}
            onAdd={add}
          />
          {chosen ? (
            <Changing>
              <ArticleForm
                key={`${chosen.id}-${form.revision}`}
                article={chosen}
                form={form}
                onRemove={() => remove(chosen)}
              />
            </Changing>
          ) : (
            <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
          )}
          <Panel title={t('preview')}>
            <ArticleList articles={articles} />
          </Panel>
        </div>
      </Page>
    </RecordFormView>
  );
}
