import { contactState } from './contact-state.ts';

/**
 * The known state of a location, in one word:
 * - `unpublished`: nothing was ever published to it
 * - `publishing`: a publication has begun there and not ended
 * - `waiting`: published; its terminals have not checked in since, or are fetching it
 * - `live`: its terminals run the published documents, said so, and were heard after the last publication
 * - `behind`: its terminals were heard after the last publication and still run something else
 * - `silent`: published, but no terminal was heard within 24 hours, or ever (LC-02, LC-03)
 */
export type LocationState = 'unpublished' | 'publishing' | 'waiting' | 'live' | 'behind' | 'silent';

export interface LocationFacts {
  /** By kind of document: the content hash of the published document, and when it was published, in epoch milliseconds. */
  readonly published: readonly { readonly kind: string; readonly hash: string; readonly at: number }[];
  /** By kind of document: the hash that the terminals last acknowledged. */
  readonly running: Readonly<Record<string, string>>;
  /** The last contact of a terminal, in epoch milliseconds. */
  readonly lastPing: number | null;
  readonly isPublishing: boolean;
}

/** A terminal checks in every 30 seconds; from its check-in it has this long to fetch, keep and acknowledge. */
export const ACKNOWLEDGE_WINDOW_MILLIS = 120_000;

/** The one answer to "does this location run what is published?"; `now` in epoch milliseconds. */
export function locationState(
  { published, running, lastPing, isPublishing }: LocationFacts,
  now: number,
): LocationState {
  if (isPublishing) return 'publishing';
  if (published.length === 0) return 'unpublished';
  if (lastPing === null || contactState(lastPing, now) !== 'UP_TO_DATE') return 'silent';
  const lastPublished = Math.max(...published.map(({ at }) => at));
  if (lastPing < lastPublished) return 'waiting';
  if (published.every(({ kind, hash }) => running[kind] === hash)) return 'live';
  return now - lastPublished <= ACKNOWLEDGE_WINDOW_MILLIS ? 'waiting' : 'behind';
}
