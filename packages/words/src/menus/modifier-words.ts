import { findByPath, isList, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import { menuFields } from '../phrases/menu-fields.ts';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { valuePhrases } from '../phrases/values.ts';
import { say, sayKnown } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { endOfHours, namesOf, windowFormats } from '../section-words.ts';
import { optionNameOfAny } from './option-name.ts';

/** A field of a modifier or modifier category: `Kitchen name`; `Large Hand Tossed, Delivery` for a price. */
export function modifierField(path: Path, document: JsonObject): string | undefined {
  const [section, list, , field] = path;
  if (section !== 'modifiers') return undefined;
  if (path.length === 2) return sayKnown(menuFields, `modifiers.${String(list)}.order`);
  if (field === 'pricing') return priceField(path, document);
  const names = namesOf(path.slice(3));
  return sayKnown(menuFields, `modifier.${names}`) ?? sayKnown(menuFields, names);
}

/** A value of a modifier in words; undefined where the words of the menu serve. */
export function modifierValue(path: Path, value: Json, document: JsonObject): string | undefined {
  if (path[0] !== 'modifiers') return undefined;
  const field = namesOf(path.slice(3));
  switch (field) {
    case 'category':
      return nameOf(findByPath(document, ['modifiers', 'categories', { id: String(value) }]));
    case 'wholeOnly':
      return say(valuePhrases, value === true ? 'no' : 'yes');
    case 'amounts':
      return (isList(value) ? value : [value]).map(amount).join(', ');
    case 'pricing':
      return pricingText(value);
    case 'availability.limitHours.endOffset':
      return endOfHours(path, value, document);
    default:
      if (typeof value === 'boolean') return say(valuePhrases, value ? 'yes' : 'no');
      return (
        timeFormats[field]?.(value, document) ??
        sayKnown(menuFields, `modifier.${field}.${String(value)}`) ??
        sayKnown(menuFields, `${field}.${String(value)}`)
      );
  }
}

const timeFormats: typeof windowFormats = {
  'availability.limitDays.days': (value, document) => windowFormats.days?.(value, document),
  'availability.limitHours.startTime': (value, document) => windowFormats.startTime?.(value, document),
};

function amount(value: Json): string {
  return sayKnown(menuFields, `modifier.amounts.${String(value)}`) ?? String(value);
}

/** A scheme's prices as a whole, where they come or go. */
function pricingText(value: Json): string | undefined {
  if (!isObject(value) || value.basedOn === 'OWN') return undefined;
  return sayKnown(menuFields, `modifier.pricing.basedOn.${String(value.basedOn)}`);
}

function priceField(path: Path, document: JsonObject): string | undefined {
  const step = path[4];
  if (typeof step !== 'object') return undefined;
  const id = String('id' in step ? step.id : step.value);
  const scheme = nameOf(findByPath(document, ['pricingSchemes', { id }])) ?? id;
  return `${priceSubject(path, document)}, ${scheme}`;
}

/** The subject of a price: an option, every size, or the modifier as a whole. */
function priceSubject(path: Path, document: JsonObject): string {
  const names = namesOf(path.slice(5));
  if (names === 'price') return say(menuWordsPhrases, 'everySize');
  const entry = path.findIndex((step, at) => at > 4 && typeof step === 'object');
  if (entry < 0) return sayKnown(menuFields, ['modifier.pricing', names].filter(Boolean).join('.')) ?? names;
  const options = optionsOf(findByPath(document, path.slice(0, entry + 1)), document);
  return names.startsWith('orderAlone') ? say(menuFields, 'modifier.pricing.aloneUpcharge', { options }) : options;
}

/** `Large Hand Tossed` */
function optionsOf(entry: Json | undefined, document: JsonObject): string {
  if (!isObject(entry)) return '';
  const ids = [entry.sizeOptionId, entry.sizeOption, entry.optionId, entry.styleOption];
  return ids.flatMap((id) => (typeof id === 'string' ? optionNameOfAny(id, document) : [])).join(' ');
}
