import { describe, expect, test } from 'vitest';
import { openSharp } from '../../platform/pictures/open-sharp.ts';
import { buildBomb, buildImage, sendImage } from '../../testing/build-image.ts';
import { gzipBody, sent } from '../../testing/gzip-body.ts';
import { buildCompany, type Client, type TestCompany, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const other = await buildCompany(server);
const stranger = await other.as('admin');

const at = (path = '') => `/api/menus/images/${company.id}${path}`;
const uploaded = async (bytes?: Buffer) =>
  (await sendImage(admin, company.id, { bytes: bytes ?? (await buildImage('png')) })).json().id;

describe('uploading an image', () => {
  test('IM-01 the upload URL comes with the cache control and the address of the image', async () => {
    const answer = await admin(
      'GET',
      `/api/menus/image-upload-url/${company.id}?fileName=Pizza.png&contentType=image%2Fpng`,
    );
    expect(answer.json()).toEqual({
      signedUrl: expect.stringMatching(
        new RegExp(`^/api/menus/images/${company.id}/img_[0-9a-z]{16}/upload\\?.*signature=`),
      ),
      cacheControl: 'private, max-age=31536000, immutable',
      tccUrl: expect.stringMatching(new RegExp(`^/api/menus/images/${company.id}/img_[0-9a-z]{16}$`)),
    });
    expect((await admin('GET', at())).json()).toEqual([]);
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'IM-02 a %s file PUT to the signed URL is an image of the library',
    async (type) => {
      const answer = await sendImage(admin, company.id, {
        bytes: await buildImage(type, { width: 2000, height: 1000 }),
        fileName: `menu/Harbor Supreme.${type === 'jpeg' ? 'JPG' : type}`,
        contentType: `image/${type}`,
      });
      expect(answer.json()).toMatchObject({
        name: 'Harbor Supreme',
        width: 1600,
        height: 800,
        uploadedBy: 'Ada Admin',
      });
      const { id } = answer.json();
      expect((await admin('GET', at())).json()[0].id).toBe(id);
      const picture = await admin('GET', at(`/${id}`));
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
      const thumb = await admin('GET', at(`/${id}?size=thumb`));
      const sharp = await openSharp();
      expect(await sharp(thumb.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 96 });
    },
  );

  test('IM-02 the kept image has none of the metadata that came with it, and is upright', async () => {
    const sharp = await openSharp();
    const bytes = await sharp(await buildImage('jpeg', { width: 300, height: 200 }))
      .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '37/1 46/1 30/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = (await sendImage(admin, company.id, { bytes, contentType: 'image/jpeg' })).json();
    expect([sent.width, sent.height]).toEqual([200, 300]);
    const kept = (await admin('GET', at(`/${sent.id}`))).rawPayload;
    const { exif, orientation } = await sharp(kept).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(kept.includes('CANARY')).toBe(false);
  });

  test('IM-02 the same file sent twice to one URL is one image; another file is refused', async () => {
    const query = 'fileName=a.png&contentType=image%2Fpng';
    const { signedUrl } = (await admin('GET', `/api/menus/image-upload-url/${company.id}?${query}`)).json();
    const bytes = await buildImage('png', { background: '#224466' });
    const headers = { 'content-type': 'image/png' };
    const first = await admin('PUT', signedUrl, sent(bytes, { headers }));
    const again = await admin('PUT', signedUrl, sent(bytes, { headers }));
    expect(again.json()).toEqual(first.json());
    const another = await admin(
      'PUT',
      signedUrl,
      sent(await buildImage('png', { background: '#664422' }), { headers }),
    );
    expect([another.statusCode, another.json()]).toEqual([409, { error: 'ALREADY_UPLOADED' }]);
  });

  test('IM-02 a URL that was changed, or belongs to another session is refused', async () => {
    const query = 'fileName=a.png&contentType=image%2Fpng';
    const { signedUrl } = (await admin('GET', `/api/menus/image-upload-url/${company.id}?${query}`)).json();
    const bytes = await buildImage('png');
    const headers = { 'content-type': 'image/png' };
    const changed = [
      signedUrl.replace('a.png', 'b.png'),
      signedUrl.replace(/img_\w+/, 'img_0000000000000000'),
      signedUrl.replace(/expires=\d+/, 'expires=9999999999999'),
      signedUrl.replace(/signature=.*/, 'signature=x'),
    ];
    for (const url of changed) expect((await admin('PUT', url, sent(bytes, { headers }))).statusCode, url).toBe(403);
    expect((await (await company.as('manager'))('PUT', signedUrl, sent(bytes, { headers }))).statusCode).toBe(403);
    expect((await stranger('PUT', signedUrl, sent(bytes, { headers }))).statusCode).toBe(404);
  });

  test('who may not edit menus may not upload', async () => {
    const reader = await company.as('reader');
    expect((await sendImage(reader, company.id, { bytes: await buildImage() })).statusCode).toBe(403);
    expect((await sendImage(stranger, company.id, { bytes: await buildImage() })).statusCode).toBe(404);
  });
});

describe('what is no image', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
    ['an empty file', () => Buffer.alloc(0), 'IMAGE_EMPTY'],
    ['text', () => Buffer.from('hello'), 'IMAGE_TYPE'],
    ['SVG', () => Buffer.from(svg), 'IMAGE_TYPE'],
    ['GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'), 'IMAGE_TYPE'],
    ['HTML behind a PNG signature', () => Buffer.from('\x89PNG\r\n\x1a\n<html><script>', 'latin1'), 'IMAGE_'],
    ['a truncated PNG', async () => (await buildImage('png', { width: 900 })).subarray(0, -60), 'IMAGE_BROKEN'],
    ['30,000 × 30,000 pixels in a small file', () => buildBomb(30_000, 30_000), 'IMAGE_TOO_MANY_PIXELS'],
    ['2,147,483,647 × 1 pixels', () => buildBomb(2_147_483_647, 1), 'IMAGE_'],
    ['a header without its pixels', () => buildBomb(6000, 6000), 'IMAGE_BROKEN'],
  ];

  test.each(cases)('%s is a 400 that says so', async (_what, build, code) => {
    const answer = await sendImage(admin, company.id, { bytes: await build() });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { errors: [{ code: expect.stringContaining(code), message: expect.any(String), path: 'body' }] },
    ]);
  });

  test('a truncated JPEG is refused', async () => {
    const bytes = (await buildImage('jpeg', { width: 900, height: 900 })).subarray(0, -200);
    const answer = await sendImage(admin, company.id, { bytes, contentType: 'image/jpeg' });
    expect(answer.json().errors[0].code).toBe('IMAGE_BROKEN');
  });

  test('bytes after the picture are not kept', async () => {
    const bytes = Buffer.concat([await buildImage('png'), Buffer.from('<script>CANARY</script>')]);
    const answer = await sendImage(admin, company.id, { bytes });
    const kept = (await admin('GET', at(`/${answer.json().id}`))).rawPayload;
    expect(kept.includes('CANARY')).toBe(false);
  });

  test('100 MB are refused before they are read', async () => {
    const answer = await sendImage(admin, company.id, { bytes: Buffer.alloc(100 * 1024 * 1024) });
    expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'BODY_TOO_LARGE' }]);
  });

  test.each([
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'image/svg+xml',
    'text/html',
    'application/json',
  ])('a body of type %s is refused', async (sentAs) => {
    const answer = await sendImage(admin, company.id, {
      bytes: Buffer.from('--x\r\nContent-Disposition: form-data; name="f"\r\n'),
      sentAs,
    });
    expect(answer.statusCode).toBe(415);
  });

  test('another image type than the URL was made for is refused', async () => {
    const answer = await sendImage(admin, company.id, {
      bytes: await buildImage('jpeg'),
      sentAs: 'image/jpeg',
    });
    expect(answer.json().errors).toMatchObject([{ code: 'IMAGE_MISMATCH', path: 'headers.content-type' }]);
  });

  test.each([
    ['fileName=x.gif&contentType=image%2Fgif', 'querystring.contentType'],
    ['fileName=x.svg&contentType=image%2Fsvg%2Bxml', 'querystring.contentType'],
    [`fileName=${'x'.repeat(10_000)}&contentType=image%2Fpng`, 'querystring.fileName'],
    ['fileName=&contentType=image%2Fpng', 'querystring.fileName'],
    ['fileName=a%00b.png&contentType=image%2Fpng', 'querystring.fileName'],
    ['contentType=image%2Fpng', 'querystring.fileName'],
  ])('asking for a URL with %.30s names the field', async (query, path) => {
    const answer = await admin('GET', `/api/menus/image-upload-url/${company.id}?${query}`);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  test('nothing of all this is in the library', async () => {
    const before = (await admin('GET', at())).json().length;
    for (const [, build] of cases) await sendImage(admin, company.id, { bytes: await build() });
    expect((await admin('GET', at())).json()).toHaveLength(before);
  });
});

describe('serving an image', () => {
  test('as pixels only, to be kept for ever by the browser that asked', async () => {
    const id = await uploaded();
    const answer = await (await company.as('reader'))('GET', at(`/${id}`));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    const again = await admin(
      'GET',
      at(`/${id}`),
      sent(undefined, {
        headers: { 'if-none-match': String(answer.headers.etag) },
      }),
    );
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('another company neither sees nor finds it', async () => {
    const id = await uploaded();
    expect((await stranger('GET', at(`/${id}`))).statusCode).toBe(404);
    expect((await stranger('GET', `/api/menus/images/${other.id}/${id}`)).statusCode).toBe(404);
    expect((await stranger('POST', `/api/menus/images/${other.id}/${id}/rename`, { name: 'Mine' })).statusCode).toBe(
      404,
    );
    expect((await stranger('POST', `/api/menus/images/${other.id}/${id}/delete`)).statusCode).toBe(404);
    expect((await stranger('GET', `/api/menus/images/${other.id}`)).json()).toEqual([]);
  });

  test('a terminal fetches the images of its own company', async () => {
    const id = await uploaded();
    const terminal = async (client: Client, of: TestCompany) => {
      const url = `/api/tenants/${of.id}/${of.locations.one}/api-credentials`;
      const credential = (await client('POST', url, { name: 'Register' })).json();
      return server.http.inject({
        url: `/api/terminal/images/${id}`,
        headers: { authorization: `Bearer ${credential.id}.${credential.secret}` },
      });
    };
    expect((await terminal(admin, company)).headers['content-type']).toBe('image/webp');
    expect((await terminal(stranger, other)).statusCode).toBe(404);
  });
});

describe('the library', () => {
  test('an image is renamed; the name is text, whatever it looks like', async () => {
    const id = await uploaded();
    const name = '<img src=x onerror=alert(1)>';
    expect((await admin('POST', at(`/${id}/rename`), { name })).json().name).toBe(name);
    const long = await admin('POST', at(`/${id}/rename`), { name: 'x'.repeat(10_000) });
    expect([long.statusCode, long.json().errors[0].path]).toEqual([400, 'body.name']);
    expect((await admin('POST', at(`/${id}/rename`), { name: '  ' })).statusCode).toBe(400);
  });

  test('the manager of one location may upload, but not rename or delete what everybody uses', async () => {
    const manager = await company.as('manager');
    const sent = await sendImage(manager, company.id, { bytes: await buildImage('png', { background: '#101010' }) });
    expect(sent.statusCode).toBe(200);
    expect((await manager('POST', at(`/${sent.json().id}/rename`), { name: 'x' })).statusCode).toBe(403);
    expect((await manager('POST', at(`/${sent.json().id}/delete`))).statusCode).toBe(403);
  });

  test('an image in use is not deleted, and the answer says where it is used', async () => {
    const [shown, own] = [await uploaded(), await uploaded()];
    const menu = await menuWith(company, admin, shown);
    const override = await overrideImage(company, admin, menu, own);
    expect(override.statusCode).toBe(200);
    const uses = (await admin('GET', at('/uses'))).json();
    const path = ['items', { id: 'supreme' }, 'info', 'imageId'];
    const atMenu = { kind: 'menu', documentId: menu, path, departmentId: 'pizza', place: 'Main', name: 'Supreme' };
    expect(uses[shown]).toEqual([{ ...atMenu, tenantId: null, tenantName: null }]);
    expect(uses[own]).toEqual([{ ...atMenu, tenantId: company.locations.one, tenantName: 'One' }]);
    for (const [id, place] of [
      [shown, 'Supreme in Main.'],
      [own, 'Supreme in Main at One.'],
    ] as const) {
      const answer = await admin('POST', at(`/${id}/delete`));
      expect([answer.statusCode, answer.json().errors[0]]).toEqual([
        400,
        { code: 'IMAGE_IN_USE', message: `The image is used by ${place} Choose another one there first.` },
      ]);
    }
  });

  test('a deleted image leaves the library; what was made with it still finds it', async () => {
    const id = await uploaded();
    expect((await admin('POST', at(`/${id}/delete`))).statusCode).toBe(204);
    expect((await admin('GET', at())).json().map((image: { id: string }) => image.id)).not.toContain(id);
    expect((await admin('GET', at(`/${id}`))).statusCode).toBe(200);
    expect((await admin('POST', at(`/${id}/delete`))).statusCode).toBe(404);
  });
});

describe('images in menus', () => {
  test('IM-02 a menu cannot come to name an image of another company or of none', async () => {
    const foreign = (await sendImage(stranger, other.id, { bytes: await buildImage() })).json().id;
    const id = await uploaded();
    const menu = await menuWith(company, admin, id, 'Second');
    for (const imageId of [foreign, 'img_nobody']) {
      const { ver, menuBlob } = (await admin('GET', `/api/menus/company/${company.id}/${menu}`)).json();
      const document = JSON.parse(menuBlob);
      document.items[0].info.imageId = imageId;
      const body = { id: menu, ver, name: 'Second', desc: '', singleUse: false, menuBlob: document };
      const saved = await admin('PUT', `/api/menus/company/${company.id}`, gzipBody(body));
      const error = {
        code: 'UNKNOWN_IMAGE',
        message: 'This image does not exist.',
        path: 'items.supreme.info.imageId',
      };
      expect([saved.statusCode, saved.json().errors]).toEqual([400, [error]]);
      const override = await overrideImage(company, admin, menu, imageId);
      expect([override.statusCode, override.json().errors]).toEqual([400, [error]]);
    }
  });

  test('IM-02 a menu that comes from a file loses the images that the company does not have', async () => {
    const foreign = (await sendImage(stranger, other.id, { bytes: await buildImage() })).json().id;
    const menu = await menuWith(company, admin, foreign, 'Imported');
    const { menuBlob } = (await admin('GET', `/api/menus/company/${company.id}/${menu}`)).json();
    expect(JSON.parse(menuBlob).items[0].info.imageId).toBeNull();
  });
});

/** A menu with one item that shows an image. */
async function menuWith(of: TestCompany, client: Client, imageId: string, name = 'Main'): Promise<string> {
  const { newInfo, newItem, newDepartment, newCategory, newMenuBlob } = await import('@servery/domain');
  const menuBlob = newMenuBlob({
    departments: [newDepartment({ id: 'pizza', name: 'Pizza', categories: ['signature'], items: ['supreme'] })],
    categories: [newCategory({ id: 'signature', department: 'pizza', name: 'Signature' })],
    items: [
      newItem({
        id: 'supreme',
        department: 'pizza',
        category: 'signature',
        name: 'Supreme',
        info: newInfo({ name: 'Supreme', imageId }),
      }),
    ],
  });
  return (await client('POST', `/api/menus/company/${of.id}`, gzipBody({ name, menuBlob }))).json().id;
}

async function overrideImage(of: TestCompany, client: Client, menu: string, to: string) {
  const path = ['items', { id: 'supreme' }, 'info', 'imageId'];
  return client('POST', `/api/menus/location/${of.locations.one}/${menu}?overrideVer=0`, {
    changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: null, to }],
  });
}
