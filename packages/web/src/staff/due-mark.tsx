import { staffPhrases } from '../phrases/people/staff.ts';
import { type Say, usePhrases } from '../phrases/phrases.ts';
import { StateTag } from '../ui/data/state-tag.tsx';
import { formatDate } from '../ui/dates.ts';
import { Row } from '../ui/layout/row.tsx';
import { Text } from '../ui/layout/text.tsx';
import type { DueEntry } from './staff-calls.ts';

/** `Food Handlers` with its state and day, on as many lines as there is room for. */
export function DueMark({ entry }: { readonly entry: DueEntry }) {
  const t = usePhrases(staffPhrases);
  return (
    <Row as="span" gap={2} lineGap={0} wrap inline>
      <span>{dueName(t, entry)}</span>
      <DueDay entry={entry} />
    </Row>
  );
}

/** The state as a mark, and the last day on which it is valid. */
export function DueDay({ entry: { state, day } }: { readonly entry: DueEntry }) {
  const t = usePhrases(staffPhrases);
  if (day === null) return <StateTag state="expired" label={t('missing')} />;
  return (
    <Row as="span" gap={2} inline>
      <StateTag state={state === 'EXPIRED' ? 'expired' : 'due'} />
      <Text as="time" dateTime={day} tone="muted" place="fixed" clip>
        {formatDate(day)}
      </Text>
    </Row>
  );
}

/** What must be renewed, in words. */
export function dueName(
  t: Say<(typeof named)[keyof typeof named]>,
  { kind, name }: Pick<DueEntry, 'kind' | 'name'>,
): string {
  return name ?? t(named[kind]);
}

const named = {
  CERTIFICATION: 'requirement',
  DRIVER_LICENCE: 'driverLicence',
  DRIVER_INSURANCE: 'driverInsurance',
} as const;
