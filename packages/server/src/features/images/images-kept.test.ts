import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildImage, sendImage } from '../../testing/build-image.ts';
import { sent } from '../../testing/gzip-body.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';
import { addImages } from './images-store.ts';

const { server, company, admin } = await testCompany();

/** How many objects a company has in the storage. */
function objectsOf(companyId: string): number {
  const folder = join(server.dataFolder, 'objects', companyId);
  const entries = readdirSync(join(server.dataFolder, 'objects'), { withFileTypes: true });
  if (!entries.some(({ name }) => name === companyId)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

describe('the bytes decide', () => {
  test('IM-02 a WebP picture that is named and sent as JPEG is taken', async () => {
    const bytes = await buildImage('webp');
    const answer = await sendImage(admin, company.id, { bytes, fileName: 'soup.jpg', contentType: 'image/jpeg' });
    expect([answer.statusCode, answer.json().name]).toEqual([200, 'soup']);
  });

  test('IM-02 a photo of 50 megapixels is taken', async () => {
    const bytes = await buildImage('jpeg', { width: 8160, height: 6144 });
    const answer = await sendImage(admin, company.id, { bytes, contentType: 'image/jpeg' });
    expect(answer.json()).toMatchObject({ width: 1600, height: 1205 });
  });

  test.each([
    ['heic', /HEIC pictures cannot be read\. Save this one as JPEG .* Most Compatible/],
    ['mif1', /HEIC pictures cannot be read\. Save this one as JPEG/],
    ['avif', /AVIF pictures cannot be read\. Save this one as JPEG/],
  ])('IM-02 a %s file is refused with a way on', async (brand, message) => {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
    const answer = await sendImage(admin, company.id, { bytes, fileName: 'IMG_0001.jpg', contentType: 'image/jpeg' });
    const [error] = answer.json().errors;
    expect([answer.statusCode, error.code, error.message]).toEqual([400, 'IMAGE_TYPE', expect.stringMatching(message)]);
  });

  test('IM-02 a truncated WebP is refused', async () => {
    const bytes = (await buildImage('webp', { width: 900, height: 900 })).subarray(0, -60);
    const answer = await sendImage(admin, company.id, { bytes, contentType: 'image/webp' });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'IMAGE_BROKEN']);
  });
});

describe('what is kept', () => {
  const colors = ['#111111', '#333333', '#555555', '#777777'];
  const headers = { 'content-type': 'image/png' };
  const newUrl = async (client: typeof admin, companyId: string) => {
    const query = 'fileName=a.png&contentType=image%2Fpng';
    return (await client('GET', `/api/menus/image-upload-url/${companyId}?${query}`)).json().signedUrl;
  };

  test('IM-02 of one URL is one picture, whatever is sent to it at once or later', async () => {
    const of = await buildCompany(server);
    const client = await of.as('admin');
    const url = await newUrl(client, of.id);
    const pictures = await Promise.all(colors.map((background) => buildImage('png', { background })));
    const answers = await Promise.all(pictures.map((bytes) => client('PUT', url, sent(bytes, { headers }))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const later = await buildImage('png', { background: '#999999' });
    expect((await client('PUT', url, sent(later, { headers }))).statusCode).toBe(409);
    expect((await client('GET', `/api/menus/images/${of.id}`)).json()).toHaveLength(1);
    expect(objectsOf(of.id)).toBe(2);
  });

  test('IM-02 a picture whose bytes cannot be kept is in no library, and is sent again to the same URL', async () => {
    const of = await buildCompany(server);
    const client = await of.as('admin');
    const url = await newUrl(client, of.id);
    const [path] = url.split('/upload?');
    const bytes = await buildImage('png', { background: '#123456' });
    const send = () => client('PUT', url, sent(bytes, { headers }));
    const inLibrary = async () => (await client('GET', `/api/menus/images/${of.id}`)).json().length;
    const inTheWay = join(server.dataFolder, 'objects', of.id);
    mkdirSync(dirname(inTheWay), { recursive: true });
    writeFileSync(inTheWay, '');
    expect((await send()).statusCode).toBe(500);
    expect([(await client('GET', path)).statusCode, await inLibrary()]).toEqual([404, 0]);
    rmSync(inTheWay);
    expect([(await send()).statusCode, (await send()).statusCode, await inLibrary()]).toEqual([200, 200, 1]);
    expect((await client('GET', path)).statusCode).toBe(200);
    const { entries } = (await client('GET', `/api/audit/${of.id}`)).json();
    expect(entries.filter(({ action }: { action: string }) => action === 'UPLOAD_IMAGE')).toHaveLength(1);
  });

  test('IM-02 once the room is used up nothing more is kept', async () => {
    const of = await buildCompany(server);
    const client = await of.as('admin');
    const large = {
      name: 'Large',
      hash: '0'.repeat(64),
      thumbHash: '0'.repeat(64),
      width: 1,
      height: 1,
      bytes: 2_000_000_000,
    };
    const by = { userId: 'usr', name: 'Ada' };
    const images = Array.from({ length: 11 }, (_, at) => ({ ...large, id: `img_${at}` }));
    const added = await server.database.inCompany(of.id, async (scope) => [
      await addImages(scope, images, by),
      await addImages(scope, images.slice(0, 2), by),
      await addImages(scope, [], by),
    ]);
    expect(added).toEqual([11, 0, 0]);
    const answer = await sendImage(client, of.id, { bytes: await buildImage('png', { background: '#222222' }) });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'TOO_MANY_IMAGES']);
    expect((await client('GET', `/api/menus/images/${of.id}`)).json()).toHaveLength(11);
    expect(objectsOf(of.id)).toBe(0);
  });
});
