import { diff, employmentKind, type JsonObject, jsonKind } from '@servery/domain';
import { expect, test } from 'vitest';
import { sentencesOf } from '../sentence.ts';
import { employmentWords } from './employment-words.ts';

const kind = jsonKind(employmentKind);
const words = employmentWords({
  image: () => undefined,
  menu: () => undefined,
  device: () => undefined,
  dateTime: (at) => `at ${at}`,
});
const before = kind.createDefault();

function read(change: (text: string) => string): string[] {
  const after: JsonObject = JSON.parse(change(JSON.stringify(before)));
  const changes = diff(before, after, kind.identifiers);
  return sentencesOf(changes, words, { before, after }).flatMap(({ name, place, sentences }) =>
    sentences.map(({ field, from, to }) => `${place} / ${name}: ${field}: ${from} > ${to}`),
  );
}

test('EM-01 EM-02 EM-03 EM-04 EM-05 changes of employment are worded as its screens call them', () => {
  expect(read((text) => text.replace('"name":"Drivers","code":"4"', '"name":"Couriers","code":"4"'))).toEqual([
    'Departments / Couriers: Name: Drivers > Couriers',
  ]);
  expect(read((text) => text.replace('"departmentId":"1"', '"departmentId":"3"'))).toEqual([
    'Job types / Manager: Department: Management > Back of House',
  ]);
  expect(read((text) => text.replace('1814400', '2592000'))).toEqual([
    'Requirements / Food Handlers: Remind before expiration: 21 days > 30 days',
  ]);
  expect(read((text) => text.replace('57600', '45000'))).toEqual([
    ' / Time clock: Clock out automatically after: 16 h > 12 h 30 min',
  ]);
  expect(read((text) => text.replace('"5":"27.00"', '"5":"28.00"'))).toEqual([
    ' / Payroll and overtime: Labor target, Friday: 27% > 28%',
  ]);
  expect(read((text) => text.replace('"amount":"0.00"', '"amount":"18.67"'))).toEqual([
    ' / Payroll and overtime: Minimum wage per hour: $0.00 > $18.67',
  ]);
});

test('changes of wage grades are shown with the job type that they belong to', () => {
  const graded = (wage: string) => ({
    ...before,
    wageGrades: [{ id: 'g', jobTypeId: '2', name: 'After 90 days', wage }],
  });
  const worded = (from: JsonObject, to: JsonObject) =>
    sentencesOf(diff(from, to, kind.identifiers), words, { before: from, after: to });
  expect(worded(graded('14.50'), graded('15.25'))).toMatchObject([
    {
      name: 'After 90 days',
      place: 'Wages of Driver',
      sentences: [{ field: 'Wage', from: '$14.50', to: '$15.25' }],
    },
  ]);
  expect(worded({ ...before, wageGrades: [] }, graded('15.25'))).toMatchObject([
    { name: 'After 90 days', place: 'Wages of Driver' },
  ]);
});

test('EE-06 EM-101 EM-103 changes of people are shown with the names of jobs and certifications', () => {
  const withPerson = (jobs: JsonObject[], certifications: JsonObject[]): JsonObject => ({
    ...before,
    employees: [
      { id: 'u1', name: 'Ana Flores', grantedRoles: [], jobs: [...jobs], certifications: [...certifications] },
    ],
  });
  const worded = (from: JsonObject, to: JsonObject) =>
    sentencesOf(diff(from, to, kind.identifiers), words, { before: from, after: to }).flatMap(
      ({ name, place, sentences }) =>
        sentences.map((one) => `${place} / ${name}: ${one.field} ${one.kind}: ${one.from} > ${one.to}`),
    );
  const none = withPerson([], []);
  const some = withPerson(
    [{ jobTypeId: '4' }],
    [
      { requirementId: '1', expiresOn: '2027-01-31' },
      { requirementId: '2', expiresOn: null },
    ],
  );
  expect(worded(none, some)).toEqual([
    'Employees / Ana Flores: Jobs added: null > Server',
    'Employees / Ana Flores: Certifications added: null > Food Handlers, until 2027-01-31',
    'Employees / Ana Flores: Certifications added: null > Liquor Service, no expiration',
  ]);
  expect(worded(some, withPerson([], [{ requirementId: '1', expiresOn: null }]))).toEqual([
    'Employees / Ana Flores: Jobs removed: Server > null',
    'Employees / Ana Flores: Certifications removed: Liquor Service, no expiration > null',
    'Employees / Ana Flores: Food Handlers expires changed: 2027-01-31 > never',
  ]);
});
