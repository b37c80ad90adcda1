import { pathSchema } from '@servery/contract';
import { changesOutside, pathKey, stepKey } from '@servery/domain';
import { z } from 'zod';
import { type DocumentHead, readOverrideChanges } from '../../configuration/documents-store.ts';
import { readChangedPaths } from '../../configuration/versions/version-history.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

const pathsSchema = z.array(pathSchema);

/** Of each change that a group or location keeps: the newest version that changed its place or something inside it, where it is known. */
export async function readKeptSince(scope: CompanyScope, head: DocumentHead, withheld: readonly string[]) {
  const { readable } = changesOutside(await readOverrideChanges(scope, head, head.version), withheld);
  const missing = new Map(readable.map(({ path }) => [pathKey(path), path]));
  const versions = await readChangedPaths(scope, head);
  return versions.flatMap(({ changes, ...version }) =>
    placesAround(changes).flatMap((key) => {
      const path = missing.get(key);
      missing.delete(key);
      return path === undefined ? [] : [{ path, ...version }];
    }),
  );
}

/** The places that paths lead to and past, each once. */
function placesAround(paths: unknown): readonly string[] {
  const keys = new Set<string>();
  for (const path of pathsSchema.parse(paths)) {
    let key = '';
    for (const step of path) {
      key = key === '' ? stepKey(step) : `${key}/${stepKey(step)}`;
      keys.add(key);
    }
  }
  return [...keys];
}
