import { datesText, dayName } from '@servery/words';
import { useLayoutEffect } from 'react';
import { anchorAt } from '../../../editing/reveal/anchors.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { CellEditor } from './cell-editor.tsx';
import { closePanel, useHoursSelection } from './hours-selection.ts';
import { NewSpecialDay } from './special-days/new-special-day.tsx';
import { SpecialDayEditor } from './special-days/special-day-editor.tsx';

/** The editor of the selection in the week or among the special days. */
export function HoursPanel({ withTitle = true }: { readonly withTitle?: boolean }) {
  const selection = useHoursSelection((state) => state.selection);
  if (selection.kind === 'new') return <NewSpecialDay withTitle={withTitle} />;
  if (selection.kind === 'special') {
    const { date: dates, opened = dates } = selection;
    return (
      <div {...anchorAt(['hours', 'inStore', 'specialHours'])}>
        <SpecialDayEditor key={opened} selected={{ dates, opened }} withTitle={withTitle} />
      </div>
    );
  }
  const { set, day } = selection;
  return (
    <div {...anchorAt(['hours', set, 'days'])}>
      <CellEditor key={`${set}-${day}`} set={set} day={day} withTitle={withTitle} />
    </div>
  );
}

/** The same over the page, where there is no room beside it. */
export function HoursPanelOver() {
  const t = usePhrases(hoursPhrases);
  const { selection, isPanelOpen } = useHoursSelection();
  // A selection made while the panel had a place of its own does not lie over the page.
  useLayoutEffect(closePanel, []);
  const titles = {
    cell: selection.kind === 'cell' ? `${dayName(selection.day)} · ${t(selection.set)}` : '',
    special: selection.kind === 'special' ? datesText(selection.date) : '',
    new: t('newDay'),
  } as const;
  return (
    <SidePanel title={titles[selection.kind]} isOpen={isPanelOpen} onClose={closePanel}>
      <HoursPanel withTitle={false} />
    </SidePanel>
  );
}
