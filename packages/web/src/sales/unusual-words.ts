import { formatCents, type SalesSignal } from '@servery/domain';
import { usePhrases } from '../phrases/phrases.ts';
import { unusualPhrases } from '../phrases/sales/unusual.ts';
import type { UnusualStore } from './today-calls.ts';

/** `4 tickets, usually 31, in 3 hours` */
export function useUnusualWords(): (store: UnusualStore) => string {
  const t = usePhrases(unusualPhrases);
  return ({ signals, hours }) => {
    const said = signals.map(({ signal, now, usual }) => {
      const written = writtenIn[signal];
      return t(`signal.${signal}`, { now: written(now), usual: written(usual) });
    });
    return [...said, t('hoursJudged', { count: hours })].join(', ');
  };
}

const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const share = (value: number): string => `${(value * 100).toFixed(1)} %`;
const writtenIn: Readonly<Record<SalesSignal, (value: number) => string>> = {
  tickets: count,
  value: (cents) => formatCents(cents),
  voids: share,
  free: share,
};
