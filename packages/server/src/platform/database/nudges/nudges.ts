import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { whenCommitted } from '../when-committed.ts';

/** Where nodes hear from each other. */
export const nudgeChannel = 'servery_nudges';

/** A node knows its own nudges when they come back. */
const node = randomUUID();
/** No topic holds it. */
const between = '\n';
const listeners = new Map<string, Set<() => void>>();

/**
 * Says of a topic that there is something to read again, once the transaction is committed: to this node at once.
 * @returns to be made part of a statement of the transaction, which says it to the other nodes
 */
export function nudge(topic: string): RawBuilder<string> {
  whenCommitted(() => wake(topic));
  return sql`pg_notify(${nudgeChannel}, ${[node, topic].join(between)})`;
}

/** PostgreSQL takes less than 8,000 bytes at once. */
const mostBytes = 7_500;

/** The same of many topics, in a statement of its own. */
export async function nudgeAll(db: Transaction<Tables>, topics: Iterable<string>): Promise<void> {
  const all = [...new Set(topics)];
  if (all.length === 0) return;
  whenCommitted(() => all.forEach(wake));
  const payloads: string[] = [node];
  for (const topic of all) {
    const longer = `${payloads.at(-1)}${between}${topic}`;
    if (Buffer.byteLength(longer) <= mostBytes) payloads[payloads.length - 1] = longer;
    else payloads.push(`${node}${between}${topic}`);
  }
  await sql`SELECT pg_notify(${nudgeChannel}, payload) FROM unnest(${payloads}::text[]) AS payload`.execute(db);
}

/** Takes the nudge of another node. */
export function takeNudge(payload: string): void {
  const [from, ...topics] = payload.split(between);
  if (from !== node) topics.forEach(wake);
}

let isHearing = false;

/** Whether this node receives the saves of others: it listens, or there is no other. */
export function hearsNudges(): boolean {
  return isHearing;
}

/** Reported by the listener. */
export function setHearing(isSo: boolean): void {
  isHearing = isSo;
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
