import {
  type Change,
  type MenuBlob,
  newCategory,
  newCategorySettings,
  newDepartment,
  newInclusions,
  newItem,
  newItemPricing,
  newItemSettings,
  newLocationSettings,
  newMenuBlob,
  newModifierCategory,
  newModifierItem,
  newModifierPricing,
  newPricingScheme,
  newRequirement,
  newStyle,
  newStyleOption,
  settingsNamesOf,
  sizePrices,
  wholeStyle,
} from '@servery/domain';
import { unpackedBody } from '../contract-check.ts';
import type { FakeAnswers } from './fake-api.ts';
import { layerSave } from './settings-bodies.ts';
import type { SettingsServer } from './settings-server.ts';

const size = newStyle({
  id: 'size',
  name: 'Size',
  isSize: true,
  options: [newStyleOption({ id: 'small', name: 'Small 10″' }), newStyleOption({ id: 'large', name: 'Large 14″' })],
});

/** Two pizzas and a drink in two schemes, with toppings. */
export function buildMenuBlob(given: Partial<MenuBlob> = {}): MenuBlob {
  const pricing = ['dine', 'delivery'].map((pricingScheme, at) =>
    newItemPricing({ pricingScheme, prices: sizePrices({ small: `1${at}.99`, large: `1${at + 5}.99` }) }),
  );
  const modifierPricing = ['dine', 'delivery'].map((pricingScheme) =>
    newModifierPricing({
      pricingScheme,
      price: '1.25',
      additionPrices: [{ id: 'large', styleId: 'size', optionId: 'large', price: '1.75' }],
      orderAlone: {
        enabled: true,
        basePrice: '2.50',
        styleUpcharge: [
          { id: 'large', flatRate: '0.50', size: null, sizeOption: null, style: 'size', styleOption: 'large' },
        ],
      },
    }),
  );
  const pizza = { department: 'pizza', category: 'signature', styles: [wholeStyle(size)], pricing };
  const inclusions = newInclusions({
    categoriesSettings: [newCategorySettings('meat')],
    itemsSettings: [newItemSettings('pepperoni')],
  });
  const supreme = newItem({ id: 'supreme', name: 'Harbor Supreme', ...pizza, inclusions });
  return newMenuBlob({
    departments: [
      newDepartment({
        id: 'pizza',
        name: 'Pizza',
        styles: [size],
        categories: ['signature'],
        items: ['supreme', 'clam'],
      }),
      newDepartment({ id: 'drinks', name: 'Drinks', categories: ['soft'], items: ['cola'] }),
    ],
    categories: [
      newCategory({ id: 'signature', department: 'pizza', name: 'Signature' }),
      newCategory({ id: 'soft', department: 'drinks', name: 'Soft drinks' }),
    ],
    items: [
      { ...supreme, info: { ...supreme.info, pluNum: '1000' } },
      newItem({ id: 'clam', name: 'Fisherman’s Clam', ...pizza }),
      newItem({
        id: 'cola',
        name: 'Cola',
        department: 'drinks',
        category: 'soft',
        pricing: [newItemPricing({ pricingScheme: 'dine', prices: sizePrices({ BASE: '2.99' }) })],
      }),
    ],
    modifiers: {
      categories: [newModifierCategory({ id: 'meat', name: 'Meat toppings' })],
      items: [
        newModifierItem({ id: 'pepperoni', category: 'meat', name: 'Pepperoni', pricing: modifierPricing }),
        newModifierItem({ id: 'bacon', category: 'meat', name: 'Bacon' }),
      ],
      availability: { categories: [], items: [] },
    },
    pricingSchemes: [
      newPricingScheme({ id: 'dine', name: 'Dine in', isDefault: true }),
      newPricingScheme({ id: 'delivery', name: 'Delivery' }),
    ],
    requirements: [newRequirement({ id: 'check-id', name: 'Check ID' })],
    ...given,
  });
}

type Costs = { readonly item: string; readonly modifier: string };

/** The same menu, in which each item and each modifier costs the restaurant this much. */
export function withCosts(menu: MenuBlob, { item, modifier }: Costs): MenuBlob {
  const items = menu.items.map((one) => ({ ...one, info: { ...one.info, cost: item } }));
  const modifiers = menu.modifiers.items.map((one) => ({ ...one, info: { ...one.info, cost: modifier } }));
  return { ...menu, items, modifiers: { ...menu.modifiers, items: modifiers } };
}

export const mainMenu = {
  id: 'm1',
  name: 'Main Menu',
  desc: 'All stores',
  template: false,
  singleUse: false,
  ver: 3,
  changedBy: 'Dana Whitfield',
  changedAt: '2026-11-20T17:31:00.000Z',
  assignedTo: ['101', '102'],
};
export const lunchMenu = { ...mainMenu, id: 'm2', name: 'Lunch Menu', desc: '', assignedTo: [] };

/** The versions of a company's document: nothing lies over it. */
export const noLayers = {
  overrideId: null,
  overrideVer: null,
  groupOverrideId: null,
  groupOverrideVer: null,
  savedAt: '2026-11-20T17:31:00.000Z',
};

const about = { id: 'm1', ver: 3, name: 'Main Menu', desc: '', template: false, singleUse: false };

type Layers = { readonly group?: readonly Change[]; readonly own?: readonly Change[] };

/** The answers of a server with two menus; `m1` has the document. */
export function menuAnswers(menu: MenuBlob = buildMenuBlob(), { group = [], own = [] }: Layers = {}): FakeAnswers {
  const record = { ...noLayers, ...about };
  const menuBlob = JSON.stringify(menu);
  const settings = { ...noLayers, id: 's1', ver: 1, withheld: [] };
  const layered = {
    ...record,
    menuBlob,
    override: own.length > 0 ? { id: 'o1', ver: 1, changes: own } : null,
    groupOverride: group.length > 0 ? { id: 'o2', ver: 1, changes: group } : null,
  };
  const names = settingsNamesOf(newLocationSettings());
  const locationSettings = { ...settings, locationBlob: newLocationSettings(), override: null, groupOverride: null };
  return {
    'GET /api/menus/company/2': { body: [mainMenu, lunchMenu] },
    'GET /api/menus/templates': { body: [] },
    'GET /api/preferences/2': { body: { ver: 0, preferences: { marginFloor: null, priceViews: [] }, history: [] } },
    'GET /api/menus/company/2/m1': { body: { ...record, menuBlob } },
    'PUT /api/menus/company/2': { body: { ...record, ver: 4 } },
    'POST /api/configuration/2/menu/m1/changes': async ({ body }) => {
      const { tenantId } = layerSave.parse(await unpackedBody(body));
      const saved = tenantId === undefined ? { ver: 4 } : { ver: 3, overrideId: 'o1', overrideVer: 1 };
      return { body: { record: { ...noLayers, id: 'm1', ...saved }, since: null } };
    },
    'GET /api/menus/location/101/m1': { body: layered },
    'GET /api/menus/location/g1/m1': { body: { ...layered, groupOverride: null } },
    'POST /api/menus/location/101/m1': { body: { ...record, overrideId: 'o1', overrideVer: 1 } },
    'GET /api/menus/settings-names/company/2': { body: names },
    'GET /api/menus/settings-names/location/101': { body: names },
    'GET /api/menus/settings-names/location/g1': { body: names },
    'GET /api/menus/designs/company/2': { body: newLocationSettings() },
    'GET /api/menus/designs/location/101': { body: newLocationSettings() },
    'GET /api/menus/designs/location/g1': { body: newLocationSettings() },
    'GET /api/blobs/settings/company/2': { body: { ...settings, blob: newLocationSettings() } },
    'GET /api/blobs/settings/location/101': { body: locationSettings },
    'GET /api/blobs/settings/location/g1': { body: locationSettings },
    'POST /api/configuration/2/menu/explain': {
      body: { decidedBy: 'company', layers: [], published: { hasValue: false, reasons: [] } },
    },
    'POST /api/configuration/2/menu/overrides-below': { body: [] },
    'POST /api/configuration/2/menu/overrides-below/places': { body: [] },
    'GET /api/configuration/2/menu/overriding-locations': { body: { stores: 0, keeping: [] } },
  };
}

/** The one menu of the company beside the settings: a screen of theirs draws it. */
export function serveMenu({ fixed }: Pick<SettingsServer, 'fixed'>, menu: MenuBlob): void {
  fixed.set('GET /api/menus/company/harbor', () => [{ ...mainMenu, assignedTo: ['pier-39'] }]);
  fixed.set('GET /api/menus/company/harbor/m1', () => ({ ...noLayers, ...about, menuBlob: JSON.stringify(menu) }));
}
