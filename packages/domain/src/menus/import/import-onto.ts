import type { MenuBlob } from '../menu-blob.ts';

/** The ids of a chain's entities here: only entities with such an id are removed when the file lacks them. */
const SOURCE_ID = /^(dep|cat|item|mod|top|side|cook|offer|tab|online|size|flavor|choice)-/;

/**
 * A chain's menu imported again onto an existing menu. Entities are the same by the ids made from the chain's codes. Fields of
 * the file replace the present ones; fields that a file cannot carry (taxes, printing, images, other schemes) stay, and so do
 * entities that were added here. An entity of the chain that the file no longer has is removed.
 */
export function importedOnto(current: MenuBlob, file: MenuBlob): MenuBlob {
  return {
    ...current,
    departments: merged(current.departments, file.departments, (old, next) => ({
      ...old,
      info: named(old.info, next.info),
      styles: merged(old.styles, next.styles, (oldStyle, nextStyle) => ({
        ...oldStyle,
        name: nextStyle.name,
        options: merged(oldStyle.options, nextStyle.options, (option, { name }) => ({ ...option, name })),
      })),
      categories: mergedIds(old.categories, next.categories),
      items: mergedIds(old.items, next.items),
    })),
    categories: merged(current.categories, file.categories, (old, next) => ({
      ...old,
      department: next.department,
      info: named(old.info, next.info),
    })),
    items: merged(current.items, file.items, mergedItem),
    onlineCategories: merged(current.onlineCategories, file.onlineCategories, (old, next) => ({
      ...old,
      name: next.name,
      categoryIds: mergedIds(old.categoryIds, next.categoryIds),
    })),
    modifiers: mergedModifiers(current.modifiers, file.modifiers),
    offers: merged(current.offers, file.offers, mergedOffer),
    layout: {
      ...current.layout,
      tabs: merged(current.layout.tabs, file.layout.tabs, (old, { name, buttons }) => ({ ...old, name, buttons })),
    },
  };
}

type Item = MenuBlob['items'][number];

function mergedItem(old: Item, next: Item): Item {
  const { department, category, styles, excludedCombinations, inclusions } = next;
  return {
    ...old,
    department,
    category,
    styles: merged(old.styles, styles, (used, { id, options, defaultOption }) => ({
      ...used,
      id,
      options,
      defaultOption: options.includes(used.defaultOption ?? '') ? used.defaultOption : defaultOption,
    })),
    excludedCombinations,
    inclusions,
    info: named(old.info, next.info),
    pricing: mergedPricing(old.pricing, next.pricing, (oldEntry, { itemBased, toppingBased, styleUpcharge }) => ({
      ...oldEntry,
      itemBased: { ...oldEntry.itemBased, prices: itemBased.prices },
      toppingBased,
      styleUpcharge,
    })),
  };
}

function mergedModifiers(current: MenuBlob['modifiers'], file: MenuBlob['modifiers']): MenuBlob['modifiers'] {
  return {
    ...current,
    categories: merged(current.categories, file.categories, (old, { info, exclusive }) => ({
      ...old,
      info: named(old.info, info),
      exclusive,
    })),
    items: merged(current.items, file.items, (old, { category, info, wholeOnly, pricing }) => ({
      ...old,
      category,
      info: named(old.info, info),
      wholeOnly,
      pricing: mergedPricing(old.pricing, pricing, (entry, { basedOn, price }) => ({ ...entry, basedOn, price })),
    })),
  };
}

type Offer = MenuBlob['offers'][number];

/** The file gives an offer its name, code, dates, order types and price. */
function mergedOffer(old: Offer, next: Offer): Offer {
  return {
    ...old,
    info: { ...old.info, name: next.info.name },
    applying: { ...old.applying, couponCode: next.applying.couponCode },
    validity: { ...old.validity, dateRange: next.validity.dateRange, orderTypes: next.validity.orderTypes },
    value: { ...old.value, schemes: mergedSchemes(old.value.schemes, next.value.schemes) },
  };
}

type NamedInfo = { readonly name: string; readonly description: string };

/** An empty description is one that the file does not give. */
function named<Info extends NamedInfo>(old: Info, { name, description }: NamedInfo): Info {
  return { ...old, name, description: description || old.description };
}

/** Lists keep their order; new entries come last. */
function merged<Entity extends { readonly id: string }>(
  current: readonly Entity[],
  file: readonly Entity[],
  merge: (old: Entity, next: Entity) => Entity,
): Entity[] {
  const next = new Map(file.map((entity) => [entity.id, entity]));
  const known = new Set(current.map(({ id }) => id));
  const kept = current.flatMap((old) => {
    const given = next.get(old.id);
    if (given) return [merge(old, given)];
    return SOURCE_ID.test(old.id) ? [] : [old];
  });
  return [...kept, ...file.filter(({ id }) => !known.has(id))];
}

function mergedIds(current: readonly string[], file: readonly string[]): string[] {
  const next = new Set(file);
  const known = new Set(current);
  const kept = current.filter((id) => next.has(id) || !SOURCE_ID.test(id));
  return [...kept, ...file.filter((id) => !known.has(id))];
}

function mergedPricing<Entry extends { readonly pricingScheme: string }>(
  current: readonly Entry[],
  file: readonly Entry[],
  merge: (old: Entry, next: Entry) => Entry,
): Entry[] {
  const known = new Set(current.map(({ pricingScheme }) => pricingScheme));
  const next = new Map(file.map((entry) => [entry.pricingScheme, entry]));
  const kept = current.map((old) => {
    const given = next.get(old.pricingScheme);
    return given ? merge(old, given) : old;
  });
  return [...kept, ...file.filter(({ pricingScheme }) => !known.has(pricingScheme))];
}

type Scheme = Offer['value']['schemes'][number];

function mergedSchemes(current: readonly Scheme[], file: readonly Scheme[]): Scheme[] {
  const known = new Set(current.map(({ schemeId }) => schemeId));
  const next = new Map(file.map((scheme) => [scheme.schemeId, scheme]));
  const kept = current.map((old) => ({ ...old, comboOffer: next.get(old.schemeId)?.comboOffer ?? old.comboOffer }));
  return [...kept, ...file.filter(({ schemeId }) => !known.has(schemeId))];
}
