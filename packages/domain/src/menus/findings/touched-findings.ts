import type { Change, Json, Path } from '../../overrides/change.ts';
import { isObject } from '../../overrides/json.ts';
import { findByPath, pathKey } from '../../overrides/path.ts';

/** Findings about the things that the changes add or alter: an item, an offer, a section of settings. */
export function touchedFindings<Found extends { readonly path: Path }>(
  findings: readonly Found[],
  changes: readonly Change[],
): readonly Found[] {
  const touched = new Set(
    changes.flatMap((change) => [entityOf(change.path), ...added(change), ...itemsOfButton(change)]),
  );
  return findings.filter(({ path }) => touched.has(entityOf(path)));
}

/** `items/[id:"cola"]` of a price of Cola; `hours` of settings, whose sections are one each. */
function entityOf(path: Path): string {
  const at = path.findIndex((step) => typeof step !== 'string');
  return pathKey(path.slice(0, Math.max(at, 0) + 1));
}

/** An entity that comes into a list is named by the change's value, the list by its path. */
function added({ path, to }: Change): readonly string[] {
  const id = isObject(to) ? to.id : undefined;
  return typeof id === 'string' ? [entityOf([...path, { id }])] : [];
}

/** The item whose button comes, goes or is replaced: it may have none left. */
function itemsOfButton({ path, from, to }: Change): readonly string[] {
  if (path[0] !== 'layout') return [];
  return [from, to].flatMap((button) => {
    const id = isButton(button) ? findByPath(button, ['typeInfo', 'itemInfo', 'itemId']) : undefined;
    return typeof id === 'string' ? [pathKey(['items', { id }])] : [];
  });
}

function isButton(value: Json | undefined): value is Json {
  return isObject(value) && isObject(value.typeInfo);
}
