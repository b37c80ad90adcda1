import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { asJsonObject, type Change, isChanges, isJsonObject, type Json, type JsonObject } from '@servery/domain';

/** A document that passed its kind's schema when it was saved. */
export function parseDocument(text: string): JsonObject {
  return asJsonObject(JSON.parse(text));
}

const pack = promisify(gzip);

/** gzip of the JSON of a document, made in a thread of the system: others are answered while a large one is packed. */
export async function packDocument(document: JsonObject): Promise<Uint8Array> {
  return pack(spellDocument(document));
}

const unpack = promisify(gunzip);

/** The JSON text of a document that was packed; unpacked in a thread of the system too. */
export async function unpackText(content: Uint8Array): Promise<string> {
  return (await unpack(content)).toString('utf8');
}

/**
 * The JSON text of a document, as `JSON.stringify` spells it. Documents are never mutated: the entities that one shares with another that
 * was spelled before are not spelled again.
 */
export function spellDocument(document: JsonObject): string {
  return spellFields(document, (value) =>
    isJsonObject(value) ? spellFields(value, spellEntities) : spellEntities(value),
  );
}

function spellFields(object: JsonObject, spell: (value: Json) => string | undefined): string {
  const fields = Object.entries(object).flatMap(([name, value]) => {
    const text = spell(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}

function spellEntities(value: Json): string | undefined {
  return Array.isArray(value) ? `[${value.map(spellEntity).join(',')}]` : JSON.stringify(value);
}

const spelled = new WeakMap<object, string>();

function spellEntity(entity: Json): string {
  if (!isJsonObject(entity)) return JSON.stringify(entity) ?? 'null';
  const text = spelled.get(entity) ?? JSON.stringify(entity);
  spelled.set(entity, text);
  return text;
}

/** A list of changes that passed the contract when it was saved; anything else is a fault of the stored row. */
export function parseChanges(value: unknown): Change[] {
  if (!isChanges(value)) throw new Error('The stored changes cannot be read.');
  return value;
}
