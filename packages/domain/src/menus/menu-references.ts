import type { Reference } from '../references/references.ts';
import { images, rows } from '../references/rows.ts';
import {
  BUTTON,
  buttons,
  choices,
  fieldOf,
  mustBeActive,
  pricingScheme,
  removeForType,
  upcharges,
} from './reference-rows.ts';

const remove = rows('REMOVE');
const removeOwner = rows('REMOVE_OWNER');
const clear = rows('CLEAR');
const keep = rows('KEEP');

const KPS_RULES: Readonly<Record<string, string>> = {
  'departments[]': 'CL-67',
  'categories[]': 'CL-68',
  'items[]': 'CL-69',
};

/** Every id in a menu that names something else; clean-up, deletion and *where is this used* all read this table. */
export const menuReferences: readonly Reference[] = [
  ...remove([
    ['departments[].categories[]', 'category', 'CL-55'],
    ['departments[].items[]', 'item', 'CL-56'],
    ['categories[].department', 'department', 'CL-54'],
    ['items[].department', 'department', 'CL-54'],
    ['items[].category', 'category', 'CL-55'],
    ['modifiers.items[].category', 'modifierCategory', 'CL-35'],
    ['departments[].modifiers.availability.categories[].id', 'modifierCategory', 'CL-25'],
    ['departments[].modifiers.availability.items[].id', 'modifierItem', 'CL-26'],
    ['modifiers.availability.categories[].id', 'modifierCategory', 'CL-25'],
    ['modifiers.availability.items[].id', 'modifierItem', 'CL-26'],
  ]),
  ...['departments[]', 'categories[]', 'items[]'].flatMap((place) => [
    ...clear([[`${place}.taxStructureId`, 'taxStructure', 'CL-01']]),
    ...remove([
      [`${place}.kps.displays[]`, 'display', KPS_RULES[place] ?? 'CL-67'],
      [`${place}.kps.excludedSizes[]`, 'styleOption', 'CL-06'],
    ]),
  ]),
  ...['departments[]', 'categories[]', 'items[]', 'modifiers.categories[]', 'modifiers.items[]'].flatMap((place) =>
    keep([[`${place}.availability.orderTypes[]`, 'orderType', 'CL-04']]),
  ),
  ...['categories[]', 'items[]'].flatMap((place) =>
    remove([
      [`${place}.suggestions.categories[].id`, 'category', 'CL-55'],
      [`${place}.suggestions.items[].id`, 'item', 'CL-38'],
      [`${place}.requirements[].id`, 'requirement', 'CL-05'],
      [`${place}.requirements[].excludeSizes[]`, 'styleOption', 'CL-06'],
    ]),
  ),
  ...remove([
    ['items[].styles[].id', 'style', 'CL-58'],
    ['items[].styles[].options[]', 'styleOption', 'CL-58'],
  ]),
  ...clear([['items[].styles[].defaultOption', 'styleOption', 'CL-57']]),
  ...removeOwner([['items[].excludedCombinations[].options[]', 'styleOption', 'CL-58']]),
  ...pricingScheme('items[].pricing[].pricingScheme'),
  {
    path: 'items[].pricing[].itemBased.itemId',
    to: 'item',
    whenGone: (entry) => (fieldOf(fieldOf(entry, 'itemBased'), 'type') === 'ITEM' ? 'REMOVE' : 'CLEAR'),
    rule: () => 'CL-24',
  },
  ...remove([
    ['items[].pricing[].itemBased.prices[].id', 'styleOption', 'CL-33'],
    ['items[].pricing[].toppingBased.toppingsPrice[].id', 'styleOption', 'CL-33'],
    ['items[].info.costs[].option', 'styleOption', 'CL-33'],
    ['modifiers.items[].info.costs[].option', 'styleOption', 'CL-33'],
  ]),
  ...upcharges('items[].pricing[].styleUpcharge[]'),
  ...remove([
    ['items[].inclusions.categoriesSettings[].id', 'modifierCategory', 'CL-25'],
    ['items[].inclusions.itemsSettings[].id', 'modifierItem', 'CL-26'],
    ['items[].inclusions.inclusionsOrder[].id', 'modifierItem', 'CL-27'],
    ['items[].inclusions.categoriesSettings[].freeBySize[].option', 'styleOption', 'CL-33'],
    ['items[].printing.kitchenPrinters[].id', 'printer', 'CL-20'],
    ['items[].printing.kitchenPrinters[].excludedSizes[]', 'styleOption', 'CL-22'],
    ['items[].printing.labelPrinters[].id', 'printer', 'CL-21'],
    ['items[].printing.labelPrinters[].excludedSizes[]', 'styleOption', 'CL-22'],
  ]),
  ...keep([
    ['items[].inclusions.itemsSettings[].includedOnlyWith[]', 'styleOption', 'CL-34'],
    ['items[].inclusions.itemsSettings[].allowedOnlyWith[]', 'styleOption', 'CL-34'],
  ]),
  ...pricingScheme('modifiers.items[].pricing[].pricingScheme'),
  ...remove([
    ['modifiers.items[].pricing[].additionPrices[].styleId', 'style', 'CL-34'],
    ['modifiers.items[].pricing[].additionPrices[].optionId', 'styleOption', 'CL-34'],
    ['modifiers.items[].pricing[].additionPrices[].sizeOptionId', 'styleOption', 'CL-33'],
  ]),
  ...upcharges('modifiers.items[].pricing[].orderAlone.styleUpcharge[]'),
  ...choices('itemGroups[].choices[]'),
  ...choices('offers[].itemGroups[].choices[]'),
  ...choices('offers[].value.excludedChoices[]', 'CL-07'),
  ...pricingScheme('offers[].value.schemes[].schemeId'),
  ...clear([
    ['offers[].value.schemes[].individualGroups[].sizeOptionId', 'styleOption', 'CL-33'],
    ['offers[].value.schemes[].anyItem.sizeOptionId', 'styleOption', 'CL-33'],
  ]),
  ...mustBeActive(remove([['offers[].validity.orderTypes.orderTypes[]', 'orderType', 'CL-04']])),
  ...keep([
    ['offers[].validity.tenderTypes.tenderTypes[]', 'tenderType', 'CL-43'],
    ['pricingSchemes[].appliesTo.orderTypes[]', 'orderType', 'CL-04'],
    ['taxStructures[].orderTypeRates[].orderType', 'orderType', 'CL-04'],
    ['taxStructures[].defaultOrderType', 'orderType', 'CL-04'],
  ]),
  ...remove([
    ['onlineCategories[].categoryIds[]', 'category', 'CL-61'],
    ['onlineCategories[].offers[]', 'offer', 'CL-61'],
    ['kioskCategories[].categoryIds[]', 'category', 'CL-61'],
    ['kioskCategories[].offers[]', 'offer', 'CL-61'],
  ]),
  ...mustBeActive(
    remove([
      ['onlineFeaturedItems[].departmentId', 'department', 'CL-63'],
      ['onlineFeaturedItems[].categoryId', 'category', 'CL-64'],
      ['onlineFeaturedItems[].itemId', 'item', 'CL-65'],
    ]),
  ),
  ...remove([['layout.tabs[].limitStations.stations[]', 'station', 'CL-59']]),
  ...buttons('ITEM', 'CL-46', [['itemInfo.itemId', 'item']]),
  ...buttons('MODIFIER', 'CL-47', [
    ['modifierInfo.categoryId', 'modifierCategory'],
    ['modifierInfo.itemId', 'modifierItem'],
  ]),
  ...buttons('SIZE', 'CL-48', [
    ['sizeInfo.styleId', 'style'],
    ['sizeInfo.optionId', 'styleOption'],
  ]),
  ...buttons('STYLE', 'CL-49', [
    ['styleInfo.styleId', 'style'],
    ['styleInfo.optionId', 'styleOption'],
  ]),
  ...buttons('MESSAGE', 'CL-50', [['messageId', 'message']]),
  ...buttons('MENU_LINK', 'CL-52', [['menuLinkId', 'tab']]),
  ...buttons('OFFER', 'CL-53', [['offerInfo.offerId', 'offer']]),
  ...mustBeActive([
    {
      path: `${BUTTON}.tenderInfo.tenderTypeId`,
      to: 'tenderType',
      whenGone: removeForType('TENDER'),
      rule: (button, why) => (fieldOf(button, 'type') !== 'TENDER' ? 'CL-44' : why === 'INACTIVE' ? 'CL-42' : 'CL-43'),
    },
    ...clear([[`${BUTTON}.orderType`, 'orderType', 'CL-45']]),
  ]),
  ...clear([
    [`${BUTTON}.itemInfo.departmentId`, 'department', 'CL-54'],
    [`${BUTTON}.itemInfo.categoryId`, 'category', 'CL-55'],
    [`${BUTTON}.itemInfo.sizeOptionId`, 'styleOption', 'CL-57'],
    [`${BUTTON}.sizeInfo.departmentId`, 'department', 'CL-54'],
    [`${BUTTON}.styleInfo.departmentId`, 'department', 'CL-54'],
  ]),
  ...remove([
    [`${BUTTON}.itemInfo.styleOptionIds[]`, 'styleOption', 'CL-58'],
    [`${BUTTON}.itemInfo.modifiers[].id`, 'modifierItem', 'CL-47'],
  ]),
  ...images([
    'departments[].info.imageId',
    'categories[].info.imageId',
    'items[].info.imageId',
    'modifiers.categories[].info.imageId',
    'modifiers.items[].info.imageId',
    'offers[].info.imageId',
    'onlineCategories[].imageId',
    'kioskCategories[].imageId',
    'layout.tabs[].tabImage',
    'layout.tabs[].background.imageId',
    'layout.tabs[].buttons{}.buttonStyle.buttonImage',
  ]),
];
