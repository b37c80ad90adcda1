import { describe, expect, test } from 'vitest';
import { employmentKind } from '../employment/employment-kind.ts';
import { newInfo } from '../menus/entities/info.ts';
import { menuKind } from '../menus/menu-kind.ts';
import { newDeliveryZone } from '../settings/delivery/zones/delivery-zone.ts';
import { locationSettingsKind } from '../settings/location-settings-kind.ts';
import { buildItem, buildMenu } from '../testing/build-menu.ts';
import { NAME_FORM, nameText } from './name-text.ts';

const said = (text: string) =>
  nameText(20)
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

describe('the name of something', () => {
  test.each(['Cola', "Fisherman's", 'Crème brûlée', '海老', '👩‍🍳 Chef', 'שלום', '7', '', ' '])(
    '%j is taken',
    (text) => {
      expect(said(text)).toEqual([]);
    },
  );

  test.each([
    'Cola\nZero',
    'Cola\tZero',
    'Cola\u0000',
    'Cola\u2028Zero',
    '\u200b',
    ' \u200d\u200b',
    '\u3164',
    '\u2800',
  ])('%j is refused with one sentence', (text) => {
    expect([...new Set(said(text))]).toEqual([NAME_FORM]);
  });

  test('the names of an item, a tender, a zone and a job type hold to it', () => {
    const name = 'Cola\nZero';
    const menu = buildMenu({ items: [buildItem({ info: newInfo({ name }) })] });
    const settings = locationSettingsKind.createDefault();
    const [tender] = settings.tenderTypes;
    const zone = newDeliveryZone({ id: 'a', name, type: 'virtual' });
    const employment = employmentKind.createDefault();
    const messages = [
      menuKind.schema.safeParse(menu),
      locationSettingsKind.schema.safeParse({ ...settings, tenderTypes: [{ ...tender, name }] }),
      locationSettingsKind.schema.safeParse({ ...settings, deliveryArea: { enforceInPos: false, zones: [zone] } }),
      employmentKind.schema.safeParse({ ...employment, jobTypes: [{ ...employment.jobTypes[0], name }] }),
    ].map((parsed) => parsed.error?.issues.map(({ message }) => message));
    expect(messages).toEqual([[NAME_FORM], [NAME_FORM], [NAME_FORM], [NAME_FORM]]);
  });
});
