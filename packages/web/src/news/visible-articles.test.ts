import { describe, expect, test } from 'vitest';
import { type Article, parseArticles } from './news.ts';
import { visibleArticles } from './visible-articles.ts';

const now = new Date('2026-11-20T12:00:00');

function buildArticle(overrides: Partial<Article> = {}): Article {
  return {
    id: 'a1',
    title: 'Winter menu',
    displayTitle: true,
    content: '<p>Crab Louie moves to weekends.</p>',
    status: 'ACTIVE',
    publishDate: '2026-11-19T08:00:00',
    expirationDate: null,
    ...overrides,
  };
}

function isVisible(overrides: Partial<Article>): boolean {
  return visibleArticles([buildArticle(overrides)], now).length === 1;
}

describe('an article', () => {
  test('NW-06 shows only with status ACTIVE', () => {
    expect(isVisible({})).toBe(true);
    expect(isVisible({ status: 'INACTIVE' })).toBe(false);
  });

  test('NW-07 shows from its publish date on', () => {
    expect(isVisible({ publishDate: '2026-11-20T12:00:00' })).toBe(true);
    expect(isVisible({ publishDate: '2026-11-20T12:00:01' })).toBe(false);
  });

  test('NW-08 without an expiration date it does not expire', () => {
    expect(isVisible({ publishDate: '2020-01-01T00:00:00', expirationDate: null })).toBe(true);
  });

  test('NW-09 shows through the end of its expiration day', () => {
    expect(isVisible({ expirationDate: '2026-11-20T00:00:00' })).toBe(true);
    expect(isVisible({ expirationDate: '2026-11-19T23:00:00' })).toBe(false);
  });
});

test('NW-03 NW-04 articles are read from their JSON string, and an empty one has none', () => {
  expect(parseArticles(JSON.stringify([buildArticle()]))).toHaveLength(1);
  expect(parseArticles('')).toEqual([]);
  expect(parseArticles('[]')).toEqual([]);
});
