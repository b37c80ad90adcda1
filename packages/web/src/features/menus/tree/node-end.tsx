import type { ReactNode } from 'react';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { MarkIcon } from './mark-icon.tsx';
import type { TreeMarks } from './use-entity-marks.ts';

/** The right end of a node: not saved, different at this level or below, then whatever it shows besides. */
export function nodeEnd(id: string, shown: TreeMarks, rest: ReactNode): ReactNode {
  if (isPlain(id, shown)) return rest;
  const { marks, drafted, overriddenBelow } = shown;
  const mark = marks.get(id);
  return (
    <Row as="span" gap={2} inline>
      {drafted.has(id) && <UnsavedDot />}
      {mark && <MarkIcon origin={mark} />}
      {overriddenBelow.has(id) && <DifferingBelow />}
      {rest}
    </Row>
  );
}

/** Nothing of the entity is marked. */
export function isPlain(id: string, { marks, drafted, overriddenBelow }: TreeMarks): boolean {
  return !marks.has(id) && !drafted.has(id) && !overriddenBelow.has(id);
}

function DifferingBelow() {
  const t = usePhrases(soldTablePhrases);
  return <MarkIcon origin="here" label={t('differs')} />;
}
