import {
  employmentKind,
  findByPath,
  type JsonObject,
  locationSettingsKind,
  newEmploymentBlob,
  newLocationSettings,
} from '@servery/domain';
import { expect, test } from 'vitest';
import { documentSchema, spelledPath } from '../document/document-wire.ts';
import { withValue } from '../document/path-value.ts';
import { findPlace, placesOf } from './places.ts';
import { screenOf } from './screen-of.ts';
import { createSettingsSearch } from './search-settings.ts';
import { searchedEmployment, searchedSettings } from './searched-documents.ts';
import { entriesOf } from './setting-entries.ts';

const { identifiers } = locationSettingsKind;
const settings: JsonObject = documentSchema.parse(newLocationSettings());
const find = (query: string, document = settings) =>
  createSettingsSearch(entriesOf(document, searchedSettings))(query).map(({ id }) => id);

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

const employment: JsonObject = documentSchema.parse(newEmploymentBlob());
const findIn = (document: JsonObject, query: string) =>
  createSettingsSearch(entriesOf(document, searchedEmployment))(query).map(({ id }) => id);

test.each([
  ['EM-04', 'log off idle', 'timeClock.autoLogOffAfterTime'],
  ['EM-04', 'lunch paid', 'timeClock.lunch.isPaid'],
  ['EM-04', 'meal length', 'timeClock.lunch.defaultLength'],
  ['EM-05', 'minimum wage hour', 'payrollAndOvertime.minimumWage.amount'],
  ['EM-05', 'daily overtime', 'payrollAndOvertime.overTimePay.after8HoursPerDay'],
  ['EM-05', 'labor budget friday', 'payrollAndOvertime.laborBudgetTargetPercentage.5'],
  ['EM-05', 'salaries by day sunday', 'payrollAndOvertime.salaryAllocationsPercentage.0'],
  ['EM-02', 'cashier minimum tip', 'jobTypes.1.minimumTipPercentage'],
  ['EM-02', 'driver drives', 'jobTypes.2.driverSettings.mode'],
  ['EM-03', 'food handlers warn', 'requirements.1.warnTimeBeforeExpiration'],
  ['EM-01', 'front of house code', 'departments.2.code'],
])('%s a field of employment is found by %s', (_rule, query, expected) => {
  expect(findIn(employment, query)[0]).toBe(expected);
});

test('EM-02 what driving pays is found once the job type drives', () => {
  const mileage = 'jobTypes.2.driverSettings.mileage';
  expect(findIn(employment, 'driver per mile')).not.toContain(mileage);
  const driving = withValue(employment, ['jobTypes', { id: '2' }, 'driverSettings', 'mode'], 'DRIVER');
  expect(findIn(driving, 'driver per mile')[0]).toBe(mileage);
});

test('what nobody edits in employment is not found', () => {
  for (const query of ['external', 'entity type', 'last edited', 'department code'])
    expect(findIn(employment, query).filter((id) => /externalId|entityType|updated|departmentCode/.test(id))).toEqual(
      [],
    );
  const edited = entriesOf(employment, searchedEmployment).map(({ id }) => id);
  for (const id of edited) expect(findPlace(employment, employmentKind.identifiers, id)).toBeDefined();
});
