import { VisuallyHidden } from '@mantine/core';
import type { Path } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useIsOverriddenBelow } from '../../../editing/overrides/below/use-overrides-below.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { MarkIcon } from '../tree/mark-icon.tsx';
import type { TreeMarks } from '../tree/use-entity-marks.ts';

type SoldMarkProps = { readonly path: Path; readonly id: string; readonly marks: TreeMarks };

/** Not saved; different at this level; at the company that a group or store differs. */
export function SoldMark({ path, id, marks: { marks, drafted } }: SoldMarkProps) {
  const t = usePhrases(soldTablePhrases);
  const { level } = useEditor();
  const isKept = useIsOverriddenBelow(path);
  const mark = marks.get(id);
  return (
    <Row as="span" gap={2} inline>
      {drafted.has(id) && (
        <>
          <UnsavedDot />
          <VisuallyHidden>{t('unsaved')}</VisuallyHidden>
        </>
      )}
      {mark && <MarkIcon origin={mark} />}
      {level.kind === 'company' && isKept && <MarkIcon origin="here" label={t('differs')} />}
    </Row>
  );
}
