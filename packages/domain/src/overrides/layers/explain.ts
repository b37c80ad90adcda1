import { applyChanges } from '../apply/apply.ts';
import type { Change, Json, JsonObject, Path } from '../change.ts';
import { findByPath, isWithin } from '../path.ts';
import { placeDecided } from '../rebase/clash.ts';

export type ExplainLevel = 'company' | 'group' | 'location';

/** The author and the time of a version. */
export interface Provenance {
  readonly version: number;
  readonly by: string;
  /** ISO instant or epoch milliseconds, as the caller has it. */
  readonly at: string | number;
}

/** One past change of a layer, for layers whose changes were made at different times; oldest first. */
export interface ChangeProvenance extends Provenance {
  readonly change: Change;
}

export interface ExplainLayer extends Provenance {
  readonly level: ExplainLevel;
  /** Of the company, the group or the location. */
  readonly name: string;
  /** The company's base. */
  readonly document?: JsonObject;
  /** A group's or a location's override. */
  readonly changes?: readonly Change[];
  readonly history?: readonly ChangeProvenance[];
}

/** The entry of one layer for a place: nothing, or a value; a value of undefined means that it takes the place out. */
export interface ExplainedLayer extends Provenance {
  readonly level: ExplainLevel;
  readonly name: string;
  readonly says: boolean;
  readonly value?: Json;
}

export interface Explanation {
  readonly path: Path;
  /** The value that is in force; absent when there is none. */
  readonly value?: Json;
  /** The last layer that says something; absent when none does. */
  readonly decidedBy?: ExplainedLayer;
  /** Every layer from the company to the location. */
  readonly chain: readonly ExplainedLayer[];
}

/** CT-36: the layer, version, person and moment that decide the value at a path, with the value in each layer. */
export function explain(path: Path, layers: readonly ExplainLayer[]): Explanation {
  const chain: ExplainedLayer[] = [];
  let document: JsonObject = {};
  for (const layer of layers) {
    const applied = applyChanges(layer.document ?? document, layer.changes ?? []);
    document = applied.document;
    const orphans = new Set(applied.orphans);
    const effective = (layer.changes ?? []).filter((change) => !orphans.has(change));
    chain.push(explainLayer(path, layer, { changes: effective, value: findByPath(document, path) }));
  }
  const value = findByPath(document, path);
  const decidedBy = chain.findLast(({ says }) => says);
  return { path, ...(value !== undefined && { value }), ...(decidedBy && { decidedBy }), chain };
}

interface Effect {
  /** Of the layer, without orphans. */
  readonly changes: readonly Change[];
  /** At the path, with the layer applied. */
  readonly value: Json | undefined;
}

function explainLayer(path: Path, layer: ExplainLayer, { changes, value }: Effect): ExplainedLayer {
  const { level, name } = layer;
  const says =
    (layer.document !== undefined && value !== undefined) || changes.some((change) => concerns(change, path));
  const reported = says && value !== undefined ? { value } : {};
  return { level, name, says, ...reported, ...provenanceOf(path, layer) };
}

/** The latest recorded change of the place, else the layer's own version. */
function provenanceOf(path: Path, { version, by, at, history }: ExplainLayer): Provenance {
  const last = history?.findLast(({ change }) => concerns(change, path));
  return last === undefined ? { version, by, at } : { version: last.version, by: last.by, at: last.at };
}

/** Whether a change decides the place: it set the place or something around it, or changed something inside it. */
function concerns(change: Change, path: Path): boolean {
  const place = placeDecided(change);
  const isElementOnly = place === change.path && isArrayRecord(change) && path.length > place.length;
  return !isElementOnly && (isWithin(path, place) || isWithin(place, path));
}

/** Records about the order or the simple values of an array say nothing about the entities in it. */
function isArrayRecord({ kind }: Change): boolean {
  return kind === 'ARRAY_REORDERED' || kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED' || kind === 'ARRAY_ELEMENT_ADDED';
}
