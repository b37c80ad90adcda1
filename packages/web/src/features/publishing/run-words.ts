import { usePhrases } from '../../phrases/phrases.ts';
import { publishingPhrases } from '../../phrases/publishing.ts';
import type { Workflow } from '../../publishing/publishing.ts';
import { formatDateTime } from '../../ui/dates.ts';

export type SayPublishing = ReturnType<typeof usePublishing>;

export function usePublishing() {
  return usePhrases(publishingPhrases);
}

/** Its given name, or its kind and its time. */
export function runName(t: SayPublishing, { name, action, syncDate }: Pick<Workflow, 'name' | 'action' | 'syncDate'>) {
  if (name !== '') return name;
  return t(action === 'REVERT' ? 'unnamedRevert' : 'unnamed', { time: formatDateTime(syncDate) });
}

/** `in 14 h`, `in 20 min`, `in 3 d` */
export function distance(t: SayPublishing, millis: number): string {
  const minutes = Math.max(0, Math.round(millis / 60_000));
  if (minutes < 60) return t('minutes', { count: minutes });
  if (minutes < 48 * 60) return t('hours', { count: Math.round(minutes / 60) });
  return t('days', { count: Math.round(minutes / 1440) });
}
