import { Button } from '@mantine/core';
import type { PushContent } from '@servery/domain';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { maySendPush } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { RefusedPage } from '../../ui/layout/page/refused-page.tsx';
import { Pane, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { type PushMessage, pushListQuery, pushMessageQuery } from './push-calls.ts';
import { PushComposer } from './push-composer.tsx';
import { PushList } from './push-list.tsx';
import { usePushPlaces } from './push-places.ts';
import { PushResults } from './push-results.tsx';
import { usePush } from './push-words.ts';
import { contentOf, newContent } from './use-push-draft.ts';

/** RT-99 PN-01: messages to guests, their audience and time, and the results of earlier messages. */
export function PushNotificationsPage() {
  const t = usePush();
  if (maySendPush(useSession())) return <PushNotifications />;
  return (
    <RefusedPage title={t('title')} refusal={t('forbidden')}>
      {t('forbiddenHint')}
    </RefusedPage>
  );
}

/** Messages that the list begins with, and how many more a press brings. */
const listStep = 10;
/** Keeps the line of a text that is not known yet: nothing moves when it comes. */
const emptyLine = '\u00a0';

function PushNotifications() {
  const t = usePush();
  const { userCompanyId } = useSession();
  const keep = useKeepInAddress();
  const { message: messageId } = useSearch({ strict: false });
  const [limit, setLimit] = useState(listStep);
  const [begun, setBegun] = useState<Begun>({ at: 0, content: null });
  const list = useQuery(pushListQuery(userCompanyId, limit));
  const begin = (content: PushContent | null) => {
    setBegun(({ at }) => ({ at: at + 1, content }));
    void keep({ message: undefined });
  };
  const provider = list.data?.provider;
  const actions = (
    <LeadsToChange>
      <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => begin(null)}>
        {t('newMessage')}
      </Button>
    </LeadsToChange>
  );
  const subtitle = provider ? t(`provider.${provider.kind}`, { project: provider.project ?? '' }) : emptyLine;
  const earlier = <PushList query={list} openId={messageId} onMore={() => setLimit(limit + listStep)} />;
  return (
    <Pane header={<PageHeader title={t('title')} subtitle={subtitle} actions={actions} />}>
      {messageId === undefined ? (
        <NewMessage key={begun.at} content={begun.content} canSend={provider?.kind !== 'NONE'}>
          {earlier}
        </NewMessage>
      ) : (
        <OpenedMessage id={messageId} canSend={provider?.kind !== 'NONE'} onAgain={begin}>
          {earlier}
        </OpenedMessage>
      )}
    </Pane>
  );
}

interface Begun {
  readonly at: number;
  /** The content that it is filled with; null: nothing yet. */
  readonly content: PushContent | null;
}

type PartProps = { readonly canSend: boolean; readonly children: React.ReactNode };

function NewMessage({ content, canSend, children }: PartProps & { readonly content: PushContent | null }) {
  const { id } = useActiveLevel();
  const places = usePushPlaces();
  const here = places.find((place) => place.id === id) ?? places[0];
  const [begun] = useState(() => content ?? newContent(here ? [here.id] : []));
  return (
    <PushComposer message={null} begun={begun} canSend={canSend}>
      {children}
    </PushComposer>
  );
}

type OpenedProps = PartProps & { readonly id: string; readonly onAgain: (content: PushContent) => void };

function OpenedMessage({ id, canSend, onAgain, children }: OpenedProps) {
  const t = usePush();
  const { userCompanyId } = useSession();
  const query = useQuery(pushMessageQuery(userCompanyId, id));
  const { data } = query;
  if (!data)
    return (
      <PaneMessage>
        <LoadState query={query} failed={[t('failed'), t('failedHint')]} missing={[t('missing'), t('missingHint')]} />
      </PaneMessage>
    );
  if (data.state === 'DRAFT')
    return (
      <PushComposer key={keyOf(data)} message={data} begun={contentOf(data)} canSend={canSend}>
        {children}
      </PushComposer>
    );
  return (
    <PushResults message={data} onAgain={() => onAgain({ ...contentOf(data), time: null })}>
      {children}
    </PushResults>
  );
}

/** A draft that somebody else saved is another one: the form is loaded again. */
function keyOf({ id }: PushMessage): string {
  return id;
}
