import { beforeAll, describe, expect, test } from 'vitest';
import { buildImage, sendImage } from '../../testing/build-image.ts';
import { buildCompany, type Client, type TestCompany, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let admin: Client;
let foreign: string;

beforeAll(async () => {
  server = await testServer();
  company = await buildCompany(server);
  admin = await company.as('admin');
  const other = await buildCompany(server);
  foreign = (await sendImage(await other.as('admin'), other.id, { bytes: await buildImage() })).json().id;
});

const logo = ['kioskDesign', 'appearance', 'logo'];
const attract = ['kioskDesign', 'appearance', 'attractImages'];
const uploaded = async () => (await sendImage(admin, company.id, { bytes: await buildImage() })).json().id;
const url = () => `/api/blobs/settings/company/${company.id}`;

/** Saves the look of the company's kiosks. */
async function saveKiosk(look: object) {
  const { id, ver, blob } = (await admin('GET', url())).json();
  const appearance = { ...blob.kioskDesign.appearance, ...look };
  return admin('PUT', url(), { id, ver, blob: { ...blob, kioskDesign: { ...blob.kioskDesign, appearance } } });
}

function overrideLogo(locationId: string, to: string, overrideVer = 0) {
  const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path: logo, from: null, to }];
  return admin('PUT', `/api/blobs/settings/overrides/location/${locationId}`, { overrideVer, changes });
}

const unknown = (path: readonly string[]) => ({
  code: 'UNKNOWN_IMAGE',
  message: 'This image does not exist.',
  path: path.join('.'),
});

describe('images in location settings', () => {
  test('IM-02 settings cannot come to name an image of another company or of none, at any level', async () => {
    const own = await uploaded();
    expect((await saveKiosk({ logo: own, attractImages: [own] })).statusCode).toBe(200);
    for (const imageId of [foreign, 'img_nobody']) {
      const saved = await saveKiosk({ logo: imageId, attractImages: [own, imageId] });
      expect([saved.statusCode, saved.json().errors]).toEqual([400, [unknown(logo), unknown(attract)]]);
      const places = [company.locations.one, company.groups.west];
      for (const answer of await Promise.all(places.map((id) => overrideLogo(id, imageId))))
        expect([answer.statusCode, answer.json().errors]).toEqual([400, [unknown(logo)]]);
    }
    const { blob } = (await admin('GET', url())).json();
    expect(blob.kioskDesign.appearance).toMatchObject({ logo: own, attractImages: [own] });
  });

  test('IM-02 an image that settings show is not deleted, and the answer says which setting shows it', async () => {
    const [shown, own] = [await uploaded(), await uploaded()];
    await saveKiosk({ logo: shown, attractImages: [] });
    expect((await overrideLogo(company.locations.two, own)).statusCode).toBe(200);
    const uses = (await admin('GET', `/api/menus/images/${company.id}/uses`)).json();
    const atKiosk = {
      kind: 'locationSettings',
      documentId: `set_${company.id}`,
      path: logo,
      departmentId: null,
      place: 'Kiosk Design',
      name: 'Logo',
    };
    expect(uses[shown]).toEqual([{ ...atKiosk, tenantId: null, tenantName: null }]);
    expect(uses[own]).toEqual([{ ...atKiosk, tenantId: company.locations.two, tenantName: 'Two' }]);
    for (const [id, place] of [
      [shown, 'Logo in Kiosk Design.'],
      [own, 'Logo in Kiosk Design at Two.'],
    ] as const) {
      const answer = await admin('POST', `/api/menus/images/${company.id}/${id}/delete`);
      expect([answer.statusCode, answer.json().errors[0]]).toEqual([
        400,
        { code: 'IMAGE_IN_USE', message: `The image is used by ${place} Choose another one there first.` },
      ]);
    }
    await saveKiosk({ logo: null });
    expect((await admin('POST', `/api/menus/images/${company.id}/${shown}/delete`)).statusCode).toBe(204);
  });
});
