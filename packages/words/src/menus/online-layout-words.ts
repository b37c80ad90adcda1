import { findByPath, type Path } from '@servery/domain';
import type { DocumentWords, Reader } from '../document-words.ts';
import { menuFields } from '../phrases/menu-fields.ts';
import { say } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { nameIn, sectionWords } from '../section-words.ts';

const plain = sectionWords({
  phrases: menuFields,
  formats: {
    categoryIds: nameIn([['categories']], menuFields, 'nothing'),
    offers: nameIn([['offers']], menuFields, 'nothing'),
  },
});

/** The categories of the online shop: `Signature pizzas`, `Categories of the menu: Calzones added`. */
export function onlineCategoryWords({ image }: Reader): DocumentWords {
  return {
    ...plain,
    value: (path, value, document) => {
      if (path.at(-1) !== 'imageId') return plain.value(path, value, document);
      return typeof value === 'string' ? (image(value) ?? say(menuFields, 'anImage')) : say(menuFields, 'noImage');
    },
  };
}

/** The same categories on the kiosk, where it has its own. */
export function kioskCategoryWords(reader: Reader): DocumentWords {
  const online = onlineCategoryWords(reader);
  const inShop = ([, ...rest]: Path): Path => ['onlineCategories', ...rest];
  return {
    entity: (path, document) => {
      const place = say(menuFields, 'kioskCategories');
      const named = plain.entity(path, document);
      return path.length < 2 ? { name: place, place: '' } : { ...named, place };
    },
    field: (path, document) =>
      path.at(-1) === 'visible' ? say(menuFields, 'kioskCategories.visible') : online.field(inShop(path), document),
    value: (path, value, document) => online.value(inShop(path), value, document),
  };
}

/** A featured item is called by the item that it names. */
export const featuredWords: DocumentWords = {
  entity: (path, document) => {
    const place = say(menuFields, 'onlineFeaturedItems');
    const name = nameOf(findByPath(document, ['items', { id: itemId(path) }]));
    return path.length < 2 ? { name: place, place: '' } : { name: name ?? itemId(path), place };
  },
  field: (path, document) => (path.length < 2 ? plain.field(path, document) : ''),
  value: (path, value, document) => {
    const named = path.length < 2 ? undefined : nameOf(findByPath(document, ['items', { id: itemId(path) }]));
    return named ?? plain.value(path, value, document);
  },
};

function itemId([, step]: Path): string {
  return typeof step === 'object' && 'value' in step ? String(step.value) : '';
}
