import { endOffsetFrom, type Path } from '@servery/domain';
import { endsNextDay } from '@servery/words';
import { withValue } from '../../../editing/document/path-value.ts';
import { replaceDraft } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { fieldProps } from '../../../editing/fields/document-fields.tsx';
import { TimeField } from '../../../editing/fields/time-field.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Grid } from '../../../ui/layout/grid.tsx';

/** Hours kept as a start and a length; another start leaves the end where it is, and an end at or before the start is the next day. HR-03 */
export function HoursFields({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  const editor = useEditor();
  const startPath = [...path, 'startTime'];
  const lengthPath = [...path, 'endOffset'];
  const start = useField(startPath);
  const length = useField(lengthPath);
  const startTime = typeof start.value === 'number' ? start.value : 0;
  const endOffset = typeof length.value === 'number' ? length.value : 0;
  const end = startTime + endOffset;
  const set = (from: number, until: number) => {
    const { draft } = editor.store.getState();
    const moved = withValue(draft, startPath, from);
    replaceDraft(editor, withValue(moved, lengthPath, endOffsetFrom(from, until % 86_400)));
  };
  const isNextDay = endsNextDay({ startTime, endOffset });
  return (
    <Grid columns={2} gap={3} align="start">
      <TimeField
        {...fieldProps(start, { path: startPath, label: t('from') })}
        value={startTime}
        onChange={(from) => set(from, end)}
      />
      <TimeField
        {...fieldProps(length, {
          path: lengthPath,
          label: t('until'),
          ...(isNextDay && { hint: t('nextDay') }),
        })}
        value={end}
        onChange={(until) => set(startTime, until)}
      />
    </Grid>
  );
}
