import { Button } from '@mantine/core';
import { IconHammer } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, reasonOf, unwrap } from '../../../api/api-result.ts';
import { type Answer, call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { faultWords } from '../../../phrases/faults.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { mobileAppPhrases } from '../../../phrases/settings/mobile-app.ts';
import { mayAt } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { UnavailableButton } from '../../../ui/actions/unavailable-button.tsx';
import { type State, StateTag } from '../../../ui/data/state-tag.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { LeadsToChange } from '../../../ui/read-only/read-only.tsx';
import styles from './mobile-builds.module.css';

type MobileBuild = Answer<'listMobileBuilds'>['builds'][number];

const runningMillis = 2_000;

function mobileBuildsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.mobileBuilds(companyId),
    queryFn: async ({ signal }) => {
      const query = { companyId, accountId: companyId };
      const result = await call('listMobileBuilds', { query, signal, isBackground: true });
      if (result.status === 'failed' && result.code === 'NOT_CONFIGURED') return null;
      return unwrap(result).builds;
    },
    retry: (count, error) => count < 2 && error instanceof ApiError && error.failure.status !== 'failed',
    refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? runningMillis : false),
  });
}

function isRunning({ state }: MobileBuild): boolean {
  return state === 'QUEUED' || state === 'BUILDING';
}

/** MA-04, MA-05: builds of the company's app with their state and log, and the button that orders one. */
export function MobileBuilds() {
  const t = usePhrases(mobileAppPhrases);
  const session = useSession();
  const query = useQuery(mobileBuildsQuery(session.userCompanyId));
  const { data } = query;
  if (data === null)
    return (
      <Section title={t('build')}>
        <EmptyState title={t('noBuildService')}>{t('buildText')}</EmptyState>
      </Section>
    );
  const mayBuild = mayAt(session, ['ACCESS_CONFIGURATION_OPTIONS'], null);
  return (
    <Section
      title={t('builds')}
      hint={t('buildHint')}
      actions={
        data && (
          <LeadsToChange>
            <BuildButton isRunning={data.some(isRunning)} mayBuild={mayBuild} />
          </LeadsToChange>
        )
      }
    >
      {!data || query.isError ? (
        <LoadState query={query} failed={[t('buildsFailed'), t('buildsFailedHint')]} rows={3} />
      ) : data.length === 0 ? (
        <EmptyState title={t('noBuilds')}>{t('noBuildsHint')}</EmptyState>
      ) : (
        <ul className={styles.builds} aria-label={t('builds')}>
          {data.map((build) => (
            <Build key={build.buildId} build={build} isFirst={build === data[0]} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type BuildButtonProps = { readonly isRunning: boolean; readonly mayBuild: boolean };

function BuildButton({ isRunning: isBusy, mayBuild }: BuildButtonProps) {
  const t = usePhrases(mobileAppPhrases);
  const { userCompanyId: companyId } = useSession();
  const queries = useQueryClient();
  const [isOrdering, setOrdering] = useState(false);
  const icon = <IconHammer size={16} stroke={1.75} aria-hidden />;
  const order = async () => {
    setOrdering(true);
    const result = await call('buildMobileApp', { query: { companyId, accountId: companyId } });
    await queries.invalidateQueries({ queryKey: keys.mobileBuilds(companyId) });
    setOrdering(false);
    if (result.status === 'ok') notify.success(t('ordered'));
    else if (result.status === 'conflict') notify.info(t('buildBusy'));
    else {
      const words = result.status === 'failed' ? faultWords(result.code) : reasonOf(result);
      notify.error(words ?? t('orderFailed'));
    }
  };
  if (!mayBuild || isBusy)
    return (
      <UnavailableButton icon={icon} reason={t(mayBuild ? 'buildBusy' : 'buildForbidden')}>
        {t('buildNow')}
      </UnavailableButton>
    );
  return (
    <Button leftSection={icon} loading={isOrdering} onClick={() => void order()}>
      {t('buildNow')}
    </Button>
  );
}

const states: Readonly<Record<MobileBuild['state'], State>> = {
  QUEUED: 'waiting',
  BUILDING: 'running',
  FAILED: 'failed',
  DONE: 'live',
};

/** A build that runs, or that failed last, shows its log at once. */
function Build({ build, isFirst }: { readonly build: MobileBuild; readonly isFirst: boolean }) {
  const t = usePhrases(mobileAppPhrases);
  const { state, version, startedAt, finishedAt, log } = build;
  const times = finishedAt
    ? t('finishedAt', { started: formatDateTime(startedAt), finished: formatDateTime(finishedAt) })
    : t('startedAt', { time: formatDateTime(startedAt) });
  return (
    <li>
      <Stack gap={2}>
        <Row gap={3} lineGap={1} wrap>
          <Text weight="medium">{t('buildVersion', { version })}</Text>
          <span role="status">
            <StateTag state={states[state]} label={t(`state.${state}`)} />
          </span>
          <Text tone="faint" size="sm">
            {times}
          </Text>
        </Row>
        <details open={isFirst && (isRunning(build) || state === 'FAILED')}>
          <summary>{t('log')}</summary>
          {log === '' ? (
            <Text as="p" tone="muted" size="sm">
              {t('emptyLog')}
            </Text>
          ) : (
            <section className={styles.log} aria-label={t('logOf', { version })}>
              <pre>{log}</pre>
            </section>
          )}
        </details>
      </Stack>
    </li>
  );
}
