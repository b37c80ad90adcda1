import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/** Pixels of a row. One that is not displayed keeps its height: with none, all rows would lie over each other when they are shown again. */
export function measureSeen<Frame extends Element>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtual: Virtualizer<Frame, Element>,
): number {
  const index = virtual.indexFromElement(row);
  const known = () => virtual.measurementsCache[index]?.size ?? virtual.options.estimateSize(index);
  return measureElement(row, entry, virtual) || known();
}
