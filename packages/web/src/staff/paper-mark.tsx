import type { Paper } from '@servery/domain';
import { IconCircleCheck } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { staffPhrases } from '../phrases/people/staff.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { StateTag } from '../ui/data/state-tag.tsx';
import { formatDate } from '../ui/dates.ts';
import { Row } from '../ui/layout/row.tsx';
import { Text } from '../ui/layout/text.tsx';

/** In order with a tick and the month of its end; due with a clock and the day; expired or missing with a triangle. */
export function PaperMark({ paper: { state, day } }: { readonly paper: Pick<Paper, 'state' | 'day'> }) {
  const t = usePhrases(staffPhrases);
  if (state === 'MISSING') return <StateTag state="expired" label={t('missing')} />;
  if (state === 'IN_ORDER' || day === null)
    return (
      <Row as="span" gap={1.5} inline {...(day !== null && { title: formatDate(day) })}>
        <IconCircleCheck size={14} stroke={1.75} role="img" aria-label={t('inOrder')} />
        <Text tone="muted">{day === null ? t('noEnd') : dayjs(day).format('MMM YYYY')}</Text>
      </Row>
    );
  const label = t(state === 'EXPIRED' ? 'expiredOn' : 'dueOn', { day: shortDay(day) });
  return (
    <span title={formatDate(day)}>
      <StateTag state={state === 'EXPIRED' ? 'expired' : 'due'} label={label} />
    </span>
  );
}

/** `Dec 5th`; of a day more than half a year away `Dec 2024`. */
function shortDay(day: string): string {
  const isNear = Math.abs(dayjs(day).diff(dayjs(), 'month')) < 6;
  return isNear ? formatDate(day).replace(/ \d{4}$/, '') : dayjs(day).format('MMM YYYY');
}
