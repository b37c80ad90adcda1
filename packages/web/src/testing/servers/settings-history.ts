import { type Change, squash } from '@servery/domain';

interface SavedVersion {
  readonly version: number;
  readonly changes: readonly Change[];
}

/** The answer of a server about versions, which are given oldest first: a page of them, one with its changes, or the changes after one; undefined where none is. */
export function historyAnswer(versions: readonly SavedVersion[], path: string, query: URLSearchParams): unknown {
  const [, asked, since] = /\/history\/(\d+)(\/since)?$/.exec(path) ?? [];
  if (asked === undefined) return pageOf(versions, Number(query.get('before') ?? Number.POSITIVE_INFINITY));
  if (since === undefined) return versions.find(({ version }) => version === Number(asked));
  const upTo = Number(query.get('upTo'));
  const between = versions.filter(({ version }) => version > Number(asked) && version <= upTo);
  const changes = between.map((version) => version.changes).reduce<readonly Change[]>(squash, []);
  return { ver: upTo, changes, versions: between };
}

function pageOf(versions: readonly SavedVersion[], before: number): unknown {
  const earlier = versions.filter(({ version }) => version < before).reverse();
  const page = earlier.slice(0, 20).map(({ changes: _, ...head }) => head);
  return { versions: page, next: earlier.length > 20 ? (page.at(-1)?.version ?? null) : null };
}
