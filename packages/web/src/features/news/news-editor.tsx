import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ArticleList } from '../../news/article-list.tsx';
import type { Article } from '../../news/news.ts';
import { newsEditorPhrases } from '../../phrases/news-editor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useReportUnsaved } from '../../session/unsaved-work.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { Page } from '../../ui/layout/page.tsx';
import { SaveBar } from '../../ui/layout/save-bar.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticlesPanel } from './articles-panel.tsx';
import { ClashNotes } from './clash-notes.tsx';
import styles from './news.module.css';
import { blankArticle, moveArticle, replaceArticle } from './news-draft.ts';
import { useArticleErrors } from './use-article-errors.ts';
import { useNewsDraft } from './use-news-draft.ts';

type NewsEditorProps = Parameters<typeof useNewsDraft>[0] & { readonly header: ReactNode };

/** The list at the left, the chosen article beside it, and home as it would look. */
export function NewsEditor({ header, ...start }: NewsEditorProps) {
  const t = usePhrases(newsEditorPhrases);
  const draft = useNewsDraft(start);
  const [chosenId, choose] = useState<string | undefined>(draft.articles[0]?.id);
  const [isTried, setTried] = useState(false);
  const errors = useArticleErrors(draft.articles, draft.errors, isTried);
  useLeaving(draft.count > 0);
  const chosen = draft.articles.find(({ id }) => id === chosenId) ?? draft.articles[0];
  const add = () => {
    const article = blankArticle();
    draft.change([article, ...draft.articles]);
    choose(article.id);
  };
  const save = () => {
    setTried(true);
    const [first] = errors.wrong;
    if (first !== undefined) return choose(first);
    return draft.save();
  };
  const remove = async (article: Article) => {
    const message = t('removeText', { title: article.title || t('untitled') });
    const answer = await confirm({ title: t('removeTitle'), message, accept: t('delete'), level: 'danger' });
    if (answer === 'accept') draft.change(draft.articles.filter(({ id }) => id !== article.id));
  };
  const discard = async () => {
    const message = t('discardText', { count: draft.count });
    const answer = await confirm({ title: t('discardTitle'), message, accept: t('discard') });
    if (answer === 'accept') draft.discard();
  };
  const isStuck = isTried && errors.wrong.length > 0;
  return (
    <Page
      onCanvas
      foot={
        <SaveBar
          count={draft.count}
          isSaving={draft.isSaving}
          onSave={save}
          onDiscard={discard}
          note={isStuck ? t('fix', { count: errors.count }) : t('kept')}
        />
      }
    >
      {header}
      <ClashNotes clashes={draft.clashes} onSettle={draft.settle} />
      <div className={styles.columns}>
        <ArticlesPanel
          articles={draft.articles}
          chosenId={chosen?.id}
          wrong={new Set(isTried ? errors.wrong : [])}
          onChoose={choose}
          onMove={(id, by) => draft.change(moveArticle(draft.articles, id, by))}
          onAdd={add}
        />
        {chosen ? (
          <Changing>
            <ArticleForm
              key={`${chosen.id}-${draft.revision}`}
              article={chosen}
              errors={errors.of(chosen.id)}
              onChange={(article) => draft.change(replaceArticle(draft.articles, article))}
              onRemove={() => remove(chosen)}
            />
          </Changing>
        ) : (
          <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
        )}
        <Panel title={t('preview')}>
          <ArticleList articles={draft.articles} />
        </Panel>
      </div>
    </Page>
  );
}

/** Leaving with changes asks; the draft stays on this computer all the same. */
function useLeaving(isDirty: boolean): void {
  const t = usePhrases(newsEditorPhrases);
  useReportUnsaved(isDirty);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty || current.pathname === next.pathname) return false;
      const answer = await confirm({
        title: t('leaveTitle'),
        message: t('leaveText'),
        accept: t('leave'),
        cancel: t('stay'),
      });
      return answer !== 'accept';
    },
    enableBeforeUnload: () => isDirty,
  });
}
