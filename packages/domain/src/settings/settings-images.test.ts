import { describe, expect, test } from 'vitest';
import { imageUses, withoutImages } from '../documents/image-uses.ts';
import { newLocationSettings } from './location-settings-kind.ts';
import { settingsImagePlace } from './settings-images.ts';

const blank = newLocationSettings();
const [theme] = blank.posDesign.themes;
const settings = {
  ...blank,
  onlineDesign: {
    ...blank.onlineDesign,
    favicon: 'img_icon',
    header: { ...blank.onlineDesign.header, logo: 'img_sign', banner: 'img_harbor' },
    firstTimePopUp: { ...blank.onlineDesign.firstTimePopUp, image: 'img_harbor' },
  },
  kioskDesign: {
    ...blank.kioskDesign,
    appearance: { ...blank.kioskDesign.appearance, logo: 'img_sign', attractImages: ['img_one', 'img_two'] },
  },
  posDesign: {
    ...blank.posDesign,
    themes: [{ ...theme, rearDisplayCarouselImagesImageUrls: ['img_two'] }, ...blank.posDesign.themes.slice(1)],
  },
  printing: {
    ...blank.printing,
    templates: {
      ...blank.printing.templates,
      customerReceipt: { ...blank.printing.templates.customerReceipt, logoImageId: 'img_sign' },
    },
  },
};

describe('images of the location settings', () => {
  test('IM-02 every place that names an image is found, with the screen and the field that show it', () => {
    const words = imageUses(settings).map((use) => [use.imageId, ...Object.values(settingsImagePlace(use) ?? {})]);
    expect(words).toEqual([
      ['img_icon', 'Online Design', 'Browser tab icon'],
      ['img_sign', 'Online Design', 'Logo'],
      ['img_harbor', 'Online Design', 'Banner above the menu'],
      ['img_harbor', 'Online Design', 'First-time pop-up'],
      ['img_sign', 'Kiosk Design', 'Logo'],
      ['img_one', 'Kiosk Design', 'Start screen'],
      ['img_two', 'Kiosk Design', 'Start screen'],
      ['img_two', 'POS Design', 'Light Theme'],
      ['img_sign', 'Printer Options', 'Customer Receipt'],
    ]);
    expect(imageUses(blank)).toEqual([]);
  });

  test('IM-02 every field of the settings that holds an image is known', () => {
    const fields = imageFieldsOf(blank);
    expect(fields).toEqual(
      expect.arrayContaining(['onlineDesign.favicon', 'printing.templates.condensedReceipt.logoImageId']),
    );
    for (const field of fields) expect(settingsImagePlace({ field, name: 'x' }), field).not.toBeNull();
  });

  test('IM-02 images that the company does not have are taken out, of a list with their place', () => {
    const own = withoutImages(settings, (id) => id === 'img_one');
    expect(imageUses(own).map(({ imageId }) => imageId)).toEqual(['img_one']);
    expect(own.kioskDesign.appearance.attractImages).toEqual(['img_one']);
    expect(own.onlineDesign.favicon).toBeNull();
    expect(own.printing.printers).toBe(settings.printing.printers);
  });
});

/** The paths of fields whose names contain *image*, as the table spells them. */
function imageFieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => imageFieldsOf(one, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const at = path === '' ? field : `${path}.${field}`;
    const isImage = /^(?:logo|banner|favicon|image|.*Images?(?:Id|Urls)?)$/.test(field) && typeof inner !== 'boolean';
    if (!isImage) return imageFieldsOf(inner, at);
    return [Array.isArray(inner) ? `${at}[]` : at];
  });
}
