import { expect, test } from 'vitest';
import { isAtPlace, placeOfTag } from './report-places.ts';

const pier = { id: 'pier-39', groupId: 'bay-area', tags: ['waterfront', 'a, b', '100 %', 'café', 'tag:tag'] };

test.each(pier.tags)('a location with the tag %s is at its place, which has no comma', (tag) => {
  expect(placeOfTag(tag)).toMatch(/^tag:[^,\s]+$/);
  expect(isAtPlace(pier, placeOfTag(tag))).toBe(true);
  expect(isAtPlace({ ...pier, tags: [] }, placeOfTag(tag))).toBe(false);
});

test('a location is at its own place and at that of its group', () => {
  expect(['pier-39', 'bay-area', 'seaport', 'waterfront'].map((place) => isAtPlace(pier, place))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each(['', 'tag:', 'tag:%', 'tag:%E0%A4%A'])('no location is at %j', (place) => {
  expect(isAtPlace(pier, place)).toBe(false);
});
