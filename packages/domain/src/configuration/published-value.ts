import type { Json, JsonObject, Path } from '../overrides/change.ts';
import { sameJson } from '../overrides/json.ts';
import { findByPath, isWithin } from '../overrides/path.ts';
import type { Notice } from './configuration-kind.ts';
import type { JsonKind } from './json-kind.ts';

/** The value that a store gets at a place, and why it is another value than the layers give. */
export interface PublishedValue {
  /** Absent when nothing is published there. */
  readonly value?: Json;
  /** Empty where it is the value that the layers say. */
  readonly reasons: readonly Pick<Notice, 'code' | 'message'>[];
}

/** Law 11 of overrides: the value that would be published at a place of an effective document, completion and clean-up included. */
export function publishedAt(kind: JsonKind, effective: JsonObject, path: Path): PublishedValue {
  const { document, notices } = kind.complete(effective, {});
  const value = findByPath(document, path);
  const shown = value === undefined ? {} : { value };
  if (sameJson(value, findByPath(effective, path))) return { ...shown, reasons: [] };
  const own = notices.filter((notice) => isWithin(notice.path, path) || isWithin(path, notice.path));
  const reasons = own.map(({ code, message }) => ({ code, message }));
  return { ...shown, reasons: reasons.length > 0 ? reasons : [completed] };
}

const completed = { code: 'COMPLETED', message: 'Nothing is set here, so the default is published.' };
