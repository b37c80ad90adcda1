import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuItemsRoutes } from '../../../../app/routes/menus/menu-items-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import { imageAnswers } from '../../../../testing/servers/image-server.ts';
import { buildMenuBlob, menuAnswers } from '../../../../testing/servers/menu-server.ts';

/** The form of an item that shows an image. */
async function open(query = '') {
  closeEditors();
  const menu = buildMenuBlob();
  const items = menu.items.map((item) =>
    item.id === 'supreme' ? { ...item, info: { ...item.info, imageId: 'img_supreme' } } : item,
  );
  return renderApp({
    path: `/menu/menuItems/pizza/item/supreme${query}`,
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuItemsRoutes],
    answers: { ...menuAnswers({ ...menu, items }), ...imageAnswers() },
  });
}

const field = () => page.getByRole('group', { name: 'Image', exact: true });
const change = () => page.getByRole('button', { name: 'Image Change' });

describe('the image of an item', () => {
  test('IM-02 DP-02 is shown by its name, changed from the library, and is one change of the draft', async () => {
    await open();
    await expect.element(field().getByText('Harbor Supreme')).toBeVisible();
    await change().click();
    await page.getByRole('textbox', { name: 'Search images' }).fill('sign');
    await page.getByRole('list', { name: 'Images of the company' }).getByRole('button').click();
    await expect.element(field().getByText('Old sign')).toBeVisible();
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  });

  test('is taken away', async () => {
    await open();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.element(field().getByText('No image')).toBeVisible();
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  });

  test('OV-13 at a location it is inherited until another one is chosen there, and reverts', async () => {
    await open('?locationId=101');
    await expect.element(field().getByRole('button', { name: /^Company/ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await field().getByRole('button', { name: /^Here/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await expect.element(field().getByText('Harbor Supreme')).toBeVisible();
  });

  test('IM-02 a file that is no image is refused in words before anything is sent', async () => {
    const { calls } = await open();
    const input = page.getByLabelText('Drop images here');
    await expect.element(change()).toBeVisible();
    await input.upload(new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
    await expect.element(page.getByText('Only PNG, JPEG and WebP images can be uploaded.')).toBeVisible();
    expect(calls.filter(({ path }) => path.includes('image-upload-url'))).toHaveLength(0);
    await page.getByRole('button', { name: 'Dismiss menu.pdf' }).click();
    expect(page.getByText('menu.pdf').elements()).toHaveLength(0);
  });

  test.each(['light', 'dark'] as const)('the picker is accessible in the %s theme', async (theme) => {
    chooseTheme(theme);
    await open();
    await change().click();
    await expect.element(page.getByRole('button', { name: 'Old sign' })).toBeVisible();
    await expectAccessible();
  });
});
