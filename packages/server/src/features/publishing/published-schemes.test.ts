import {
  DELIVERY as delivered,
  type MenuBlob,
  menuBlobSchema,
  newPricingScheme,
  schemeOfOrder,
  TO_GO as toGo,
} from '@servery/domain';
import { expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { publishingCompany } from '../../testing/publishing-calls.ts';

const { company, admin, menuId, start, completed, published } = await publishingCompany();
const { one, two } = company.locations;
const menus = `/api/menus/company/${company.id}`;

async function saveSchemes(added: readonly MenuBlob['pricingSchemes'][number][]) {
  const { ver, menuBlob, name } = (await admin('GET', `${menus}/${menuId}`)).json();
  const blob = JSON.parse(menuBlob);
  const pricingSchemes = [...blob.pricingSchemes, ...added];
  const body = { id: menuId, ver, name, desc: '', singleUse: false, menuBlob: { ...blob, pricingSchemes } };
  return admin('PUT', menus, gzipBody(body));
}

async function paid(location: string, orderType: number) {
  const menu = menuBlobSchema.parse(JSON.parse((await published('menus', location)).body));
  return schemeOfOrder(menu, { orderType, channel: 'POS' })?.id;
}

const delivery = newPricingScheme({ id: 'delivery', name: 'Delivery', appliesTo: { orderTypes: [delivered] } });
const carryout = newPricingScheme({ id: 'carryout', name: 'Carryout', appliesTo: { orderTypes: [toGo] } });

test('two schemes that claim the same orders are refused at the field, and one by one they are published', async () => {
  const claimed = { ...carryout, appliesTo: { orderTypes: [toGo, delivered] } };
  const refused = await saveSchemes([delivery, claimed]);
  expect([refused.statusCode, refused.json().errors]).toMatchObject([
    400,
    [{ code: 'SCHEME_CLAIMED_TWICE', path: expect.stringContaining('appliesTo.orderTypes') }],
  ]);
  expect((await saveSchemes([delivery, carryout])).statusCode).toBe(200);
  const path = ['pricingSchemes', { id: 'delivery' }, 'appliesTo', 'orderTypes'];
  const override = { changes: [{ kind: 'FIELD_REPLACED', path, from: [delivered], to: [] }] };
  const kept = await admin('POST', `/api/menus/location/${two}/${menuId}?overrideVer=0`, override);
  expect(kept.statusCode, kept.body).toBe(200);
  await completed(await start(admin, {}));
  expect([await paid(one, delivered), await paid(one, toGo)]).toEqual(['delivery', 'carryout']);
  expect([await paid(two, delivered), await paid(two, toGo)]).toEqual(['default', 'carryout']);
  expect((await published('menus', one)).body).toContain('"appliesTo":{"orderTypes":[7]}');
});
