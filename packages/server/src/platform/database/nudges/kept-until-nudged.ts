import { LRUCache } from 'lru-cache';
import { hearsNudges, onNudge } from './nudges.ts';

interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly readAt: number;
  /** Forgets to wait for the nudge. */
  readonly stop: () => void;
}

/** Answers of the database by their topic. */
export interface KeptAnswers<Value> {
  /** The value that was read of a topic, if nobody has nudged about it since, else the value that is read now. */
  of(topic: string, read: () => Promise<Value>): Promise<Value>;
}

/** Terminals come every thirty seconds: few of them find that their answer has to be read again. */
const heardMillis = 600_000;
/** Where the node hears no nudges, the saves of others are known so late. */
const unheardMillis = 1000;

interface Keeping<Value> {
  readonly most: number;
  /** From when on, in milliseconds since 1970, another answer may be due without a nudge; absent: never. An answer of which it is in the past is not kept. */
  readonly until?: (value: Value) => number;
}

export function keptUntilNudged<Value>({ most, until }: Keeping<Value>): KeptAnswers<Value> {
  const answers = new LRUCache<string, Kept<Value>>({ max: most, dispose: ({ stop }) => stop() });
  const isFresh = ({ readAt }: Kept<Value>) => Date.now() < readAt + (hearsNudges() ? heardMillis : unheardMillis);
  return {
    of: (topic, read) => {
      const held = answers.get(topic);
      if (held !== undefined && isFresh(held)) return held.value;
      // Kept before it is read: a nudge while it is read takes it away again.
      const value = read();
      const kept = { value, readAt: Date.now(), stop: onNudge([topic], () => answers.delete(topic)) };
      answers.set(topic, kept);
      const drop = () => {
        if (answers.peek(topic) === kept) answers.delete(topic);
      };
      value.then((found) => {
        const millis = (until?.(found) ?? Number.POSITIVE_INFINITY) - Date.now();
        if (millis <= 0) drop();
        else if (millis < heardMillis) setTimeout(drop, millis).unref();
      }, drop);
      return value;
    },
  };
}
