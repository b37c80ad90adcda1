import { isObject, type Json, orderTypeName, type Path } from '@servery/domain';
import type { DocumentWords, Reader } from '../document-words.ts';
import { menuFields } from '../phrases/menu-fields.ts';
import { say } from '../phrases.ts';
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

/** The lists of a menu whose words stand under their paths. */
export function menuListWords(reader: Reader): (path: Path) => DocumentWords | undefined {
  const lists: Readonly<Record<string, DocumentWords>> = {
    messages: plain,
    requirements: plain,
    pricingSchemes: plain,
    taxStructures: taxWords,
    offers: offerWords(reader),
    onlineCategories: onlineCategoryWords(reader),
    kioskCategories: kioskCategoryWords(reader),
    onlineFeaturedItems: featuredWords,
    layout: layoutWords(reader),
  };
  return ([list]) => (typeof list === 'string' ? lists[list] : undefined);
}

function orderType(id: Json): string {
  return orderTypeName(Number(id)) ?? String(id);
}
