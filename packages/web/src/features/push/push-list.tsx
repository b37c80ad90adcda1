import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '../../api/call.ts';
import { type State, StateTag } from '../../ui/data/state-tag.tsx';
import { formatDate } from '../../ui/dates.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { PhoneLine } from '../../ui/layout/brand/phone-line.tsx';
import { Section } from '../../ui/layout/pane/section.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import styles from './push.module.css';
import type { PushMessage } from './push-calls.ts';
import { type SayPush, shareOf, usePush } from './push-words.ts';

type PushListProps = {
  readonly query: UseQueryResult<Answer<'listPushNotifications'>>;
  /** The one that is open. */
  readonly openId: string | undefined;
  readonly onMore: () => void;
};

const states: Readonly<Record<PushMessage['state'], State>> = {
  DRAFT: 'never',
  SCHEDULED: 'scheduled',
  SENDING: 'running',
  SENT: 'live',
  STOPPED: 'held',
};

export function PushState({ message: { state } }: { readonly message: Pick<PushMessage, 'state'> }) {
  const t = usePush();
  return <StateTag state={states[state]} label={t(`state.${state}`)} />;
}

/** Earlier messages and those to come, with their results. */
export function PushList({ query, openId, onMore }: PushListProps) {
  const t = usePush();
  const keep = useKeepInAddress();
  const { data } = query;
  if (!data || query.isError)
    return (
      <Section title={t('earlier')}>
        <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={4} />
      </Section>
    );
  const { messages, total } = data;
  if (messages.length === 0)
    return (
      <Section title={t('earlier')}>
        <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
      </Section>
    );
  return (
    <Section title={t('earlier')}>
      <div className={styles.list}>
        <DataTable
          label={t('earlier')}
          columns={columnsOf(t, openId)}
          rows={messages}
          rowKey={({ id }) => id}
          rowName={(message) => nameOf(t, message)}
          isOrdered
          density="two-lines"
          onOpen={({ id }) => void keep({ message: id })}
        />
      </div>
      <Row gap={3}>
        <Text tone="faint" size="sm" role="status">
          {total > messages.length
            ? t('shownOf', { count: messages.length, total })
            : t('shown', { count: messages.length })}
        </Text>
        {total > messages.length && (
          <Button size="sm" onClick={onMore}>
            {t('more')}
          </Button>
        )}
      </Row>
    </Section>
  );
}

function nameOf(t: SayPush, { title }: Pick<PushMessage, 'title'>): string {
  return title.trim() || t('untitled');
}

function columnsOf(t: SayPush, openId: string | undefined): readonly DataColumn<PushMessage>[] {
  const none = '–';
  return [
    {
      id: 'message',
      title: t('column'),
      width: 'minmax(150px, 2fr)',
      cell: (message) => (
        <Stack place="shrink">
          <Text weight={message.id === openId ? 'semibold' : 'medium'} clip title={nameOf(t, message)}>
            {nameOf(t, message)}
          </Text>
          <Text tone="faint" size="sm" clip>
            {message.text || none}
          </Text>
          <PhoneLine>{message.results ? `${t('sent')} ${count(message.results.sent)}` : t('state.DRAFT')}</PhoneLine>
        </Stack>
      ),
    },
    {
      id: 'date',
      title: t('dateColumn'),
      width: '124px',
      hideOnPhone: true,
      cell: (message) => formatDate(message.beginsAt ?? message.changedAt),
    },
    { id: 'state', title: t('state'), width: '118px', cell: (message) => <PushState message={message} /> },
    {
      id: 'sent',
      title: t('sent'),
      width: '76px',
      align: 'right',
      hideOnPhone: true,
      cell: ({ results }) => (results ? count(results.sent) : none),
    },
    {
      id: 'opened',
      title: t('opened'),
      width: '76px',
      align: 'right',
      hideOnPhone: true,
      cell: ({ results }) =>
        results && results.sent > 0 ? t('share', { share: shareOf(results.opened, results.sent) }) : none,
    },
    {
      id: 'failed',
      title: t('failedCount'),
      width: '76px',
      align: 'right',
      hideOnPhone: true,
      cell: ({ results }) => (results ? count(failedOf(results)) : none),
    },
  ];
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function failedOf({ failed }: NonNullable<PushMessage['results']>): number {
  return failed.reduce((sum, one) => sum + one.count, 0);
}
