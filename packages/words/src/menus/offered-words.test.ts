import { diff, type JsonObject, menuKind, newMenuBlob } from '@servery/domain';
import { expect, test } from 'vitest';
import { sentencesOf } from '../sentence.ts';
import { menuWords } from './menu-words.ts';

const words = menuWords({ image: () => undefined, menu: () => undefined, device: () => undefined, dateTime: String });
const blob: JsonObject = JSON.parse(JSON.stringify(newMenuBlob({})));
const named = (id: string, name: string) => ({ id, info: { name } });

type Offered = { readonly id: string; readonly available: boolean };

function withOffered(ofMenu: readonly Offered[], ofDepartment: readonly Offered[]): JsonObject {
  const availability = { categories: [], items: ofMenu };
  return {
    ...blob,
    departments: [{ ...named('pizza', 'Pizza'), modifiers: { availability: { categories: ofDepartment, items: [] } } }],
    modifiers: { categories: [named('meat', 'Meat')], items: [named('ham', 'Ham')], availability },
  };
}

function read(before: JsonObject, after: JsonObject): readonly string[] {
  return sentencesOf(diff(before, after, menuKind.identifiers), words, { before, after }).flatMap(
    ({ name, sentences }) =>
      sentences.map(({ field, kind, from, to }) => `${name}: ${field}: ${[from, kind, to].filter(Boolean).join(' ')}`),
  );
}

const off = (id: string) => ({ id, available: false });
const on = (id: string) => ({ id, available: true });

test.each([
  ['comes to be not offered', withOffered([], []), withOffered([off('ham')], [off('meat')]), 'added No'],
  [
    'is offered again',
    withOffered([off('ham')], [off('meat')]),
    withOffered([on('ham')], [on('meat')]),
    'No changed Yes',
  ],
  ['is no longer named', withOffered([off('ham')], [off('meat')]), withOffered([], []), 'No removed'],
])('CL-25 CL-26 a modifier that %s is read by its name', (_, before, after, said) => {
  expect(read(before, after)).toEqual([`Pizza: Meat, offered: ${said}`, `Modifiers: Ham, offered: ${said}`]);
});
