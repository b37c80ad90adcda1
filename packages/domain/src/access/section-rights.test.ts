import { describe, expect, test } from 'vitest';
import { settingsSections } from '../settings/location-settings.ts';
import { settingsRights } from '../settings/settings-rights.ts';
import type { Permission } from './permissions.ts';
import { changesOutside, withheldSections, withoutSections } from './section-rights.ts';

const held =
  (...permissions: Permission[]) =>
  (anyOf: readonly Permission[]) =>
    anyOf.some((permission) => permissions.includes(permission));

describe('reading a section of the location settings asks for a right to something of it', () => {
  test('NG-66 who configures cards reads Credit & Gift and nothing else', () => {
    const withheld = withheldSections(settingsRights, held('CONFIGURE_CREDIT_CARDS'));
    const sections = settingsSections.map(({ field }) => field);
    expect([...withheld].sort()).toEqual(sections.filter((field) => field !== 'creditAndGiftSettings').sort());
  });

  test('NG-66 a right to one field of a section opens the section', () => {
    const limited = withheldSections(settingsRights, held('LIMITED_MANAGE_ONLINE'));
    expect(limited).not.toContain('orderTypes');
    expect(limited).not.toContain('deferredOrders');
    expect(limited).toContain('hours');
    expect(withheldSections(settingsRights, held('SET_CUSTOM_CSS'))).not.toContain('onlineDesign');
  });

  test('a right to one field leaves a section open that asks for none', () => {
    expect(withheldSections({ 'pricingSchemes.isActive': ['PROVIDER_STAFF'] }, () => false)).toEqual([]);
  });

  test('NG-66 each section has readers, and who has every right is withheld nothing', () => {
    expect(withheldSections(settingsRights, () => true)).toEqual([]);
    const sections = settingsSections.map(({ field }) => field);
    expect([...withheldSections(settingsRights, () => false)].sort()).toEqual([...sections].sort());
  });
});

describe('what is left out', () => {
  test('a document keeps everything else, and is the same one when nothing is left out', () => {
    const document = { entityType: 'LOCATION_SETTINGS', hours: { startOfWeek: 1 }, stations: [] };
    expect(withoutSections(document, ['hours', 'displays'])).toEqual({ entityType: 'LOCATION_SETTINGS', stations: [] });
    expect(withoutSections(document, ['displays'])).toBe(document);
  });

  test('changes keep their order, and those that are left out are counted by section', () => {
    const change = (...path: string[]) => ({ kind: 'SIMPLE_FIELD_CHANGED', path, from: 1, to: 2 }) as const;
    const changes = [change('hours', 'a'), change('stations'), change('hours', 'b'), change('displays')];
    expect(changesOutside(changes, ['displays', 'hours', 'bar'])).toEqual({
      readable: [change('stations')],
      withheld: [
        { section: 'displays', changes: 1 },
        { section: 'hours', changes: 2 },
      ],
    });
  });
});
