import type { Change, ChangeKind, Json, JsonObject, Path } from './change.ts';
import { placeDecided } from './clash.ts';
import { isList, isObject, isSimple } from './json.ts';
import { stepOfMark } from './members.ts';
import { findByPath } from './path.ts';

/** How a kind of document names its things; what it leaves open is named by `name`, `info.name` or the identifier. */
export interface ChangeVocabulary {
  /** `Large Hand Tossed` for a price of a size and a style. */
  readonly entity?: (entity: JsonObject, path: Path, document: JsonObject) => string | undefined;
  /** `Price` for `['departments', 'items', 'pricing', 'price']`: the names on the way, without the entities. */
  readonly field?: (names: readonly string[]) => string | undefined;
  /** `$13.99` for `13.99` of a price. */
  readonly value?: (value: Json, path: Path, document: JsonObject) => string | undefined;
}

/** A change in words for review: `Large Hand Tossed: $13.99 to $14.49`. */
export interface ChangeSentence {
  readonly kind: ChangeKind;
  /** The innermost entity; empty for the document itself. */
  readonly entityLabel: string;
  /** The entities around it, outermost first. */
  readonly place: string[];
  /** The field or the array; empty where the whole entity came, went or was replaced. */
  readonly field: string;
  readonly from?: string;
  readonly to?: string;
}

/** Puts one change into words; `before` and `after` are the documents without and with it. */
export function describeChange(
  change: Change,
  before: JsonObject,
  after: JsonObject,
  vocabulary: ChangeVocabulary,
): ChangeSentence {
  const place = placeDecided(change);
  const isEntity = typeof place.at(-1) === 'object';
  const labels = entityLabels(place, { before, after, change }, vocabulary);
  return {
    kind: change.kind,
    entityLabel: labels.at(-1) ?? '',
    place: labels.slice(0, -1),
    field: isEntity ? '' : fieldLabel(place, vocabulary),
    ...valueLabels(change, before, after, vocabulary),
  };
}

interface Sides {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly change: Change;
}

function entityLabels(place: Path, { before, after, change }: Sides, vocabulary: ChangeVocabulary): string[] {
  return place.flatMap((step, at) => {
    if (typeof step === 'string') return [];
    const path = place.slice(0, at + 1);
    const [here, document] = [
      [findByPath(after, path), after] as const,
      [findByPath(before, path), before] as const,
    ].find(([entity]) => entity !== undefined) ?? [change.to ?? change.from, after];
    return [isObject(here) ? entityLabel(here, path, document, vocabulary) : stepText(step)];
  });
}

function entityLabel(entity: JsonObject, path: Path, document: JsonObject, vocabulary: ChangeVocabulary): string {
  const step = path.at(-1);
  const info = isObject(entity.info) ? entity.info.name : undefined;
  const named = [entity.name, info].find((name) => typeof name === 'string' && name !== '');
  const fallback = typeof step === 'object' ? stepText(step) : '';
  return vocabulary.entity?.(entity, path, document) ?? (typeof named === 'string' ? named : fallback);
}

function stepText(step: Exclude<Path[number], string>): string {
  return String('id' in step ? step.id : step.value);
}

/** `buttonText` reads `Button text` unless the vocabulary knows better. */
function fieldLabel(place: Path, vocabulary: ChangeVocabulary): string {
  const names = place.filter((step) => typeof step === 'string');
  const words = (names.at(-1) ?? '').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return vocabulary.field?.(names) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Counts and identifiers that records carry beside their values are no values to read. */
function valueLabels(change: Change, before: JsonObject, after: JsonObject, vocabulary: ChangeVocabulary) {
  const { kind, path } = change;
  const from = kind === 'ARRAY_ELEMENT_ADDED' ? undefined : change.from;
  const to = kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED' ? undefined : change.to;
  return {
    ...(from !== undefined && { from: valueLabel(from, path, before, vocabulary) }),
    ...(to !== undefined && { to: valueLabel(to, path, after, vocabulary) }),
  };
}

function valueLabel(value: Json, path: Path, document: JsonObject, vocabulary: ChangeVocabulary): string {
  const known = vocabulary.value?.(value, path, document);
  if (known !== undefined) return known;
  if (isList(value))
    return value.map((element) => valueLabel(referred(element, path, document), path, document, vocabulary)).join(', ');
  if (isSimple(value)) return value === null ? '' : String(value);
  return isObject(value) ? entityLabel(value, namedPath(value, path), document, vocabulary) : '';
}

/** The lists of a new order hold identifiers; the entities they name stand in the document. */
function referred(element: Json, path: Path, document: JsonObject): Json {
  const step = stepOfMark(element);
  return step === undefined ? element : (findByPath(document, [...path, step]) ?? element);
}

function namedPath(entity: JsonObject, path: Path): Path {
  const step = stepOfMark(entity);
  return typeof path.at(-1) === 'object' || step === undefined ? path : [...path, step];
}
