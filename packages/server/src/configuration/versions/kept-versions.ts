import type { JsonObject } from '@servery/domain';
import { LRUCache } from 'lru-cache';

const megabyte = 1024 * 1024;

/** As many as the people who edit one document may be behind. */
const mostVersions = 128;

/** Bounded by the length of their JSON: a parsed document takes some four times as many bytes. */
const documents = new LRUCache<string, KeptVersions>({ maxSize: 64 * megabyte });

interface KeptVersions {
  /** Characters of JSON of the first version that was read whole: most others share all but their own part with it. */
  readonly whole: number;
  /** By version. */
  readonly parsed: LRUCache<number, JsonObject>;
}

export interface ParsedVersion {
  readonly document: JsonObject;
  /** Characters of JSON. */
  readonly size: number;
  /** How many of them it does not share with a version that is kept. */
  readonly ownSize: number;
}

/** A version of a document that was read or saved a moment ago. */
export function keptVersion(name: string, version: number): JsonObject | undefined {
  return documents.get(name)?.parsed.get(version);
}

/** The newest version before another that is kept. */
export function keptBefore(name: string, version: number) {
  const kept = documents.get(name);
  const before = Math.max(...[...(kept?.parsed.keys() ?? [])].filter((one) => one < version));
  const document = kept?.parsed.get(before);
  return kept && document && { version: before, document, size: kept.whole };
}

export function keepVersion(name: string, version: number, { document, size, ownSize }: ParsedVersion): void {
  const known = documents.get(name);
  const kept = known ?? { whole: size, parsed: new LRUCache({ max: mostVersions, maxSize: Number.MAX_SAFE_INTEGER }) };
  kept.parsed.set(version, document, { size: known === undefined ? 1 : Math.max(1, ownSize) });
  documents.set(name, kept, { size: kept.whole + kept.parsed.calculatedSize });
}
