import type { EntityStep, Identifiers, Path, Step } from '../overrides/change.ts';
import type { Reference, WhenGone } from './references.ts';

/** One id in a document, with its path and the entity that names it. */
export interface FoundReference {
  readonly reference: Reference;
  readonly id: string | number;
  /** The entity it is a part of. */
  readonly owner: object;
  /** Name of the nearest entity that has one. */
  readonly name: string;
  path(): Path;
}

/** Visits every reference of a document; the same document when every verdict is KEEP, else a copy with the changes. */
export type ReferenceWalk = <Document extends object>(
  document: Document,
  judge: (found: FoundReference) => Verdict,
) => Document;

/** The outcome for an id; `by` is another one in its place. */
export type Verdict = WhenGone | { readonly by: string | number };

/** The walk through the documents that keep these references; `identifiers` name the arrays whose entities are not known by `id`. */
export function referenceWalk(references: readonly Reference[], identifiers: Identifiers): ReferenceWalk {
  const trie = buildTrie(references);
  return (document, judge) => {
    const walked = walk(document, trie, { judge, identifiers, steps: [], fields: [], owner: document, name: '' });
    return isStill(walked, document) ? walked : document;
  };
}

interface Node {
  readonly fields: Map<string, Node>;
  /** The node for each element of a list or each value of a map. */
  each?: Node;
  reference?: Reference;
}

interface Walk {
  readonly judge: (found: FoundReference) => Verdict;
  readonly identifiers: Identifiers;
  readonly steps: Step[];
  /** Field names on the way, as identifiers are declared by. */
  readonly fields: string[];
  readonly owner: object;
  readonly name: string;
}

const REMOVE = Symbol('remove');
const REMOVE_OWNER = Symbol('remove owner');

function walk(value: unknown, node: Node, at: Walk): unknown {
  if (node.reference) return judged(value, node.reference, at);
  if (Array.isArray(value)) return node.each ? walkList(value, node.each, at) : value;
  if (typeof value !== 'object' || value === null) return value;
  return node.each ? walkMap(value, node.each, at) : walkFields(value, node, at);
}

function judged(id: unknown, reference: Reference, at: Walk): unknown {
  if (typeof id !== 'string' && typeof id !== 'number') return id;
  const verdict = at.judge({ reference, id, owner: at.owner, name: at.name, path: () => [...at.steps] });
  if (typeof verdict === 'object') return verdict.by;
  if (verdict === 'KEEP') return id;
  if (verdict === 'CLEAR') return null;
  return verdict === 'REMOVE' ? REMOVE : REMOVE_OWNER;
}

function walkFields(value: object, node: Node, at: Walk): unknown {
  let copy: Record<string, unknown> | undefined;
  for (const [field, child] of node.fields) {
    const before: unknown = Reflect.get(value, field);
    if (before === undefined) continue;
    at.steps.push(field);
    at.fields.push(field);
    const after = walk(before, child, at);
    at.steps.pop();
    at.fields.pop();
    if (after === REMOVE || after === REMOVE_OWNER) return after;
    if (after !== before) copy = { ...(copy ?? value), [field]: after };
  }
  return copy ?? value;
}

function walkList(list: readonly unknown[], node: Node, at: Walk): unknown {
  let copy: unknown[] | undefined;
  for (const [index, before] of list.entries()) {
    const after = walkEntry({ entry: before, step: entityStep(before, at) }, node, at);
    if (after === REMOVE_OWNER) return REMOVE;
    if (after !== before) copy ??= list.slice(0, index);
    if (after !== REMOVE) copy?.push(after);
  }
  return copy ?? list;
}

function walkMap(map: object, node: Node, at: Walk): unknown {
  let copy: Record<string, unknown> | undefined;
  for (const [key, before] of Object.entries(map)) {
    const after = walkEntry({ entry: before, step: key }, node, at);
    if (after === before) continue;
    copy ??= { ...map };
    if (after === REMOVE || after === REMOVE_OWNER) delete copy[key];
    else copy[key] = after;
  }
  return copy ?? map;
}

interface Entry {
  readonly entry: unknown;
  readonly step: Step | undefined;
}

/** A simple value has no step of its own: a path to it ends at its list. */
function walkEntry({ entry, step }: Entry, node: Node, at: Walk): unknown {
  if (typeof entry !== 'object' || entry === null) return walk(entry, node, at);
  if (step !== undefined) at.steps.push(step);
  const after = walk(entry, node, { ...at, owner: entry, name: nameOf(entry) ?? at.name });
  if (step !== undefined) at.steps.pop();
  return after;
}

function entityStep(entry: unknown, at: Walk): EntityStep | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const by = at.identifiers[at.fields.join('.')];
  const value: unknown = Reflect.get(entry, by ?? 'id');
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return by === undefined ? { id: value } : { by, value };
}

function nameOf(entity: object): string | undefined {
  const info: unknown = Reflect.get(entity, 'info');
  const named = typeof info === 'object' && info !== null ? info : entity;
  const name: unknown = Reflect.get(named, 'name') ?? Reflect.get(named, 'buttonText');
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function buildTrie(references: readonly Reference[]): Node {
  const root: Node = { fields: new Map() };
  for (const reference of references) {
    const steps = reference.path.split('.').flatMap((part) => part.split(/(?=\[\]|\{\})/));
    let node = root;
    for (const step of steps) node = childOf(node, step);
    node.reference = reference;
  }
  return root;
}

function childOf(node: Node, step: string): Node {
  if (step === '[]' || step === '{}') {
    node.each ??= { fields: new Map() };
    return node.each;
  }
  const child = node.fields.get(step) ?? { fields: new Map() };
  node.fields.set(step, child);
  return child;
}

/** A document whose root survived has the shape it had: entries went out of lists, ids became null. */
function isStill<Document extends object>(walked: unknown, document: Document): walked is Document {
  return typeof walked === typeof document && walked !== null;
}
