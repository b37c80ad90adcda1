import { describe, expect, test } from 'vitest';
import type { Article } from '../../news/news.ts';
import { newsRules } from './merge-news.ts';
import { countChanges, moveArticle } from './news-draft.ts';

const article = (id: string, title = id): Article => ({
  id,
  title,
  displayTitle: '',
  content: '',
  status: 'ACTIVE',
  publishDate: '2026-01-01T00:00:00.000Z',
  expirationDate: null,
});
const [a, b, c] = [article('a'), article('b'), article('c')];
const titles = (articles: readonly Article[]) => articles.map(({ title }) => title);

type Lists = Readonly<Record<'base' | 'mine' | 'theirs', readonly Article[]>>;
const merge = ({ base, mine, theirs }: Lists) =>
  newsRules.merge({ base: { articles: base }, mine: { articles: mine }, theirs: { articles: theirs } });

describe('two edits of the same news', () => {
  test('changes to different articles are both kept, and theirs is named', () => {
    const merged = merge({ base: [a, b], mine: [article('a', 'mine'), b], theirs: [a, article('b', 'theirs')] });
    expect(titles(merged.entry.articles)).toEqual(['mine', 'theirs']);
    expect(merged).toMatchObject({ taken: ['b'], clashes: [] });
  });

  test('an article that either side added is kept; an article that either removed untouched is gone', () => {
    const merged = merge({ base: [a, b], mine: [c, a, b], theirs: [b] });
    expect(titles(merged.entry.articles)).toEqual(['c', 'b']);
    expect(merged).toMatchObject({ taken: ['a'], clashes: [] });
  });

  test('the same article changed by both keeps mine and is a clash', () => {
    const mine = article('a', 'mine');
    const merged = merge({ base: [a], mine: [mine], theirs: [article('a', 'theirs')] });
    expect(merged).toEqual({ entry: { articles: [mine] }, taken: [], clashes: ['a'] });
  });

  test('an article that I changed and they removed is not lost', () => {
    const mine = article('a', 'mine');
    const merged = merge({ base: [a], mine: [mine], theirs: [] });
    expect(merged).toEqual({ entry: { articles: [mine] }, taken: [], clashes: ['a'] });
  });

  test('one that I removed and they changed stays, as they have it, and is named', () => {
    const merged = merge({ base: [a, b], mine: [b], theirs: [article('a', 'theirs'), b] });
    expect(titles(merged.entry.articles)).toEqual(['theirs', 'b']);
    expect(merged).toMatchObject({ taken: ['a'], clashes: [] });
  });

  test('one article is copied to its place, in place of its other version, or removed', () => {
    const from = { articles: [article('a', 'theirs'), b] };
    expect(titles(newsRules.copy('a', from, { articles: [b, a] }).articles)).toEqual(['b', 'theirs']);
    expect(titles(newsRules.copy('a', from, { articles: [c] }).articles)).toEqual(['theirs', 'c']);
    expect(titles(newsRules.copy('c', from, { articles: [a, c] }).articles)).toEqual(['a']);
  });
});

test('changes are counted by article, an order as one', () => {
  expect(countChanges([a, b], [a, b])).toBe(0);
  expect(countChanges([a, b], [b, a])).toBe(1);
  expect(countChanges([a, b], [c, article('b', 'x')])).toBe(3);
  expect(titles(moveArticle([a, b, c], 'c', -1))).toEqual(['a', 'c', 'b']);
  expect(titles(moveArticle([a, b], 'a', -1))).toEqual(['a', 'b']);
});
