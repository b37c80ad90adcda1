import type { Change, Json, JsonObject, Path } from '../overrides/change.ts';
import { isObject } from '../overrides/json.ts';
import { findByPath, pathKey } from '../overrides/path.ts';

/**
 * Which problems a change of the settings may make together with another level's changes: two changes can only do so where they
 * share a key. `['special hours inStore 2026-12-24']`, `['printing.printers named kitchen']`.
 */
export function settingsConcerns({ kind, path, to }: Change, document: JsonObject): readonly string[] {
  if (to === undefined) return [];
  const entityAt = path.findLastIndex((step) => typeof step === 'object');
  const entityPath = path.slice(0, entityAt + 1);
  const isWhole = kind === 'ARRAY_ELEMENT_ADDED' || entityAt === path.length - 1;
  const entity = isWhole ? to : findByPath(document, entityPath);
  const [section, set, list] = path;
  if (section === 'hours' && typeof set === 'string') return hoursConcerns({ set, list, entity });
  if (section === 'printingRouting') return [PAPER];
  return [
    ...(section === 'printing' ? [PAPER] : []),
    ...nameConcerns(path, to),
    ...(kind === 'ARRAY_ELEMENT_ADDED' ? [] : [pathKey(entityAt < 0 ? path.slice(0, 1) : entityPath)]),
  ];
}

/** The routing of one level may choose a printer to which another gives other paper. */
const PAPER = 'paper';

interface HoursEntry {
  readonly set: string;
  readonly list: Path[number] | undefined;
  readonly entity: Json | undefined;
}

/** Special hours meet on one date; those of a day of the week may also run into the next day. */
function hoursConcerns({ set, list, entity }: HoursEntry): readonly string[] {
  if (!isObject(entity)) return [];
  if (list === 'specialHours') return [`special hours ${set} ${String(entity.dateString)}`];
  const day = Number(entity.dayOfWeek);
  return [day, (day + 1) % 7].map((one) => `hours ${set} ${one}`);
}

/** Names that the change gives: to one entity, or with one that it adds. */
function nameConcerns(path: Path, to: Json): readonly string[] {
  const name = path.at(-1) === 'name' ? to : isObject(to) ? to.name : undefined;
  const list = path.filter((step) => typeof step === 'string' && step !== 'name').join('.');
  return typeof name === 'string' ? [`${list} named ${name.trim().toLowerCase()}`] : [];
}
