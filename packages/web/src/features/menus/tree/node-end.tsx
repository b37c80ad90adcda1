import type { ReactNode } from 'react';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { MarkIcon } from './mark-icon.tsx';
import type { TreeMarks } from './use-entity-marks.ts';

/** The right end of a node: not saved, different at this level, then whatever it shows besides. */
export function nodeEnd(id: string, { marks, drafted }: TreeMarks, rest: ReactNode): ReactNode {
  const mark = marks.get(id);
  if (!mark && !drafted.has(id)) return rest;
  return (
    <Row as="span" gap={2} inline>
      {drafted.has(id) && <UnsavedDot />}
      {mark && <MarkIcon origin={mark} />}
      {rest}
    </Row>
  );
}
