import { Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { lazy, Suspense } from 'react';
import type { Article } from '../../news/news.ts';
import { newsEditorPhrases } from '../../phrases/news-editor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Panel } from '../../ui/data/panel.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SkeletonLines } from '../../ui/messages/skeletons.tsx';
import styles from './news.module.css';
import type { ArticleErrors } from './news-draft.ts';

const RichTextField = lazy(() => import('./rich-text-field.tsx'));

type ArticleFormProps = {
  readonly article: Article;
  readonly errors: ArticleErrors;
  readonly onChange: (article: Article) => void;
  readonly onRemove: () => void;
};

export function ArticleForm({ article, errors, onChange, onRemove }: ArticleFormProps) {
  const t = usePhrases(newsEditorPhrases);
  const change = (part: Partial<Article>) => onChange({ ...article, ...part });
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
        <TextField
          label={t('title')}
          value={article.title}
          maxLength={200}
          error={errors.title}
          onChange={(title) => change({ title })}
        />
        <TextField
          label={t('displayTitle')}
          hint={t('displayTitleHint')}
          value={typeof article.displayTitle === 'string' ? article.displayTitle : ''}
          maxLength={200}
          error={errors.displayTitle}
          onChange={(displayTitle) => change({ displayTitle })}
        />
        <Dates article={article} errors={errors} onChange={change} />
        <SwitchField
          label={t('active')}
          hint={t('activeHint')}
          value={article.status === 'ACTIVE'}
          onChange={(isActive) => change({ status: isActive ? 'ACTIVE' : 'DRAFT' })}
        />
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <RichTextField
            label={t('content')}
            value={article.content}
            error={errors.content}
            onChange={(content) => change({ content })}
          />
        </Suspense>
      </div>
    </Panel>
  );
}

type DatesProps = {
  readonly article: Article;
  readonly errors: ArticleErrors;
  readonly onChange: (part: Partial<Article>) => void;
};

/** From a moment on, through the end of a day; both in the reader's own time. */
function Dates({ article, errors, onChange }: DatesProps) {
  const t = usePhrases(newsEditorPhrases);
  const start = dayjs(article.publishDate);
  const end = article.expirationDate ? dayjs(article.expirationDate).format('YYYY-MM-DD') : '';
  return (
    <div className={styles.pair}>
      <Field label={t('publishDate')} error={errors.publishDate}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            size="md"
            value={start.isValid() ? start.format('YYYY-MM-DDTHH:mm') : ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ publishDate: value === '' ? '' : dayjs(value).toISOString() })
            }
          />
        )}
      </Field>
      <Field label={t('expirationDate')} hint={t('expirationHint')} error={errors.expirationDate}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            size="md"
            value={end}
            onChange={({ currentTarget: { value } }) =>
              onChange({ expirationDate: value === '' ? null : dayjs(value).endOf('day').toISOString() })
            }
          />
        )}
      </Field>
    </div>
  );
}
