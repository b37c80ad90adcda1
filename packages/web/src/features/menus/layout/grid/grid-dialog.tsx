import { Button, Modal } from '@mantine/core';
import { findByPath, type LayoutGrid, MOST_GRID_LINES, type Path, type Regridded, regridded } from '@servery/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../../../editing/draft/editor-context.ts';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { FormFoot } from '../../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useEditTabs } from '../use-edit-tabs.ts';
import type { LayoutView } from '../use-layout-view.ts';
import { GridSketch } from './grid-sketch.tsx';

type GridDialogProps = { readonly view: LayoutView; readonly onClose: () => void };

/** Columns and rows of all tabs, and the effect on the buttons before anything changes. */
export function GridDialog({ view, onClose }: GridDialogProps) {
  const t = usePhrases(menuLayoutPhrases);
  const { tabs, tab } = view;
  const edits = useEditTabs();
  const [columns, setColumns] = useState<number | null>(view.grid.columns);
  const [rows, setRows] = useState<number | null>(view.grid.rows);
  const isRight = isLineCount(columns) && isLineCount(rows);
  const wanted: LayoutGrid = isRight ? { columns, rows } : view.grid;
  const isChanged = wanted.columns !== view.grid.columns || wanted.rows !== view.grid.rows;
  const from = view.grid;
  const result = useMemo(
    () =>
      regridded(tabs, {
        from: { columns: from.columns, rows: from.rows },
        to: { columns: wanted.columns, rows: wanted.rows },
      }),
    [tabs, from.columns, from.rows, wanted.columns, wanted.rows],
  );
  const shown = result.tabs.find(({ id }) => id === tab?.id);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight || !isChanged) return;
    edits.setGrid(wanted);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('gridTitle')} size={440} withCloseButton={false}>
      <form onSubmit={handleSubmit}>
        <Stack gap={4}>
          <Muted>{t('gridHint')}</Muted>
          <Grid columns={2} gap={4} align="start">
            <Lines field="columns" value={columns} onChange={setColumns} />
            <Lines field="rows" value={rows} onChange={setRows} />
          </Grid>
          {shown && <GridSketch buttons={shown.buttons} grid={wanted} />}
          <Outcome result={result} isRekeyed={wanted.columns !== view.grid.columns} />
          <FormFoot isFramed={false}>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="filled" disabled={!isRight || !isChanged}>
              {t('gridChange')}
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Modal>
  );
}

function isLineCount(lines: number | null): lines is number {
  return lines !== null && Number.isInteger(lines) && lines >= 1 && lines <= MOST_GRID_LINES;
}

type LinesProps = {
  readonly field: 'columns' | 'rows';
  readonly value: number | null;
  readonly onChange: (lines: number | null) => void;
};

/** The mark takes the figure of the level above into the dialog: the buttons move with it. */
function Lines({ field, value, onChange }: LinesProps) {
  const t = usePhrases(menuLayoutPhrases);
  const path: Path = ['layout', field];
  const { adapter } = useEditor();
  const { canEdit, inherited, lacking } = useField(path);
  const label = adapter.words.field(path, {});
  const above = useEditorState(({ loaded }) => findByPath(loaded.parent, path));
  const handleRevert = () => typeof above === 'number' && onChange(above);
  return (
    <NumberField
      label={label}
      mark={<FieldMark path={path} label={label} onRevert={handleRevert} />}
      inherited={inherited && value === above}
      value={value}
      onChange={onChange}
      disabled={!canEdit}
      unavailable={lacking}
      error={isLineCount(value) ? undefined : t('gridRange', { most: MOST_GRID_LINES })}
    />
  );
}

type OutcomeProps = { readonly result: Regridded; readonly isRekeyed: boolean };

function Outcome({ result: { moved, narrowed }, isRekeyed }: OutcomeProps) {
  const t = usePhrases(menuLayoutPhrases);
  const { kind } = useEditor().level;
  return (
    <Stack gap={2} role="status">
      <Text as="p">{moved > 0 ? t('gridMoved', { count: moved }) : t('gridSame')}</Text>
      {narrowed > 0 && <Text as="p">{t('gridNarrowed', { count: narrowed })}</Text>}
      {isRekeyed && kind !== 'company' && <Muted>{t('gridOwn')}</Muted>}
    </Stack>
  );
}
