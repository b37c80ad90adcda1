import { Accessibility, Feedback, KeyboardSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import type { ComponentProps } from 'react';

type Provider = ComponentProps<typeof DragDropProvider>;
export type HandDragProps = Pick<Provider, 'children' | 'onDragStart' | 'onDragMove' | 'onDragEnd'>;

/** The dragged element stays where it is, as a copy follows the hand; it is where it was dropped at once. */
const copyFollows = Feedback.configure({ feedback: 'clone', dropAnimation: null });

const plugins: NonNullable<Provider['plugins']> = (defaults) => [
  ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
  copyFollows,
];
const sensors: NonNullable<Provider['sensors']> = (defaults) => defaults.filter((sensor) => sensor !== KeyboardSensor);

/**
 * Dragging by mouse or finger, around an element that has keys (Alt and an arrow) and announcements of its own: a tree, a grid of cells.
 * The words that dnd-kit would add say the same again, at elements that may not say it. Rows with handles: `DragOrder`.
 */
export function HandDrag(props: HandDragProps) {
  return <DragDropProvider plugins={plugins} sensors={sensors} {...props} />;
}
