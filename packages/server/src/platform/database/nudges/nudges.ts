import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { whenCommitted } from '../when-committed.ts';

/** Where nodes hear from each other. */
export const nudgeChannel = 'servery_nudges';

/** A node knows its own nudges when they come back. */
const node = randomUUID();
const listeners = new Map<string, Set<() => void>>();

/**
 * Says of a topic that there is something to read again, once the transaction is committed: to this node at once.
 * @returns to be made part of a statement of the transaction, which says it to the other nodes
 */
export function nudge(topic: string): RawBuilder<string> {
  whenCommitted(() => wake(topic));
  return sql`pg_notify(${nudgeChannel}, ${`${node} ${topic}`})`;
}

/** What another node said. */
export function takeNudge(payload: string): void {
  const [from, ...topic] = payload.split(' ');
  if (from !== node) wake(topic.join(' '));
}

/** Some may have been missed: each listener reads again. */
export function wakeAll(): void {
  for (const topic of [...listeners.keys()]) wake(topic);
}

function wake(topic: string): void {
  for (const listener of [...(listeners.get(topic) ?? [])]) listener();
}

/** Calls the listener at each nudge of the topics. @returns ends it */
export function onNudge(topics: readonly string[], listener: () => void): () => void {
  for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
  return () => {
    for (const topic of topics) {
      const left = listeners.get(topic);
      left?.delete(listener);
      if (left?.size === 0) listeners.delete(topic);
    }
  };
}
