import { formatMoney } from '../formats/money.ts';
import type { Json, JsonObject, Path } from '../overrides/change.ts';
import type { ChangeVocabulary } from '../overrides/sentences.ts';

/** Plain words for any publishable document: names of what is referred to, money, yes and no. */
export const publishWords: ChangeVocabulary = {
  entity: (entity, path, document) => {
    const named = nameOf(entity);
    if (named !== undefined) return named;
    const step = path.at(-1);
    return typeof step === 'object' ? namesIn(document).get('id' in step ? step.id : step.value) : undefined;
  },
  value: (value, path, document) => {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (typeof value !== 'string') return undefined;
    if (isMoney(path) && /^-?\d+\.\d\d$/.test(value)) return formatMoney(value);
    return namesIn(document).get(value);
  },
};

const moneyFields = /(price|amount|upcharge|fee|charge|minimum|maximum|wage|cost)$/i;

function isMoney(path: Path): boolean {
  const field = path.findLast((step) => typeof step === 'string');
  return field !== undefined && moneyFields.test(field);
}

function nameOf(entity: JsonObject): string | undefined {
  const info = entity.info;
  const inInfo = isObject(info) ? info.name : undefined;
  return [entity.name, inInfo].find((name): name is string => typeof name === 'string' && name !== '');
}

const known = new WeakMap<JsonObject, ReadonlyMap<string | number, string>>();

/** Names of every entity of a document by id, collected once. */
function namesIn(document: JsonObject): ReadonlyMap<string | number, string> {
  const kept = known.get(document);
  if (kept !== undefined) return kept;
  const names = new Map<string | number, string>();
  collect(document, names);
  known.set(document, names);
  return names;
}

function collect(value: Json, names: Map<string | number, string>): void {
  if (Array.isArray(value)) for (const element of value) collect(element, names);
  if (!isObject(value)) return;
  const { id } = value;
  const name = nameOf(value);
  if (typeof id === 'string' && name !== undefined && !names.has(id)) names.set(id, name);
  for (const field of Object.values(value)) if (typeof field === 'object') collect(field, names);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
