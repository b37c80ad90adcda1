import type { Json } from '../change.ts';
import { keyOfMark } from '../members.ts';

/** Follows `after` past elements that are gone, each of which names the element before it; in linear time, also in circles. */
export function anchorResolver(gone: ReadonlyMap<string, Json>): (after: Json) => Json {
  const known = new Map<string, Json>();
  return (after) => {
    const passed: string[] = [];
    let mark = after;
    for (let key = keyOfMark(mark); key !== undefined && gone.has(key); key = keyOfMark(mark)) {
      if (known.has(key)) {
        mark = known.get(key) ?? null;
        break;
      }
      passed.push(key);
      known.set(key, null);
      mark = gone.get(key) ?? null;
    }
    for (const key of passed) known.set(key, mark);
    return mark;
  };
}
