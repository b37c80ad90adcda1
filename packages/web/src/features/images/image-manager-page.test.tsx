import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { imageRoutes } from '../../app/routes/image-routes.ts';
import { chooseTheme, expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import { sendFilesByFetch } from '../../testing/servers/files-by-fetch.ts';
import { imageAnswers, oldImage } from '../../testing/servers/image-server.ts';

const open = (answers: FakeAnswers = {}, session = buildSession(), query = '') =>
  renderApp({
    path: `/menu/imageManager${query}`,
    routes: [...imageRoutes],
    session,
    answers: { ...imageAnswers(), ...answers },
  });
const cards = () => page.getByRole('list', { name: 'Image Manager' }).getByRole('button');
const card = (name: RegExp) => page.getByRole('list', { name: 'Image Manager' }).getByRole('button', { name });

describe('the image manager', () => {
  test('RT-66 NG-54 KR-39 shows every image with its size and how often it is used', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Image Manager' })).toBeVisible();
    await expect.element(card(/Harbor Supreme/)).toMatchTextContent(/Used 2 times · 84 kB/);
    await expect.element(card(/Old sign/)).toMatchTextContent(/Not used · 1\.2 MB/);
  });

  test('search, order and filter live in the address bar', async () => {
    const { router } = await open();
    await page.getByRole('searchbox', { name: 'Search images' }).fill('supreme');
    await expect.poll(() => cards().elements()).toHaveLength(1);
    await expect.poll(() => router.state.location.search).toMatchObject({ q: 'supreme' });
    await page.getByRole('searchbox', { name: 'Search images' }).fill('nothing');
    await page.getByRole('button', { name: 'Show all images' }).click();
    await page.getByRole('button', { name: 'Not used' }).click();
    await expect.poll(() => cards().elements()).toHaveLength(1);
    await expect.element(card(/Old sign/)).toBeVisible();
  });

  test('an image is renamed; an empty name is refused', async () => {
    const { calls } = await open({
      'POST /api/menus/images/2/img_old/rename': ({ body }) => ({
        body: { ...oldImage, ...Object(body) },
      }),
    });
    await card(/Old sign/).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('');
    await expect.element(page.getByText('An image needs a name.')).toBeVisible();
    await name.fill('Front sign');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect.element(page.getByText('Front sign is renamed.')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/rename'))?.body).toEqual({ name: 'Front sign' });
  });

  test('one in use is not deleted, and it says where it is used', async () => {
    const message = 'The image is used by Harbor Supreme in Main Menu. Choose another one there first.';
    const { calls } = await open({
      'POST /api/menus/images/2/img_supreme/delete': {
        status: 400,
        body: { errors: [{ code: 'IMAGE_IN_USE', message }] },
      },
    });
    await card(/Harbor Supreme/).click();
    const uses = page.getByRole('listitem').filter({ hasText: 'Main Menu' });
    await expect.element(uses.nth(0)).toHaveTextContent('Harbor SupremeMenu Items · Main Menu');
    await expect.element(uses.nth(1)).toHaveTextContent('Harbor SupremeMenu Items · Main Menu · Pier 39');
    const addresses = uses
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    const field = 'menuId=m1&field=items.supreme.info.imageId';
    expect(addresses).toEqual([
      `/menu/menuItems/pizza/item/supreme?companyId=2&locationId=0&${field}`,
      `/menu/menuItems/pizza/item/supreme?companyId=2&locationId=101&${field}`,
    ]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/delete'))).toHaveLength(1);
  });

  test('one that settings show says which screen shows it, once, and is not deleted', async () => {
    const at = { kind: 'locationSettings', documentId: 'set_2', departmentId: null, place: 'Kiosk Design' };
    const appearance = ['kioskDesign', 'appearance'];
    const use = {
      ...at,
      path: [...appearance, 'attractImages'],
      tenantId: null,
      tenantName: null,
      name: 'Start screen',
    };
    const atPier = { ...use, name: 'Logo', path: [...appearance, 'logo'], tenantId: '101', tenantName: 'Pier 39' };
    const message = 'The image is used by Start screen in Kiosk Design. Choose another one there first.';
    await open({
      'GET /api/menus/images/2/uses': { body: { img_old: [use, use, atPier] } },
      'POST /api/menus/images/2/img_old/delete': {
        status: 400,
        body: { errors: [{ code: 'IMAGE_IN_USE', message }] },
      },
    });
    await card(/Old sign/).click();
    await expect.element(page.getByText('Kiosk Design', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Kiosk Design · Pier 39')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Logo' }))
      .toHaveAttribute('href', '/kiosk/design?companyId=2&locationId=101&field=kioskDesign.appearance.logo');
    expect(page.getByRole('link', { name: 'Start screen' }).elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText(message)).toBeVisible();
  });

  test('one that nobody uses is deleted after a question', async () => {
    const { calls } = await open({ 'POST /api/menus/images/2/img_old/delete': { status: 200 } });
    await card(/Old sign/).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    expect(calls.filter(({ path }) => path.endsWith('/delete'))).toHaveLength(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).last().click();
    await expect.element(page.getByText('Old sign is deleted.')).toBeVisible();
  });

  test('who does not edit for the whole company may look, not rename or delete', async () => {
    const session = buildSession({ grantedRoles: [{ grantedOn: { type: 'LOCATION', id: '101' } }] });
    await open({}, session);
    await card(/Old sign/).click();
    await expect.element(page.getByText(/Only people who edit menus for the whole company/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(0);
  });

  test('an empty library says what to do; a failure offers to try again', async () => {
    await open({ 'GET /api/menus/images/2': { body: [] } });
    await expect.element(page.getByText('No images yet')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Upload images' })).toBeVisible();
  });

  test('IM-02 a WebP with the name of a JPEG is sent as a WebP, and again where the server was busy', async () => {
    sendFilesByFetch();
    const address = '/api/menus/images/2/img_new/upload';
    const busy = { status: 503, body: { error: 'BUSY' }, headers: { 'retry-after': '0' } };
    const { calls } = await open({
      'GET /api/menus/image-upload-url/2': ({ url }) => ({
        body: {
          signedUrl: `${address}${url.search}&expires=1&signature=s`,
          cacheControl: 'private',
          tccUrl: '/api/menus/images/2/img_new',
        },
      }),
      [`PUT ${address}`]: () =>
        sent().length === 1 ? busy : { body: { ...oldImage, id: 'img_new', name: 'Margherita' } },
    });
    const sent = () => calls.filter(({ method }) => method === 'PUT');
    await expect.element(card(/Old sign/)).toBeVisible();
    const file = new File(['RIFF....WEBPVP8 '], 'Margherita.jpg', { type: 'image/jpeg' });
    await page.getByLabelText('Drop images here').last().upload(file);
    await expect.element(card(/Margherita/)).toBeVisible();
    const types = sent().map(({ url, headers }) => [url.searchParams.get('contentType'), headers.get('content-type')]);
    expect(types).toEqual([
      ['image/webp', 'image/webp'],
      ['image/webp', 'image/webp'],
    ]);
  });

  test.each(['light', 'dark'] as const)('is accessible in the %s theme', async (theme) => {
    chooseTheme(theme);
    await open();
    await card(/Old sign/).click();
    await expect.element(page.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expectAccessible();
  });
});
