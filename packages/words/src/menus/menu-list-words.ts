import { isList, isObject, type Json, orderTypeName, type Path } from '@servery/domain';
import type { DocumentWords, Reader } from '../document-words.ts';
import { menuFields } from '../phrases/menu-fields.ts';
import { menuWordsPhrases } from '../phrases/menu-words.ts';
import { say, sayKnown } from '../phrases.ts';
import { percentText, sectionWords } from '../section-words.ts';
import { layoutWords } from './layout-words.ts';
import { offerWords } from './offer-words.ts';
import { featuredWords, kioskCategoryWords, onlineCategoryWords } from './online-layout-words.ts';

const plain = sectionWords({
  phrases: menuFields,
  formats: {
    flatRate: percentText,
    rate: percentText,
    defaultOrderType: (id) => (id === null ? say(menuFields, 'flatRate') : orderType(id)),
  },
});

/** A rate belongs to its tax structure and is called by its order type: `Beer & wine`, `Delivery: 7.25% to 8.625%`. */
const taxWords: DocumentWords = {
  entity: (path, document) => plain.entity(path.slice(0, 2), document),
  field: (path, document) => {
    const rate = path.find((step) => typeof step === 'object' && 'value' in step);
    return rate === undefined ? plain.field(path, document) : orderType(rate.value);
  },
  value: (path, value, document) =>
    (isObject(value) && value.rate ? percentText(value.rate) : undefined) ?? plain.value(path, value, document),
};

const schemeWords: DocumentWords = {
  ...plain,
  value: (path, value, document) => paidBy(path, value) ?? plain.value(path, value, document),
};

/** Which orders pay a scheme: `Delivery, Kiosk`. */
function paidBy(path: Path, value: Json): string | undefined {
  const [, , field, list] = path;
  if (field !== 'appliesTo') return undefined;
  if (isObject(value)) return namesOfOrders([...codesIn(value.orderTypes), ...codesIn(value.channels)]);
  return list === undefined ? undefined : namesOfOrders(isList(value) ? value : [value]);
}

function namesOfOrders(codes: readonly Json[]): string {
  const nameOf = (code: Json) =>
    typeof code === 'number' ? orderType(code) : sayKnown(menuFields, `pricingSchemes.appliesTo.channels.${code}`);
  return codes.map((code) => nameOf(code) ?? String(code)).join(', ') || say(menuWordsPhrases, 'noOrders');
}

function codesIn(list: Json | undefined): readonly Json[] {
  return list !== undefined && isList(list) ? list : [];
}

/** Words for the lists of a menu, by their paths. */
export function menuListWords(reader: Reader): (path: Path) => DocumentWords | undefined {
  const lists = new Map<unknown, DocumentWords>(
    Object.entries({
      messages: plain,
      requirements: plain,
      pricingSchemes: schemeWords,
      taxStructures: taxWords,
      offers: offerWords(reader),
      onlineCategories: onlineCategoryWords(reader),
      kioskCategories: kioskCategoryWords(reader),
      onlineFeaturedItems: featuredWords,
      layout: layoutWords(reader),
    }),
  );
  return ([list]) => lists.get(list);
}

function orderType(id: Json): string {
  return orderTypeName(Number(id)) ?? String(id);
}
