import { isList, type Json, type JsonObject, type Path, type Step } from '@servery/domain';

/** A place as the server spells it (`items.supreme.info.name`), as far as the document has it. */
export function readSpelled(spelled: string, document: JsonObject): Path {
  const path: Step[] = [];
  let at: Json | undefined = document;
  for (const text of spelled.split('.')) {
    const found = stepFrom(at, text);
    if (!found) return path;
    path.push(found.step);
    at = found.value;
  }
  return path;
}

function stepFrom(at: Json | undefined, text: string): { readonly step: Step; readonly value: Json } | undefined {
  if (typeof at !== 'object' || at === null) return undefined;
  if (!isList(at)) {
    const value = Object.hasOwn(at, text) ? at[text] : undefined;
    return value === undefined ? undefined : { step: text, value };
  }
  const by = text.includes('=') ? text.slice(0, text.indexOf('=')) : 'id';
  const wanted = by === 'id' ? text : text.slice(by.length + 1);
  for (const value of at) {
    const name = typeof value === 'object' && value !== null && !isList(value) ? value[by] : undefined;
    if ((typeof name !== 'string' && typeof name !== 'number') || String(name) !== wanted) continue;
    return { step: by === 'id' ? { id: name } : { by, value: name }, value };
  }
  return undefined;
}
