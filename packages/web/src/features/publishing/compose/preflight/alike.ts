import type { PublishFinding } from '@servery/contract';
import { pathKey } from '@servery/domain';
import type { Previews } from '../../use-previews.ts';

/** One finding with the locations that have it. */
export interface Alike {
  readonly key: string;
  readonly finding: PublishFinding;
  readonly locationIds: readonly string[];
}

/** Each finding once, in the order of the answers; the same at several locations is read once. */
export function alikeIn(previews: Previews['data']): readonly Alike[] {
  const alike = new Map<string, Alike & { readonly locationIds: string[] }>();
  for (const { locationId, findings } of previews)
    for (const finding of findings) {
      const { documentId, path, sentence, weight } = finding;
      const key = [documentId, pathKey(path), sentence, weight].join(' ');
      const known = alike.get(key);
      if (known) known.locationIds.push(locationId);
      else alike.set(key, { key, finding, locationIds: [locationId] });
    }
  return [...alike.values()];
}

/** How many findings the server only counted: the highest count of one location is the certain number. */
export function unsentIn(previews: Previews['data']): number {
  return previews.reduce((most, { findings, findingCount }) => Math.max(most, findingCount - findings.length), 0);
}
