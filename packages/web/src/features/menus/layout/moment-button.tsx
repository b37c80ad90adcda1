import { Button, Popover } from '@mantine/core';
import { isWithinLimits } from '@servery/domain';
import { shortDay, timeText } from '@servery/words';
import { IconClock } from '@tabler/icons-react';
import { TimeField } from '../../../editing/fields/time-field.tsx';
import { menuLayoutPhrases } from '../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SegmentedField } from '../../../ui/fields/segmented-field.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { LayoutView } from './use-layout-view.ts';

const days = [0, 1, 2, 3, 4, 5, 6];

/** The moment that the tabs are shown at, `Now: Fri 4:30 PM`, and another one: which tabs cashiers do not see then. */
export function MomentButton({ view }: { readonly view: LayoutView }) {
  const t = usePhrases(menuLayoutPhrases);
  const { moment, isNow, showAt, tabs } = view;
  const shown = `${shortDay(moment.dayOfWeek)} ${timeText(moment.seconds)}`;
  const closed = tabs.filter((tab) => tab.visible && tab.active && !isWithinLimits(tab, moment));
  return (
    <Popover position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button size="sm" variant="subtle" leftSection={<IconClock size={14} stroke={1.75} aria-hidden />}>
          {isNow ? t('momentNow', { moment: shown }) : t('momentAt', { moment: shown })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="md">
        <Stack gap={3}>
          <SegmentedField
            label={t('momentDay')}
            value={String(moment.dayOfWeek)}
            onChange={(day) => showAt({ ...moment, dayOfWeek: Number(day) })}
            options={days.map((day) => ({ value: String(day), label: shortDay(day) }))}
          />
          <TimeField
            label={t('momentTime')}
            value={moment.seconds}
            onChange={(seconds) => showAt({ ...moment, seconds })}
          />
          <Muted small role="status">
            {closed.length === 0
              ? t('closedNone')
              : t('closedThen', { names: closed.map(({ name }) => name).join(', ') })}
          </Muted>
          <Button size="sm" disabled={isNow} onClick={() => showAt(null)}>
            {t('momentBack')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
