import { definePhrases } from './phrases.ts';

export const colorPhrases = definePhrases('colors', {
  choose: 'Choose the color: {{label}}',
  picker: 'Color picker: {{label}}',
  saturation: 'Saturation and brightness',
  hue: 'Hue',
  swatch: 'Use {{color}}',
  notAColor: 'Enter a color as # and six digits, such as #1F5FA8.',
  clear: '{{ratio}}, clear to read',
  hard: '{{ratio}}, hard to read',
  sample: 'Aa',
});
