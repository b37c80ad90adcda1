import { describe, expect, test } from 'vitest';
import type { Article } from '../../news/news.ts';
import { mergeNews } from './merge-news.ts';
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

describe('two edits of the same news', () => {
  test('changes to different articles are both kept', () => {
    const merged = mergeNews({ base: [a, b], mine: [article('a', 'mine'), b], theirs: [a, article('b', 'theirs')] });
    expect(titles(merged.articles)).toEqual(['mine', 'theirs']);
    expect(merged.clashes).toEqual([]);
  });

  test('what either side added stands; what either removed untouched is gone', () => {
    const merged = mergeNews({ base: [a, b], mine: [c, a, b], theirs: [b] });
    expect(titles(merged.articles)).toEqual(['c', 'b']);
  });

  test('the same article changed by both keeps mine and names it', () => {
    const mine = article('a', 'mine');
    const theirs = article('a', 'theirs');
    const merged = mergeNews({ base: [a], mine: [mine], theirs: [theirs] });
    expect(merged.articles).toEqual([mine]);
    expect(merged.clashes).toEqual([{ id: 'a', mine, theirs }]);
  });

  test('an article that I changed and they removed is not lost', () => {
    const mine = article('a', 'mine');
    expect(mergeNews({ base: [a], mine: [mine], theirs: [] })).toEqual({
      articles: [mine],
      clashes: [{ id: 'a', mine, theirs: null }],
    });
  });
});

test('changes are counted by article, an order as one', () => {
  expect(countChanges([a, b], [a, b])).toBe(0);
  expect(countChanges([a, b], [b, a])).toBe(1);
  expect(countChanges([a, b], [c, article('b', 'x')])).toBe(3);
  expect(titles(moveArticle([a, b, c], 'c', -1))).toEqual(['a', 'c', 'b']);
  expect(titles(moveArticle([a, b], 'a', -1))).toEqual(['a', 'b']);
});
