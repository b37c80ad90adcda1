import type { Json, JsonObject } from '../change.ts';
import { isIdentifier } from '../identity.ts';
import { isObject, isSimple } from '../json.ts';
import { type Member, membersOf } from '../members.ts';

/** The part of two arrays that does not line up; the parts that line up before (`head`) and after it (`tail`) stayed in place. */
export interface Window {
  readonly from: readonly Member[];
  readonly to: readonly Member[];
  readonly head: number;
  readonly tail: number;
  /** How a change names the element right before the window; null at the front. */
  readonly firstMark: Json;
}

/** Opens the smallest window. In an array of simple values it is the whole array, as their names count from the front. */
export function openWindow(from: readonly Json[], to: readonly Json[], by: string | undefined): Window {
  const canTrim = !from.some(isSimple) && !to.some(isSimple);
  const head = canTrim ? countHead(from, to, by) : 0;
  const tail = canTrim ? countTail({ from, to, by }, head) : 0;
  return {
    from: membersOf(from.slice(head, from.length - tail), by),
    to: membersOf(to.slice(head, to.length - tail), by),
    head,
    tail,
    firstMark: membersOf(from.slice(Math.max(0, head - 1), head), by)[0]?.mark ?? null,
  };
}

/** Whether two elements are one entity by name. */
export function haveOneName(left: JsonObject, right: JsonObject, by: string | undefined): boolean {
  const id = left.id;
  if (isIdentifier(id) || isIdentifier(right.id)) return id === right.id;
  return by !== undefined && left[by] === right[by] && isIdentifier(left[by]);
}

function countHead(from: readonly Json[], to: readonly Json[], by: string | undefined): number {
  const most = Math.min(from.length, to.length);
  let count = 0;
  while (count < most && standsStill(from[count], to[count], by)) count += 1;
  return count;
}

interface Lists {
  readonly from: readonly Json[];
  readonly to: readonly Json[];
  readonly by: string | undefined;
}

function countTail({ from, to, by }: Lists, head: number): number {
  const most = Math.min(from.length, to.length) - head;
  let count = 0;
  while (count < most && standsStill(from[from.length - 1 - count], to[to.length - 1 - count], by)) count += 1;
  return count;
}

function standsStill(left: Json | undefined, right: Json | undefined, by: string | undefined): boolean {
  return isObject(left) && isObject(right) && (left === right || haveOneName(left, right, by));
}
