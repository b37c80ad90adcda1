import { findByPath, isList, isObject, type Json, type JsonObject, type Path, ROUTE_CHANNELS } from '@servery/domain';
import { printingFields } from '../phrases/printing-fields.ts';
import { say, sayKnown } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { nameIn, type SectionWords, sectionWords } from '../section-words.ts';

const devices = nameIn([['printing', 'printers'], ['displays']], printingFields, 'none');
const seconds = (value: Json) => {
  const count = Number(value);
  const isWhole = count % 60 === 0;
  return say(printingFields, isWhole ? 'minutes' : 'seconds', { count: isWhole ? count / 60 : count });
};

const own = sectionWords({
  phrases: printingFields,
  formats: { backupPrinter: devices, warnAfter: seconds, lateAfter: seconds },
});

/** Printers, kitchen displays, print templates, and the routes to them. */
export const printingWords: Readonly<Record<string, SectionWords>> = {
  displays: own,
  printing: {
    entity: (path, document) =>
      isInTemplate(path)
        ? { name: phraseAt(path.slice(0, 3)), place: say(printingFields, 'templates') }
        : (own.entity?.(path, document) ?? { name: '', place: '' }),
    field: (path, document) => partName(path) ?? own.field?.(ofAnyTemplate(path), document) ?? '',
    value: (path, value, document) =>
      isObject(value) && isInTemplate(path)
        ? partText(value)
        : (own.value?.(ofAnyTemplate(path), value, document) ?? ''),
  },
  printingRouting: {
    entity: (path, document) => ({
      name: [stationName(path[1], document), orderTypeName(path, document)].filter(Boolean).join(' · '),
      place: say(printingFields, 'printingRouting'),
    }),
    field: (path) => (typeof path[4] === 'string' ? phraseAt(['printingRouting', path[4]]) : ''),
    value: (_path, value, document) => routeText(value, document),
  },
};

/** Printers and displays by their names: `Kitchen, Bar`; `Nowhere`. */
export function deviceNames(ids: readonly string[], document: JsonObject): string {
  if (ids.length === 0) return say(printingFields, 'nothing');
  const names = ids.map((id) => (id === 'DEFAULT' ? say(printingFields, 'defaultPrinter') : devices(id, document)));
  return names.join(', ');
}

function isInTemplate(path: Path): boolean {
  return path[1] === 'templates' && path.length > 2;
}

/** The three templates have the same fields, and one phrase for each. */
function ofAnyTemplate(path: Path): Path {
  return isInTemplate(path) && path.length > 3 ? path.toSpliced(2, 1) : path;
}

export function partWord(id: string | number): string {
  return sayKnown(printingFields, `part.${id}`) ?? String(id);
}

/** A part of a template in words: `Tall, Left`; `Not printed`. */
export function partText(part: Json): string {
  if (!isObject(part)) return '';
  if (part.shown !== true) return say(printingFields, 'notPrinted');
  return ['size', 'align']
    .map((field) => phraseAt(['printing', 'templates', 'parts', field, String(part[field])]))
    .join(', ');
}

/** `Totals, size` */
function partName(path: Path): string | undefined {
  const step = path[4];
  if (!isInTemplate(path) || typeof step !== 'object' || !('id' in step)) return undefined;
  const part = partWord(step.id);
  const field = path[5];
  return typeof field === 'string' ? `${part}, ${phraseAt(['printing', 'templates', 'parts', field])}` : part;
}

function phraseAt(path: Path): string {
  return sayKnown(printingFields, path.filter((step) => typeof step === 'string').join('.')) ?? '';
}

export function stationWord(id: string, document: JsonObject): string {
  if (id === 'online' || id === 'curbside') return say(printingFields, id);
  return nameOf(findByPath(document, ['stations', { id }])) ?? id;
}

function stationName(step: Path[number] | undefined, document: JsonObject): string {
  return typeof step === 'object' && 'id' in step ? stationWord(String(step.id), document) : '';
}

function orderTypeName(path: Path, document: JsonObject): string {
  const step = path[3];
  return typeof step === 'object' ? (nameOf(findByPath(document, ['orderTypes', 'types', step])) ?? '') : '';
}

/** A selected list, or all the lists of an order type or a station that was added: `Kitchen printing: Kitchen; KPS: Oven`. */
function routeText(value: Json, document: JsonObject): string {
  if (typeof value === 'string') return deviceNames([value], document);
  if (isList(value)) return deviceNames(value.map(String), document);
  if (!isObject(value)) return '';
  if (value.selected !== undefined) return routeText(value.selected, document);
  if (isList(value.orderTypes ?? null))
    return entriesOf(value.orderTypes)
      .map((type) => `${orderTypeName(['', '', '', { id: idOf(type) }], document)}: ${routeText(type, document)}`)
      .join('; ');
  return ROUTE_CHANNELS.flatMap((channel) => {
    const selection = value[channel];
    return selection === undefined
      ? []
      : [`${phraseAt(['printingRouting', channel])}: ${routeText(selection, document)}`];
  }).join('; ');
}

function entriesOf(value: Json | undefined): readonly JsonObject[] {
  return isList(value ?? null) && Array.isArray(value) ? value.filter(isObject) : [];
}

function idOf({ id }: JsonObject): string | number {
  return typeof id === 'number' ? id : String(id);
}
