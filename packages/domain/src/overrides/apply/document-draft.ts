import type { Json, JsonObject, Path, Step } from '../change.ts';
import { defineField, isList, isObject, type MutableObject, ownField } from '../json.ts';
import { ArrayDraft } from './array-draft.ts';

/** A document while changes are applied to it: each claimed part is copied once, the rest stays shared (CT-29, CT-30). */
export class DocumentDraft {
  #document: JsonObject;
  readonly #copies = new Map<Json, MutableObject>();
  readonly #arrays = new Map<Json, ArrayDraft>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** Reads without copying. */
  find(path: Path): Json | undefined {
    let value: Json | undefined = this.#document;
    for (const step of path) {
      if (value === undefined) return undefined;
      value = this.#follow(value, step);
    }
    return value;
  }

  /** The array at a path, for reading; `claim` the path before changing it. */
  array(path: Path): ArrayDraft | undefined {
    const value = this.find(path);
    return isList(value) ? this.#arrayOf(value) : undefined;
  }

  /** The object at a path as a copy that may be changed. Only for paths that `find` has found. */
  claimObject(path: Path): MutableObject {
    return this.#copies.get(this.claim(path)) ?? {};
  }

  claim(path: Path): Json {
    this.#document = this.#copyOf(this.#document);
    let value: Json = this.#document;
    for (const step of path) value = this.#claimStep(value, step);
    return value;
  }

  finish(): JsonObject {
    for (const [list, array] of this.#arrays) if (list === array.result) array.close();
    return this.#document;
  }

  #follow(value: Json, step: Step): Json | undefined {
    if (typeof step === 'string') return isObject(value) ? ownField(value, step) : undefined;
    const array = isList(value) ? this.#arrayOf(value) : undefined;
    const slot = array?.find(step);
    return slot === undefined ? undefined : array?.at(slot);
  }

  #claimStep(parent: Json, step: Step): Json {
    if (typeof step === 'string') {
      const object = this.#copies.get(parent) ?? {};
      const copy = this.#openCopy(ownField(object, step) ?? null);
      defineField(object, step, copy);
      return copy;
    }
    const array = this.#arrays.get(parent);
    const slot = array?.find(step) ?? 0;
    const copy = this.#openCopy(array?.at(slot) ?? null);
    array?.put(slot, copy);
    return copy;
  }

  #openCopy(value: Json): Json {
    if (isList(value)) return this.#openArray(value);
    return isObject(value) ? this.#copyOf(value) : value;
  }

  #copyOf(object: JsonObject): MutableObject {
    const known = this.#copies.get(object);
    if (known !== undefined) return known;
    const copy: MutableObject = { ...object };
    this.#copies.set(copy, copy);
    return copy;
  }

  #openArray(list: readonly Json[]): Json {
    const array = this.#arrayOf(list);
    const result = array.open();
    // The source may occur at a second place of the document, where it has not changed.
    this.#arrays.delete(list);
    this.#arrays.set(result, array);
    return result;
  }

  #arrayOf(list: readonly Json[]): ArrayDraft {
    const known = this.#arrays.get(list);
    if (known !== undefined) return known;
    const array = new ArrayDraft(list);
    this.#arrays.set(list, array);
    return array;
  }
}
