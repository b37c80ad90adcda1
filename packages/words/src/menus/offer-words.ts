import {
  findByPath,
  isList,
  isObject,
  isOnlyNumbered,
  type Json,
  type JsonObject,
  orderTypeName,
  type Path,
} from '@servery/domain';
import type { DocumentWords, Reader } from '../document-words.ts';
import { dateText } from '../hours-text.ts';
import { offerFields } from '../phrases/offer-fields.ts';
import { say, sayKnown } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { endOfHours, moneyText, namesOf, percentText, sectionWords, windowFormats } from '../section-words.ts';
import { optionNameOfAny } from './option-name.ts';

const amounts = ['amount', 'amountValue', 'fixedPrice'] as const;

const plain = sectionWords({
  phrases: offerFields,
  formats: {
    ...Object.fromEntries(amounts.map((amount) => [amount, moneyText])),
    percentageValue: percentText,
    percentage: percentText,
    ...windowFormats,
    startDate: dayOf,
    endDate: dayOf,
    sizeOptionId: (value, document) => (typeof value === 'string' ? optionNameOfAny(value, document) : undefined),
    limitToSizeIds: optionNames,
    limitToStyleIds: optionNames,
    limitOfferTypes: (value) => typesOf(value, 'offers.info.type') || say(offerFields, 'allTypes'),
    channels: (value) => typesOf(value, 'offers.info.channels'),
    customerTypes: (value) => typesOf(value, 'offers.validity.customerTypes.customerTypes'),
    orderTypes: (value) =>
      listOf(value)
        .map((id) => orderTypeName(Number(id)) ?? String(id))
        .join(', ') || undefined,
  },
});

/** An offer is the entity of everything in it: `Two-topping Tuesday`, `Percent, Delivery: 50% to 40%`. */
export function offerWords({ image }: Reader): DocumentWords {
  return {
    entity: (path, document) => plain.entity(path.slice(0, 2), document),
    field: (path, document) => {
      if (path.length === 1) return say(offerFields, 'listOrder');
      if (path.length === 2) return '';
      const inside = path.slice(2);
      const owners = ownersIn(inside, path.slice(0, 2), document);
      const field = fieldName(path);
      return owners.length > 0 ? [field, ...owners].filter(Boolean).join(', ') : field;
    },
    value: (path, value, document) => {
      if (path.at(-1) === 'imageId' && typeof value === 'string') return image(value) ?? value;
      if (path.at(-1) === 'endOffset') return endOfHours(path, value, document) ?? '';
      if (isObject(value) && typeof value.level === 'string') return choiceName(value, document);
      if (isList(value) && value.length > 0 && value.every((one) => isObject(one) && typeof one.level === 'string')) {
        return value.map((one) => choiceName(one, document)).join(', ');
      }
      if (path.includes('schemes') && typeof value === 'string') {
        const known = sayKnown(offerFields, `offers.value.schemes.${String(path.at(-1))}.${value}`);
        if (known) return known;
      }
      return plain.value(path, value, document);
    },
  };
}

/** The schemes, groups and choices on the way to a place, by their names. */
function ownersIn(inside: Path, offer: Path, document: JsonObject): readonly string[] {
  return inside.flatMap((step, at) => {
    if (typeof step === 'string') return [];
    const id = String('id' in step ? step.id : step.value);
    const list = inside[at - 1];
    if (list === 'schemes') return [nameOf(findByPath(document, ['pricingSchemes', { id }])) ?? id];
    const found = findByPath(document, [...offer, ...inside.slice(0, at + 1)]);
    if (list === 'individualGroups')
      return [groupName(findByPath(document, [...offer, 'itemGroups', { id }]), document) ?? id];
    if (list === 'itemGroups') return [groupName(found, document) ?? id];
    if (isObject(found) && typeof found.level === 'string') return [choiceName(found, document)];
    return [nameOf(found) ?? id];
  });
}

/** An item group is called by its name, or by its items where it has only a number. */
function groupName(group: Json | undefined, document: JsonObject): string | undefined {
  const name = nameOf(group);
  if (name === undefined || !isOnlyNumbered(name) || !isObject(group)) return name;
  return (
    listOf(group.choices ?? [])
      .map((choice) => choiceName(choice, document))
      .join(', ') || name
  );
}

function fieldName(path: Path): string {
  const names = namesOf(path);
  const last = path.at(-1);
  if (path.includes('schemes')) {
    return typeof last === 'string' && last !== 'schemes'
      ? (sayKnown(offerFields, `offers.value.schemes.${last}`) ?? '')
      : say(offerFields, 'offers.value.schemes');
  }
  if (last === 'limitToSizeIds') return say(offerFields, 'offers.choices.limitToSizeIds');
  if (last === 'limitToStyleIds') return say(offerFields, 'offers.choices.limitToStyleIds');
  return sayKnown(offerFields, names) ?? plain.field(path, {});
}

/** `Signature`, `Garlic Knots`, `Pizza` */
function choiceName(choice: Json, document: JsonObject): string {
  if (!isObject(choice)) return '';
  const { level, departmentId, categoryId, itemId } = choice;
  const list = level === 'ITEM' ? 'items' : level === 'CATEGORY' ? 'categories' : 'departments';
  const id = level === 'ITEM' ? itemId : level === 'CATEGORY' ? categoryId : departmentId;
  return typeof id === 'string' ? (nameOf(findByPath(document, [list, { id }])) ?? id) : '';
}

function dayOf(value: Json): string | undefined {
  return value === null ? say(offerFields, 'noDate') : typeof value === 'string' ? dateText(value) : undefined;
}

function typesOf(value: Json, phrase: string): string | undefined {
  return isList(value)
    ? value.map((one) => sayKnown(offerFields, `${phrase}.${String(one)}`) ?? String(one)).join(', ')
    : sayKnown(offerFields, `${phrase}.${String(value)}`);
}

function optionNames(value: Json, document: JsonObject): string | undefined {
  return (
    listOf(value)
      .map((id) => optionNameOfAny(String(id), document))
      .join(', ') || undefined
  );
}

/** A list, or a single one of its elements, as changes hold it. */
function listOf(value: Json): readonly Json[] {
  return isList(value) ? value : [value];
}
