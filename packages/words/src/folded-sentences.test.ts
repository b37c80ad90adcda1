import { diff, type JsonObject, menuKind } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { foldedSentences } from './folded-sentences.ts';
import { menuWords } from './menus/menu-words.ts';
import { type SentenceGroup, sentencesOf } from './sentence.ts';

const words = menuWords({ image: () => undefined, menu: () => undefined, device: () => undefined, dateTime: String });
const names = ['Margherita', 'Marinara', 'Diavola', 'Bianca', 'Capricciosa'];
const ids = names.map((name) => name.toLowerCase());

interface Kitchen {
  /** Items in the order of Pizza; the others are in that of Pies. */
  readonly pizza: readonly string[];
  /** Whether each item says in which department it is. */
  readonly saysDepartment?: boolean;
  readonly deleted?: readonly string[];
}

function menuOf({ pizza, saysDepartment = true, deleted = [] }: Kitchen): JsonObject {
  const departmentOf = (id: string) => (pizza.includes(id) ? 'pizza' : 'pies');
  const there = ids.filter((id) => !deleted.includes(id));
  const departments = ['pizza', 'pies'].map((id) => ({
    id,
    info: { name: id === 'pizza' ? 'Pizza' : 'Pies' },
    items: there.filter((item) => departmentOf(item) === id),
  }));
  const items = there.map((id) => ({
    id,
    info: { name: names[ids.indexOf(id)] ?? '' },
    ...(saysDepartment && { department: departmentOf(id) }),
  }));
  return { departments, items };
}

function groupsOf(before: JsonObject, after: JsonObject): readonly SentenceGroup[] {
  return sentencesOf(diff(before, after, menuKind.identifiers), words, { before, after });
}

function linesOf(groups: readonly SentenceGroup[], name: string): readonly string[] {
  const lines = groups.filter((group) => group.name === name).flatMap(({ sentences }) => sentences);
  return lines.map(({ field, kind, from, to }) => [field, kind, from, to].filter((part) => part !== null).join(' | '));
}

describe('a list that many come into or leave', () => {
  const listed = (pizza: readonly string[]) => menuOf({ pizza, saysDepartment: false });
  const groups = groupsOf(listed(ids), listed([]));

  test('CT-07 CT-09 is said in one sentence, which names the first', () => {
    const folded = foldedSentences(groups);
    expect(linesOf(folded, 'Pies')).toEqual(['5 items added to the order | added | Margherita, Marinara and 3 more']);
    expect(linesOf(folded, 'Pizza')).toEqual([
      '5 items removed from the order | removed | Margherita, Marinara and 3 more',
    ]);
  });

  test('the sentence has all the changes that it says', () => {
    const changesOf = (all: readonly SentenceGroup[]) =>
      all.flatMap(({ sentences }) => sentences.flatMap(({ changes }) => changes));
    expect(changesOf(foldedSentences(groups))).toEqual(changesOf(groups));
  });

  test('each of a few has a sentence of its own', () => {
    expect(linesOf(foldedSentences(groupsOf(listed(ids.slice(0, 3)), listed([]))), 'Pies')).toHaveLength(3);
  });
});

test('CT-09 an item that moves is one sentence, which takes its place in both orders along', () => {
  const [before, after] = [menuOf({ pizza: ids }), menuOf({ pizza: ids.slice(1) })];
  const groups = foldedSentences(groupsOf(before, after));
  expect(groups.map(({ name, place }) => [name, place])).toEqual([['Margherita', 'Pies']]);
  expect(linesOf(groups, 'Margherita')).toEqual([' | moved | Pizza | Pies']);
  expect(groups[0]?.sentences[0]?.changes).toHaveLength(diff(before, after, menuKind.identifiers).length);
});

test('CT-09 an item that comes or goes is one sentence, which takes its place in the order along', () => {
  const [all, fewer] = [menuOf({ pizza: ids }), menuOf({ pizza: ids, deleted: ['bianca'] })];
  for (const [before, after, kind] of [
    [all, fewer, 'removed'],
    [fewer, all, 'added'],
  ] as const) {
    const groups = groupsOf(before, after);
    expect(groups.map(({ name }) => name)).toEqual(['Bianca']);
    expect(groups[0]?.sentences).toEqual([
      expect.objectContaining({
        kind,
        changes: expect.arrayContaining([...diff(before, after, menuKind.identifiers)]),
      }),
    ]);
  }
});

test('a part removed from an item that moved is listed with the parts it has now', () => {
  const before = { ...menuOf({ pizza: ids }), items: [item('pizza', ['tomato', 'basil'])] };
  const after = { ...menuOf({ pizza: [] }), items: [item('pies', ['tomato'])] };
  const groups = groupsOf(before, after).filter(({ name }) => name === 'Margherita');
  expect(groups.map(({ place }) => place)).toEqual(['Pies']);
});

function item(department: string, requirements: readonly string[]) {
  return {
    id: 'margherita',
    info: { name: 'Margherita' },
    department,
    requirements: requirements.map((id) => ({ id, selected: true })),
  };
}
