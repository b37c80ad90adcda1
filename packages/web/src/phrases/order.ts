import { definePhrases } from './phrases.ts';

/** Putting things into another order by hand or by keys. */
export const orderPhrases = definePhrases('order', {
  move: 'Move {{name}}',
  how: 'Press Space, move with the arrow keys, press Space again. Escape leaves the order as it was. Alt with an arrow key moves by one place.',
  began: '{{name}} is picked up, at place {{at}} of {{count}}.',
  over: '{{name}}: place {{at}} of {{count}}.',
  ended: '{{name}} is at place {{at}} of {{count}}.',
  canceled: '{{name}} stays at place {{at}} of {{count}}.',
});
