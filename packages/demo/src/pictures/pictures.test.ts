import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../menu/dishes.ts';
import { harborMenu } from '../menu/harbor-menu.ts';
import { allPictures } from './all-pictures.ts';
import { pictureId, renderedFolder } from './rendered-pictures.ts';

const names = harborMenu().items.map(({ info }) => info.name);
const files = readdirSync(renderedFolder);

describe('the pictures of the demo menu', () => {
  test('every item has one, and none is left over', () => {
    expect(Object.keys(allPictures).sort()).toEqual([...names].sort());
    expect(files.sort()).toEqual(names.map((name) => `${slugOf(name)}.webp`).sort());
    expect(new Set(names.map(pictureId)).size).toBe(names.length);
  });

  test('all together are smaller than a megabyte', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, renderedFolder)).size, 0);
    expect(bytes).toBeLessThan(1_000_000);
  });

  test('a picture is drawn the same every time', () => {
    const draw = allPictures['Harbor Supreme'];
    expect(draw?.()).toBe(draw?.());
  });
});
