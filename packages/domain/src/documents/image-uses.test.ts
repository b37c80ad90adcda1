import { describe, expect, test } from 'vitest';
import { cleanMenu } from '../menus/clean-up/clean-menu.ts';
import { newInfo } from '../menus/entities/info.ts';
import { newButton, newButtonStyle } from '../menus/layout/new-button.ts';
import { newTab } from '../menus/layout/tab.ts';
import { newOfferInfo } from '../menus/offers/info.ts';
import { newOffer } from '../menus/offers/offer.ts';
import { whereUsed } from '../menus/uses/where-used.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { imageUses, withoutImages } from './image-uses.ts';

const menu = buildMenu({
  items: [buildItem({ info: newInfo({ name: 'Harbor Supreme', imageId: 'img_pizza' }) })],
  offers: [buildOffer()],
  layout: {
    columns: 5,
    rows: 6,
    tabs: [
      {
        ...newTab({ id: 'pizza', name: 'Pizza' }),
        background: { mode: 'IMAGE', color: '#FFFFFF', imageId: 'img_wood', imageSize: 'COVER' },
        buttons: { 3: { ...newButton(), buttonStyle: { ...newButtonStyle(), buttonImage: 'img_pizza' } } },
      },
    ],
  },
});

function buildOffer() {
  const info = newOfferInfo({ name: 'Family bundle', imageId: 'img_bundle' });
  return newOffer({ id: 'bundle', name: 'Family bundle', dateCreated: '2026-11-20', color: '#306090', info });
}

describe('images of a menu', () => {
  test('IM-02 every place that names an image is found, with the name people know it by', () => {
    expect(imageUses(menu).map(({ imageId, name, path }) => [imageId, name, path.at(-1)])).toEqual([
      ['img_pizza', 'Harbor Supreme', 'imageId'],
      ['img_bundle', 'Family bundle', 'imageId'],
      ['img_wood', 'Pizza', 'imageId'],
      ['img_pizza', 'Pizza', 'buttonImage'],
    ]);
    expect(whereUsed(menu, 'image', 'img_bundle').map(({ name }) => name)).toEqual(['Family bundle']);
  });

  test('IM-02 clean-up leaves images as they are: their bytes are kept for the entries that name them', () => {
    expect(imageUses(cleanMenu(menu, {}).menu).map(({ imageId }) => imageId)).toEqual(
      imageUses(menu).map(({ imageId }) => imageId),
    );
  });

  test('IM-02 images that the company does not have are taken out, and nothing else', () => {
    const own = withoutImages(menu, (id) => id === 'img_pizza');
    expect(imageUses(own).map(({ imageId }) => imageId)).toEqual(['img_pizza', 'img_pizza']);
    expect(own.items).toBe(menu.items);
    expect(withoutImages(menu, () => true)).toBe(menu);
  });
});
