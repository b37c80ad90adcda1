import { Menu, VisuallyHidden } from '@mantine/core';
import { laborPhrases } from '../../phrases/people/labor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { DotsMenu } from '../../ui/actions/dots-menu.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { type State, StateTag } from '../../ui/data/state-tag.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useIsReadOnly } from '../../ui/read-only/read-only.tsx';
import type { DataColumn } from '../../ui/table/data-table-types.ts';
import type { LaborEntry, LaborLocation } from './labor-calls.ts';
import { useLaborChanges } from './use-labor-changes.ts';

/** The location of an entry by its name; people are the company's. */
export function usePlaceOf(locations: readonly LaborLocation[]): (entry: LaborEntry) => string {
  const t = usePhrases(laborPhrases);
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return ({ locationId }) => (locationId === null ? t('wholeCompany') : (names.get(locationId) ?? locationId));
}

export function useLaborColumns(
  locations: readonly LaborLocation[],
  onMatch: (entry: LaborEntry) => void,
): readonly DataColumn<LaborEntry>[] {
  const t = usePhrases(laborPhrases);
  const isReadOnly = useIsReadOnly();
  const placeOf = usePlaceOf(locations);
  const columns: readonly DataColumn<LaborEntry>[] = [
    {
      id: 'here',
      title: t('here'),
      width: 'minmax(180px, 1.4fr)',
      cell: (entry) => (
        <TwoLines first={entry.kind === 'LOCATION' ? placeOf(entry) : entry.name} second={<Kind entry={entry} />} />
      ),
    },
    {
      id: 'there',
      title: t('there'),
      width: 'minmax(180px, 1.4fr)',
      hideOnPhone: true,
      cell: (entry) => <There entry={entry} />,
    },
    {
      id: 'where',
      title: t('where'),
      width: 'minmax(120px, 1fr)',
      hideOnPhone: true,
      cell: (entry) => <Text tone="muted">{placeOf(entry)}</Text>,
    },
    {
      id: 'state',
      title: t('state'),
      width: '120px',
      cell: ({ state }) => <StateTag state={states[state][0]} label={t(states[state][1])} />,
    },
    {
      id: 'reason',
      title: t('reason'),
      width: 'minmax(180px, 1.6fr)',
      hideOnPhone: true,
      cell: ({ reason }) => (
        <Text tone="muted" size="sm" clip>
          {reason}
        </Text>
      ),
    },
  ];
  if (isReadOnly) return columns;
  const actions: DataColumn<LaborEntry> = {
    id: 'actions',
    title: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
    width: '40px',
    isStill: true,
    cell: (entry) => <Actions entry={entry} onMatch={onMatch} />,
  };
  return [...columns, actions];
}

function Kind({ entry: { kind, isGone } }: { readonly entry: LaborEntry }) {
  const t = usePhrases(laborPhrases);
  if (!isGone) return t(`kind.${kind}`);
  return `${t(`kind.${kind}`)} · ${t(kind === 'USER' ? 'goneUser' : 'gone')}`;
}

function There({ entry: { kind, externalId, theirName, isMatched } }: { readonly entry: LaborEntry }) {
  const t = usePhrases(laborPhrases);
  if (kind === 'LOCATION') return null;
  if (externalId === null) return <Text tone="muted">{t('notMatched')}</Text>;
  const id = t(isMatched ? 'matchedByHand' : 'idThere', { id: externalId });
  return <TwoLines first={theirName ?? t('notTold')} second={id} />;
}

const states = {
  SENT: ['active', 'sent'],
  WAITING: ['waiting', 'waiting'],
  FAILED: ['failed', 'failedState'],
} as const satisfies Record<LaborEntry['state'], readonly [State, string]>;

/** Everything of one entry, also the fields without room in the columns. */
export function LaborDetail({ entry, place }: { readonly entry: LaborEntry; readonly place: string }) {
  const t = usePhrases(laborPhrases);
  const { externalId, theirName, reason, attempts, nextAttemptAt, changedAt } = entry;
  return (
    <Facts>
      <Fact name={t('there')}>{theirName ?? t(externalId === null ? 'notMatched' : 'notTold')}</Fact>
      <Fact name={t('externalId')}>{externalId ?? t('none')}</Fact>
      <Fact name={t('where')}>{place}</Fact>
      {reason !== null && <Fact name={t('reason')}>{reason}</Fact>}
      {attempts > 0 && <Fact name={t('attempts')}>{attempts}</Fact>}
      {nextAttemptAt !== null && <Fact name={t('nextAttempt')}>{formatDateTime(nextAttemptAt)}</Fact>}
      <Fact name={t('changedAt')}>{formatDateTime(changedAt)}</Fact>
    </Facts>
  );
}

type ActionsProps = { readonly entry: LaborEntry; readonly onMatch: (entry: LaborEntry) => void };

function Actions({ entry, onMatch }: ActionsProps) {
  const t = usePhrases(laborPhrases);
  const { retry } = useLaborChanges();
  const canMatch = entry.kind !== 'LOCATION' && !entry.isGone;
  const canRetry = entry.state === 'FAILED';
  if (!canMatch && !canRetry) return null;
  return (
    <DotsMenu
      label={t('actionsOf', { name: entry.name })}
      items={() => (
        <>
          {canRetry && <Menu.Item onClick={() => retry([entry.id])}>{t('retry')}</Menu.Item>}
          {canMatch && <Menu.Item onClick={() => onMatch(entry)}>{t('match')}</Menu.Item>}
        </>
      )}
    />
  );
}

type TwoLinesProps = { readonly first: string; readonly second: React.ReactNode };

function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <Stack place="shrink">
      <Text weight="medium" clip>
        {first}
      </Text>
      <Text tone="faint" size="sm" clip>
        {second}
      </Text>
    </Stack>
  );
}
