import { contactState } from '@servery/domain';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { usePhrases } from '../phrases/phrases.ts';
import { locationsPhrases } from '../phrases/tenants/locations.ts';
import { formatDateTime } from '../ui/dates.ts';
import styles from './location-contact.module.css';

export type ContactWord = 'upToDate' | 'outOfDate' | 'never';

const words = { UP_TO_DATE: 'upToDate', OUT_OF_DATE: 'outOfDate', NEVER_CONTACTED: 'never' } as const;
const icons = { upToDate: IconCircleCheck, outOfDate: IconAlertTriangle, never: IconCircleDashed } as const;

/** LC-01 to LC-03 */
export function contactOf(lastPing: string | null | undefined, now = Date.now()): ContactWord {
  return words[contactState(lastPing ? Date.parse(lastPing) : null, now)];
}

/** When a location's terminals last spoke, as icon and words. */
export function LocationContact({ lastPing }: { readonly lastPing: string | null | undefined }) {
  const t = usePhrases(locationsPhrases);
  const state = contactOf(lastPing);
  const Icon = icons[state];
  return (
    <span className={styles.contact} data-state={state}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {contactText(t, lastPing)}
    </span>
  );
}

type Say = ReturnType<typeof usePhrases<'justNow' | 'minutesAgo' | 'hoursAgo' | 'neverContacted'>>;

function contactText(t: Say, lastPing: string | null | undefined, now = Date.now()): string {
  if (!lastPing) return t('neverContacted');
  const minutes = Math.floor((now - Date.parse(lastPing)) / 60_000);
  if (minutes < 1) return t('justNow');
  if (minutes < 60) return t('minutesAgo', { count: minutes });
  return minutes < 24 * 60 ? t('hoursAgo', { count: Math.floor(minutes / 60) }) : formatDateTime(lastPing);
}
