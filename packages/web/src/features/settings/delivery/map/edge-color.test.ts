import { contrastRatio } from '@servery/domain';
import { expect, test } from 'vitest';
import { edgeColor } from './edge-color.ts';

const [light, dark] = ['#f9fafa', '#171e1e'] as const;

test.each(['#275d94', '#0b7a74', '#7a1f3d', '#000000', '#ffffff', '#f2d024', '#808080'])(
  'the edge of a zone of color %s reaches 3:1 on both grounds',
  (color) => {
    for (const ground of [light, dark])
      expect(contrastRatio(edgeColor(color, ground), ground)).toBeGreaterThanOrEqual(3);
  },
);

test('a color that is seen stays as it is, as does what is no color', () => {
  expect(edgeColor('#275d94', light)).toBe('#275d94');
  expect(edgeColor('#f2d024', dark)).toBe('#f2d024');
  expect(edgeColor('teal', dark)).toBe('teal');
});
