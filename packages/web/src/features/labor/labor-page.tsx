import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { laborPhrases } from '../../phrases/people/labor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { mayMirrorLabor } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { PageHeader } from '../../ui/layout/page/page-header.tsx';
import { Pane, PaneMessage } from '../../ui/layout/pane/pane.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { LoadState } from '../../ui/messages/load-state.tsx';
import { LeadsToChange } from '../../ui/read-only/read-only.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { type LaborStatus, laborStatusQuery } from './labor-calls.ts';
import { LaborList } from './labor-list.tsx';
import { useLaborChanges } from './use-labor-changes.ts';

/** Ours beside theirs: the entries of the company that the labor service mirrors, those that wait and those that failed. */
export function LaborPage() {
  const t = usePhrases(laborPhrases);
  if (mayMirrorLabor(useSession())) return <Mirror />;
  return (
    <Pane header={<PageHeader title={t('title')} subtitle={t('subtitle')} back={<BackLink />} />}>
      <PaneMessage>
        <ErrorState title={t('forbidden')}>{t('forbiddenHint')}</ErrorState>
      </PaneMessage>
    </Pane>
  );
}

function BackLink() {
  const t = usePhrases(laborPhrases);
  return <Link to="/employment/employment">{t('back')}</Link>;
}

function Mirror() {
  const t = usePhrases(laborPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(laborStatusQuery(userCompanyId));
  const [isConnecting, setConnecting] = useState(false);
  const { data } = query;
  const isConnected = data?.isOn === true && data.locations.some((location) => location.isConnected);
  return (
    <Pane
      header={
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          back={<BackLink />}
          actions={isConnected && <Actions onConnect={() => setConnecting(true)} />}
        />
      }
    >
      {data ? (
        <Content status={data} isConnected={isConnected} onConnect={() => setConnecting(true)} />
      ) : (
        <PaneMessage>
          <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={8} />
        </PaneMessage>
      )}
      {isConnecting && data && <ConnectDialog locations={data.locations} onClose={() => setConnecting(false)} />}
    </Pane>
  );
}

function Actions({ onConnect }: { readonly onConnect: () => void }) {
  const t = usePhrases(laborPhrases);
  const { run } = useLaborChanges();
  return (
    <LeadsToChange>
      <Button leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />} onClick={run}>
        {t('run')}
      </Button>
      <Button variant="filled" onClick={onConnect}>
        {t('locations')}
      </Button>
    </LeadsToChange>
  );
}

type ContentProps = {
  readonly status: LaborStatus;
  readonly isConnected: boolean;
  readonly onConnect: () => void;
};

function Content({ status, isConnected, onConnect }: ContentProps) {
  const t = usePhrases(laborPhrases);
  if (isConnected) return <LaborList status={status} />;
  const connect = (
    <LeadsToChange>
      <Button variant="filled" onClick={onConnect}>
        {t('connect')}
      </Button>
    </LeadsToChange>
  );
  return (
    <PaneMessage>
      {status.isOn ? (
        <EmptyState title={t('noneConnected')} action={connect}>
          {t('noneConnectedHint')}
        </EmptyState>
      ) : (
        <EmptyState title={t('off')}>{t('offHint')}</EmptyState>
      )}
    </PaneMessage>
  );
}
