import {
  newCategory,
  newDepartment,
  newItem,
  newItemPricing,
  newItemSettings,
  newModifierCategory,
  newModifierItem,
  newModifierPricing,
  newOffer,
  newOfferValue,
  newPricingScheme,
  newSchemeValue,
  type Permission,
  type PricingScheme,
} from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { buildHolder, personWith } from '../../testing/test-employees.ts';
import { testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { one, three } = company.locations;
const menus = `/api/menus/company/${company.id}`;
const at = (id: string) => ({ type: 'LOCATION', id }) as const;
const drinks = { department: 'drinks', category: 'soft' };
const pricing = [newItemPricing({ pricingScheme: 'default' })];
const modifiers = {
  categories: [newModifierCategory({ id: 'extras', name: 'Extras' })],
  items: [
    newModifierItem({
      id: 'lime',
      category: 'extras',
      name: 'Lime',
      pricing: [newModifierPricing({ pricingScheme: 'default', price: '0.50' })],
    }),
  ],
  availability: { categories: [], items: [] },
};

const value = newOfferValue({ schemes: [newSchemeValue('default')] });
const offer = newOffer({ id: 'happy', name: 'Happy hour', dateCreated: '2026-01-05', color: '#1c6ef2', value });

async function newMenu(name: string, singleUse = false): Promise<string> {
  const made = (await admin('POST', menus, gzipBody({ name }))).json();
  const menuBlob = {
    ...JSON.parse((await admin('GET', `${menus}/${made.id}`)).json().menuBlob),
    departments: [newDepartment({ id: 'drinks', name: 'Drinks' })],
    categories: [newCategory({ id: 'soft', department: 'drinks', name: 'Soft Drinks' })],
    items: [newItem({ id: 'cola', name: 'Cola', ...drinks, pricing })],
    modifiers,
    offers: [offer],
  };
  const body = { id: made.id, ver: 1, name, desc: '', singleUse, menuBlob };
  expect((await admin('PUT', menus, gzipBody(body))).statusCode).toBe(200);
  await admin('POST', `${menus}/${made.id}/assign`, { locationIds: [one] });
  return made.id;
}

const menu = await newMenu('Rights');
const item = ['items', { id: 'cola' }];
const price = {
  kind: 'SIMPLE_FIELD_CHANGED',
  path: [...item, 'pricing', { by: 'pricingScheme', value: 'default' }, 'toppingBased', 'freeCount'],
  from: 0,
  to: 2,
};
const display = { kind: 'FIELD_REPLACED', path: [...item, 'kps', 'displays'], from: [], to: ['grill'] };
const name = { kind: 'SIMPLE_FIELD_CHANGED', path: [...item, 'info', 'name'], from: 'Cola', to: 'Pop' };
const local = {
  kind: 'ARRAY_ELEMENT_ADDED',
  path: ['items'],
  to: newItem({ id: 'local', name: 'Lemonade', ...drinks, pricing }),
  after: 'cola',
};

const lime = ['modifiers', 'items', { id: 'lime' }];
const ofDefault = [...lime, 'pricing', { by: 'pricingScheme', value: 'default' }];
const limePrice = { kind: 'SIMPLE_FIELD_CHANGED', path: [...ofDefault, 'price'], from: '0.50', to: '0.75' };
const limeAdded = {
  kind: 'ARRAY_ELEMENT_ADDED',
  path: [...ofDefault, 'additionPrices'],
  to: { id: 'big', styleId: 'size', optionId: 'big', price: '0.90' },
  after: null,
};
const localModifier = {
  kind: 'ARRAY_ELEMENT_ADDED',
  path: ['modifiers', 'items'],
  to: newModifierItem({ id: 'mint', category: 'extras', name: 'Mint' }),
  after: 'lime',
};
const limeName = { kind: 'SIMPLE_FIELD_CHANGED', path: [...lime, 'info', 'name'], from: 'Lime', to: 'Lime wedge' };

const happy = ['offers', { id: 'happy' }];
const ofScheme = [...happy, 'value', 'schemes', { by: 'schemeId', value: 'default' }];
const changed = (path: readonly unknown[], from: unknown, to: unknown) => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path,
  from,
  to,
});
const light = changed(['options', 'amountPercents', { id: 'LIGHT' }, 'percent'], 100, 0);
const half = changed(['options', 'halfPricing'], 'HALF', 'FULL');
const combo = changed([...ofScheme, 'comboOffer', 'fixedPrice'], null, '0.01');
const anyDay = changed([...happy, 'validity', 'daysOfTheWeek', 'enabled'], false, true);
const inactive = changed([...happy, 'info', 'status'], 'ACTIVE', 'INACTIVE');
const offerName = changed([...happy, 'info', 'name'], 'Happy hour', 'Sunset hour');
const newlyOffered = { kind: 'ARRAY_ELEMENT_ADDED', path: ['offers'], to: { ...offer, id: 'own' }, after: 'happy' };
const included = {
  kind: 'ARRAY_ELEMENT_ADDED',
  path: [...item, 'inclusions', 'itemsSettings'],
  to: newItemSettings('lime'),
  after: null,
};

async function save(permissions: readonly Permission[], change: object, menuId = menu, ver = 0) {
  const person = await personWith(server, company, { permissions: ['OVERRIDE_MENUS', ...permissions], on: at(one) });
  return person('POST', `/api/menus/location/${one}/${menuId}?overrideVer=${ver}`, { changes: [change] });
}

describe('pricing schemes of a menu', () => {
  const scheme = newPricingScheme({ id: 'default', name: 'Default', isDefault: true });
  const second = newPricingScheme({ id: 'late', name: 'Late night' });

  async function saveSchemes(id: string, ver: number, pricingSchemes: readonly PricingScheme[]) {
    const menuBlob = JSON.parse((await admin('GET', `${menus}/${id}`)).json().menuBlob);
    const body = { id, ver, name: id, desc: '', singleUse: false, menuBlob: { ...menuBlob, pricingSchemes } };
    return admin('PUT', menus, gzipBody(body));
  }

  test('PX-05 PX-06 PM-42 who manages menus adds one, active or not, and neither disables nor deletes one', async () => {
    const id = await newMenu('Schemes');
    const third = newPricingScheme({ id: 'soon', name: 'Soon', isActive: false });
    expect((await saveSchemes(id, 2, [scheme, second, third])).statusCode).toBe(200);
    const disabled = await saveSchemes(id, 3, [scheme, { ...second, isActive: false }, third]);
    expect([disabled.statusCode, disabled.json().errors?.[0].path]).toEqual([403, 'pricingSchemes.late.isActive']);
    const enabled = await saveSchemes(id, 3, [scheme, second, { ...third, isActive: true }]);
    expect(enabled.statusCode).toBe(403);
    const deleted = await saveSchemes(id, 3, [scheme, third]);
    expect([deleted.statusCode, deleted.json().errors?.[0].path]).toEqual([403, 'pricingSchemes.late.isActive']);
    expect((await saveSchemes(id, 3, [scheme, { ...second, name: 'Late' }, third])).statusCode).toBe(200);
  });

  test('PX-06 PM-34 PM-42 a location disables none of the company, whatever it may change of prices', async () => {
    const menuId = await newMenu('Schemes at a location');
    expect((await saveSchemes(menuId, 2, [scheme, second])).statusCode).toBe(200);
    const path = ['pricingSchemes', { id: 'late' }, 'isActive'];
    const change = { kind: 'SIMPLE_FIELD_CHANGED', path, from: true, to: false };
    const refused = await save(['OVERRIDE_PRICE_AND_TAX'], change, menuId);
    expect([refused.statusCode, refused.json().errors?.[0].path]).toEqual([403, 'pricingSchemes.late.isActive']);
  });
});

describe('what a location changes of its menu', () => {
  test.each([
    ['PM-34', 'a price', price, 'OVERRIDE_PRICE_AND_TAX', 'items.cola.pricing'],
    ['PM-35', 'a kitchen display', display, 'OVERRIDE_PRINTING_AND_KPS', 'items.cola.kps'],
    ['PM-19', 'an item of its own', local, 'MANAGE_LOCAL_ITEMS', 'items.local'],
    ['PM-34', 'a price of a modifier', limePrice, 'OVERRIDE_PRICE_AND_TAX', 'modifiers.items.lime.pricing'],
    ['PM-34', 'a price of a modifier for a size', limeAdded, 'OVERRIDE_PRICE_AND_TAX', 'modifiers.items.lime.pricing'],
    ['PM-34', 'what a light amount costs', light, 'OVERRIDE_PRICE_AND_TAX', 'options.amountPercents.LIGHT.percent'],
    ['PM-34', 'what a half costs', half, 'OVERRIDE_PRICE_AND_TAX', 'options.halfPricing'],
    [
      'PM-34',
      'the price of an offer',
      combo,
      'OVERRIDE_PRICE_AND_TAX',
      'offers.happy.value.schemes.schemeId=default.comboOffer.fixedPrice',
    ],
    ['PM-34', 'when an offer holds', anyDay, 'OVERRIDE_PRICE_AND_TAX', 'offers.happy.validity'],
    ['PM-34', 'whether an offer is active', inactive, 'OVERRIDE_PRICE_AND_TAX', 'offers.happy.info.status'],
    ['PM-34', 'an offer of its own', newlyOffered, 'OVERRIDE_PRICE_AND_TAX', 'offers.own'],
    ['PM-34', 'what comes with an item', included, 'OVERRIDE_PRICE_AND_TAX', 'items.cola.inclusions'],
    ['PM-19', 'a modifier of its own', localModifier, 'MANAGE_LOCAL_ITEMS', 'modifiers.items.mint'],
  ] as const)(
    '%s %s asks for the permission beyond OVERRIDE_MENUS, and names the field',
    async (_rule, what, change, code, path) => {
      const menuId = await newMenu(what);
      const others = ['OVERRIDE_PRICE_AND_TAX', 'OVERRIDE_PRINTING_AND_KPS', 'MANAGE_LOCAL_ITEMS'] as const;
      const refused = await save(
        others.filter((one) => one !== code),
        change,
        menuId,
      );
      expect([refused.statusCode, refused.json().errors?.[0].path]).toEqual([403, expect.stringContaining(path)]);
      expect((await save([code], change, menuId)).statusCode).toBe(200);
    },
  );

  test('PM-18 a name asks for no more than OVERRIDE_MENUS, that of a modifier too', async () => {
    expect((await save([], name)).statusCode).toBe(200);
    expect((await save([], limeName, await newMenu('Names'))).statusCode).toBe(200);
    expect((await save([], offerName, await newMenu('Names of offers'))).statusCode).toBe(200);
  });

  test('T5 PM-34 PM-58 the permission at another location counts for nothing here', async () => {
    const menuId = await newMenu('Elsewhere');
    const here = await buildHolder(server, company.id, { permissions: ['OVERRIDE_MENUS'], on: at(one) });
    const { roleId } = await buildHolder(server, company.id, {
      permissions: ['OVERRIDE_PRICE_AND_TAX'],
      on: at(three),
    });
    const granted = await admin('POST', `/api/grants/${company.id}/${here.userId}`, { roleId, grantObject: at(three) });
    expect(granted.statusCode, granted.body).toBe(200);
    const url = `/api/menus/location/${one}/${menuId}?overrideVer=0`;
    expect((await here.client('POST', url, { changes: [price] })).statusCode).toBe(403);
    expect((await here.client('POST', url, { changes: [name] })).statusCode).toBe(200);
  });

  test('T5 PM-58 who overrides at one location takes nothing back at another', async () => {
    const menuId = await newMenu('Siblings');
    const url = `/api/menus/location/${three}/${menuId}`;
    expect((await admin('POST', `${url}?overrideVer=0`, { changes: [name] })).statusCode).toBe(200);
    const person = await personWith(server, company, { permissions: ['OVERRIDE_MENUS'], on: at(one) });
    const reset = { documentId: menuId, path: item, overridesBelow: [{ tenantId: three, version: 1 }] };
    const answer = await person('POST', `/api/configuration/${company.id}/menu/overrides-below/reset`, reset);
    expect(answer.statusCode).toBe(403);
    expect((await admin('GET', url)).json().override.ver).toBe(1);
  });

  test('T5 PM-34 what takes a price back, for one store or for many, asks for it as well', async () => {
    const menuId = await newMenu('Taken back');
    expect((await save(['OVERRIDE_PRICE_AND_TAX'], price, menuId)).statusCode).toBe(200);
    const person = await personWith(server, company, { permissions: ['OVERRIDE_MENUS'], on: at(one) });
    const url = `/api/menus/location/${one}/${menuId}?overrideVer=1`;
    expect((await person('POST', url, { changes: [] })).statusCode).toBe(403);
    const reset = { documentId: menuId, path: [...item, 'pricing'], overridesBelow: [{ tenantId: one, version: 1 }] };
    const answer = await person('POST', `/api/configuration/${company.id}/menu/overrides-below/reset`, reset);
    expect(answer.json()).toMatchObject({
      saved: [],
      unfit: [
        {
          tenantId: one,
          message: expect.stringMatching(/items\.cola\.pricing.*You do not have permission to change this/),
        },
      ],
    });
    expect((await admin('GET', `/api/menus/location/${one}/${menuId}`)).json().override.ver).toBe(1);
  });

  test('T5 MN-05 PM-34 a menu made for one location keeps its prices from who may not change them', async () => {
    const menuId = await newMenu('Own', true);
    expect((await save([], price, menuId)).statusCode).toBe(403);
    expect((await save(['OVERRIDE_PRICE_AND_TAX'], price, menuId)).json()).toMatchObject({ ver: 3 });
  });
});
