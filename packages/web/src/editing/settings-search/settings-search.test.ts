import { findByPath, type JsonObject, locationSettingsKind, newLocationSettings } from '@servery/domain';
import { expect, test } from 'vitest';
import { documentSchema, spelledPath } from '../document/document-wire.ts';
import { withValue } from '../document/path-value.ts';
import { findPlace, placesOf } from './places.ts';
import { screenOf } from './screen-of.ts';
import { createSettingsSearch } from './search-settings.ts';
import { entriesOf } from './setting-entries.ts';

const { identifiers } = locationSettingsKind;
const settings: JsonObject = documentSchema.parse(newLocationSettings());
const find = (query: string, document = settings) =>
  createSettingsSearch(entriesOf(document, identifiers))(query).map(({ id }) => id);

test.each([
  ['its label', 'convenience fee on card', 'creditAndGiftSettings.convenienceFee.enabled'],
  ['the beginnings of its words', 'grat larg par', 'tipsSettings.autoGratuityOnPOSOrder.enabled'],
  ['another word for it', 'apple pay', 'creditAndGiftSettings.onlineMobileWallet.enabled'],
  ['a word with a slip in it', 'surcharg card', 'creditAndGiftSettings.surcharge.enabled'],
  ['what it belongs to', 'visa available online', 'tenderTypes.4.availableOnline'],
  ['another word for its whole section', 'opening times', 'hours'],
])('a setting is found by %s', (_by, query, expected) => {
  expect(find(query)[0]).toBe(expected);
});

test('a setting is found by its value', () => {
  const path = ['marketing', 'social', 'instagramUrl'];
  expect(find('harborkitchen')).toEqual([]);
  expect(find('harborkitchen', withValue(settings, path, 'https://instagram.com/harborkitchen'))).toEqual([
    'marketing.social.instagramUrl',
  ]);
});

test('what nobody can change is not found, nor anything by less than two letters', () => {
  expect(find('entity type')).toEqual([]);
  expect(find('a')).toEqual([]);
});

test('every module that a person can change has a screen', () => {
  const modules = Object.keys(settings).filter((field) => !['entityType', 'licensing', 'printing'].includes(field));
  expect(modules.filter((field) => screenOf([field]) === undefined)).toEqual([]);
  const printing = placesOf({ printing: settings.printing ?? {} }, identifiers).filter(({ length }) => length > 1);
  expect(printing.filter((path) => screenOf(path) === undefined)).toEqual([]);
});

test('a place is found again by its spelling; one that is gone is not', () => {
  for (const path of placesOf(settings, identifiers)) {
    const found = findPlace(settings, identifiers, spelledPath(path));
    expect(found && findByPath(settings, found)).toEqual(findByPath(settings, path));
  }
  expect(findPlace(settings, identifiers, 'tenderTypes.999.name')).toBeUndefined();
});
