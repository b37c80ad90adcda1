import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { Suspense } from 'react';
import type { Article } from '../../news/news.ts';
import { newsEditorPhrases } from '../../phrases/news/news-editor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { SkeletonLines } from '../../ui/messages/skeletons.tsx';
import { lazyPart } from '../../ui/until-loaded.ts';
import styles from './news.module.css';
import { type ArticleField, fieldIn, replaceArticle } from './news-draft.ts';
import type { NewsForm } from './use-news-form.ts';

const RichTextField = lazyPart(() => import('./rich-text-field.tsx'));

type ArticleFormProps = {
  readonly article: Article;
  readonly form: NewsForm;
  readonly onRemove: () => void;
};

export function ArticleForm({ article, form, onRemove }: ArticleFormProps) {
  const t = usePhrases(newsEditorPhrases);
  const withPart = (part: Partial<Article>) => ({
    articles: replaceArticle(form.entry.articles, { ...article, ...part }),
  });
  const textAt = (field: 'title' | 'displayTitle', value: string) =>
    form.textAt(fieldIn(article, field), value, (text) => withPart({ [field]: text }));
  const change = (part: Partial<Article>, field: ArticleField) => form.change(withPart(part), fieldIn(article, field));
  const remove = (
    <Button
      size="sm"
      variant="subtle"
      leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
      onClick={onRemove}
    >
      {t('remove')}
    </Button>
  );
  return (
    <Panel title={t('article')} actions={remove}>
      <div className={styles.form}>
        <TextField {...textAt('title', article.title)} label={t('title')} maxLength={200} />
        <TextField
          {...textAt('displayTitle', typeof article.displayTitle === 'string' ? article.displayTitle : '')}
          label={t('displayTitle')}
          hint={t('displayTitleHint')}
          maxLength={200}
        />
        <Dates article={article} form={form} onChange={change} />
        <SwitchField
          label={t('active')}
          hint={t('activeHint')}
          value={article.status === 'ACTIVE'}
          onChange={(isActive) => form.change(withPart({ status: isActive ? 'ACTIVE' : 'DRAFT' }), article.id)}
        />
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <RichTextField
            label={t('content')}
            value={article.content}
            error={form.errorOf(fieldIn(article, 'content'))}
            onChange={(content) => change({ content }, 'content')}
          />
        </Suspense>
      </div>
    </Panel>
  );
}

type DatesProps = {
  readonly article: Article;
  readonly form: NewsForm;
  readonly onChange: (part: Partial<Article>, field: ArticleField) => void;
};

/** From a moment on, through the end of a day; both in the reader's own time. */
function Dates({ article, form, onChange }: DatesProps) {
  const t = usePhrases(newsEditorPhrases);
  const start = dayjs(article.publishDate);
  const end = article.expirationDate ? dayjs(article.expirationDate).format('YYYY-MM-DD') : '';
  return (
    <Grid columns={{ min: 190 }} stretch gap={4}>
      <Field label={t('publishDate')} error={form.errorOf(fieldIn(article, 'publishDate'))}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            size="md"
            value={start.isValid() ? start.format('YYYY-MM-DDTHH:mm') : ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ publishDate: value === '' ? '' : dayjs(value).toISOString() }, 'publishDate')
            }
          />
        )}
      </Field>
      <Field
        label={t('expirationDate')}
        hint={t('expirationHint')}
        error={form.errorOf(fieldIn(article, 'expirationDate'))}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            size="md"
            value={end}
            onChange={({ currentTarget: { value } }) =>
              onChange(
                { expirationDate: value === '' ? null : dayjs(value).endOf('day').toISOString() },
                'expirationDate',
              )
            }
          />
        )}
      </Field>
    </Grid>
  );
}
