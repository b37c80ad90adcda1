import { Button } from '@mantine/core';
import { PUSH_LIMITS, PUSH_PLACEHOLDERS, pushProblems } from '@servery/domain';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Fields } from '../../ui/layout/pane/section.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { LinkField } from './link-field.tsx';
import type { PushAudienceAnswer } from './push-calls.ts';
import { namedStores, usePush } from './push-words.ts';
import type { PushDraft } from './use-push-draft.ts';

type MessageFieldsProps = { readonly draft: PushDraft; readonly audience: PushAudienceAnswer | undefined };

/** Title and text with the parts filled in for each guest, and the target of a tap. */
export function MessageFields({ draft, audience }: MessageFieldsProps) {
  const t = usePush();
  const { content, errors, change } = draft;
  const wrong = pushProblems(content).find(({ field }) => field === 'text' && content.text.trim() !== '');
  const insert = (placeholder: string) =>
    change({ text: `${content.text}${/\S$/.test(content.text) ? ' ' : ''}${placeholder}` });
  return (
    <Fields title={t('message')}>
      <TextField
        label={t('messageTitle')}
        mark={<Used count={content.title.length} most={PUSH_LIMITS.title} />}
        value={content.title}
        maxLength={PUSH_LIMITS.title}
        error={errors['body.title']}
        onChange={(title) => change({ title })}
      />
      <Stack gap={2}>
        <TextField
          label={t('text')}
          mark={<Used count={content.text.length} most={PUSH_LIMITS.text} />}
          value={content.text}
          maxLength={PUSH_LIMITS.text}
          lines={3}
          error={errors['body.text'] ?? wrong?.message}
          onChange={(text) => change({ text })}
        />
        <Row gap={2} wrap>
          <Row as="section" gap={2} wrap aria-label={t('placeholders')}>
            {PUSH_PLACEHOLDERS.map((placeholder) => (
              <Button key={placeholder} size="xs" onClick={() => insert(placeholder)}>
                {placeholder}
              </Button>
            ))}
          </Row>
          <Text tone="faint" size="sm">
            {t('filledIn')}
          </Text>
        </Row>
      </Stack>
      <LinkField value={content.opens} error={errors['body.opens']} onChange={(opens) => change({ opens })} />
      {content.opens && audience && <LinkState audience={audience} />}
    </Fields>
  );
}

function Used({ count, most }: { readonly count: number; readonly most: number }) {
  const t = usePush();
  return (
    <Text tone={count > most ? 'bad' : 'faint'} size="sm">
      {t('used', { count, most })}
    </Text>
  );
}

/** Whether its target exists, in words. */
function LinkState({ audience: { link } }: { readonly audience: PushAudienceAnswer }) {
  const t = usePush();
  if (link.length === 0)
    return (
      <Text as="p" tone="muted" size="sm" role="status">
        {t('linkRight')}
      </Text>
    );
  return (
    <div role="status">
      {link.map(({ problem, ...stores }) => (
        <Text as="p" key={problem} tone="bad" size="sm">
          {t(`linkProblem.${problem}`, { stores: namedStores(t, stores) })}
        </Text>
      ))}
      <Text as="p" tone="muted" size="sm">
        {t('linkLeftOut')}
      </Text>
    </div>
  );
}
