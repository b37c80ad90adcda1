import type { Change, EntityStep, Json, JsonObject, Path, Step } from '../change.ts';

/** A document as maps and lists that can be changed in place. */
type Node = { fields: Map<string, Node> } | { list: Node[] } | Simple;

/** Equal values are distinguished by when they came; reordering counts them again. */
type Simple = { simple: Json; arrival: number };

let arrivals = 0;

/**
 * A second tracker, written apart from the real one to check it: it copies the whole document, searches every array from
 * the front and makes each change in the plainest way.
 */
export function referenceApply(
  document: JsonObject,
  changes: readonly Change[],
): { document: Json; orphans: Change[] } {
  const root = nodeOf(document);
  const orphans = changes.filter((change) => !makeChange(root, change));
  return { document: jsonOf(root), orphans };
}

function makeChange(root: Node, { kind, path, from, to, after }: Change): boolean {
  const last = path.at(-1);
  const parent = find(root, path.slice(0, -1));
  const here = find(root, path);
  if (kind === 'FIELD_ADDED' || kind === 'SIMPLE_FIELD_CHANGED' || kind === 'FIELD_REPLACED') {
    if (typeof last !== 'string' || parent === undefined || !('fields' in parent)) return false;
    if (kind !== 'FIELD_ADDED' && here === undefined) return false;
    parent.fields.set(last, nodeOf(to ?? null));
    return true;
  }
  if (kind === 'FIELD_REMOVED')
    return typeof last === 'string' && parent !== undefined && 'fields' in parent && parent.fields.delete(last);
  if (kind === 'ARRAY_ELEMENT_REPLACED' || kind === 'ARRAY_ENTITY_REMOVED') {
    if (typeof last !== 'object' || parent === undefined || !('list' in parent) || here === undefined) return false;
    parent.list.splice(parent.list.indexOf(here), 1, ...(kind === 'ARRAY_ENTITY_REMOVED' ? [] : [nodeOf(to ?? null)]));
    return true;
  }
  if (here === undefined || !('list' in here)) return false;
  if (kind === 'ARRAY_ELEMENT_ADDED') return addTo(here.list, { value: to ?? null, from, after: after ?? null });
  if (kind === 'ARRAY_SIMPLE_ELEMENT_REMOVED')
    return removeFrom(here.list, from ?? null, typeof to === 'number' ? to : 0);
  return reorder(here.list, Array.isArray(to) ? to : []);
}

interface Newcomer {
  readonly value: Json;
  readonly from: Json | undefined;
  readonly after: Json;
}

function addTo(list: Node[], { value, from, after }: Newcomer): boolean {
  if (typeof value !== 'object' || value === null) {
    if (occurrences(list, value).length > (typeof from === 'number' ? from : 0)) return true;
  } else {
    const name = identifierOf(value) ?? identifierOf(from ?? null);
    const present = name && list.find((element) => isNamed(element, name));
    if (present) {
      list.splice(list.indexOf(present), 1, nodeOf(value));
      return true;
    }
  }
  list.splice(after === null ? 0 : placeBehind(list, after), 0, nodeOf(value));
  return true;
}

function placeBehind(list: Node[], after: Json): number {
  const element = marked(list, after);
  return element === undefined ? list.length : list.indexOf(element) + 1;
}

function marked(list: Node[], mark: Json): Node | undefined {
  if (typeof mark !== 'object' || mark === null) return occurrences(list, mark)[0];
  const { nth = null, value = null } = { nth: null, value: null, ...mark };
  if (typeof nth === 'number') return occurrences(list, value)[nth - 1];
  const name = identifierOf(mark);
  return name && list.find((element) => isNamed(element, name));
}

function removeFrom(list: Node[], value: Json, left: number): boolean {
  const found = occurrences(list, value);
  const last = found.at(-1);
  if (last === undefined || found.length <= left) return false;
  list.splice(list.indexOf(last), 1);
  return true;
}

function reorder(list: Node[], names: readonly Json[]): boolean {
  const named: Node[] = [];
  for (const [at, name] of names.entries()) {
    const nth = names.slice(0, at).filter((earlier) => earlier === name).length;
    const isSimple = typeof name !== 'object' || name === null;
    const element = isSimple ? occurrences(list, name)[nth] : marked(list, name);
    if (element !== undefined && !named.includes(element)) named.push(element);
  }
  const groups: Node[][] = [[]];
  for (const element of list) {
    if (named.includes(element)) groups.push([element]);
    else groups.at(-1)?.push(element);
  }
  const [front = [], ...led] = groups;
  const ordered = named.flatMap((element) => led.find(([leader]) => leader === element) ?? []);
  list.splice(0, list.length, ...front, ...ordered);
  for (const [at, element] of list.entries())
    if ('simple' in element && named.length > 0) element.arrival = at - list.length;
  return named.length > 0;
}

function occurrences(list: Node[], value: Json): Node[] {
  const equal = list.filter((element): element is Simple => 'simple' in element && element.simple === value);
  return equal.sort((left, right) => left.arrival - right.arrival);
}

function find(root: Node, path: Path): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) node = node && child(node, step);
  return node;
}

function child(node: Node, step: Step): Node | undefined {
  if (typeof step === 'string') return 'fields' in node ? node.fields.get(step) : undefined;
  return 'list' in node ? node.list.find((element) => isNamed(element, step)) : undefined;
}

function isNamed(element: Node, step: EntityStep): boolean {
  const [field, value] = 'id' in step ? ['id', step.id] : [step.by, step.value];
  const named = 'fields' in element ? element.fields.get(field) : undefined;
  return named !== undefined && 'simple' in named && named.simple === value;
}

function identifierOf(value: Json): EntityStep | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id = null, by = null, value: name = null } = { id: null, by: null, value: null, ...value };
  if (typeof id === 'string' || typeof id === 'number') return { id };
  return typeof by === 'string' && (typeof name === 'string' || typeof name === 'number')
    ? { by, value: name }
    : undefined;
}

function nodeOf(value: Json): Node {
  if (typeof value !== 'object' || value === null) return { simple: value, arrival: arrivals++ };
  if (Array.isArray(value)) return { list: value.map((element: Json) => nodeOf(element)) };
  const fields = Object.entries(value).filter(([, content]) => content !== undefined);
  return { fields: new Map(fields.map(([field, content]) => [field, nodeOf(content)])) };
}

function jsonOf(node: Node): Json {
  if ('simple' in node) return node.simple;
  if ('list' in node) return node.list.map(jsonOf);
  return Object.fromEntries([...node.fields].map(([field, content]) => [field, jsonOf(content)]));
}
