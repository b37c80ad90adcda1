import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { HOURS_SETS, type Hours, type Path, sourceOfSet } from '@servery/domain';
import { dayName, weekDays } from '@servery/words';
import { IconChevronDown, IconCopy } from '@tabler/icons-react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { anchorAt } from '../../../editing/reveal/anchors.ts';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { resolvedEntries, withSpans } from './cells.ts';
import styles from './hours-page.module.css';
import { HoursPanel, HoursPanelOver } from './hours-panel.tsx';
import { openPanel, useHoursSelection } from './hours-selection.ts';
import { datesOf } from './special-days/special-days.ts';
import { SpecialDays } from './special-days/special-days-table.tsx';
import { StoreNow } from './store-now.tsx';
import { newId, useEditHours, useHours } from './use-hours.ts';
import { WeekList } from './week-list.tsx';
import { WeekLegend, WeekTable } from './week-table.tsx';

/** HR-01: the week as a table of days by sets, and the days that differ. */
export function HoursPage() {
  return (
    <SettingsEditor rows={9}>
      <HoursScreen />
    </SettingsEditor>
  );
}

const sections = screenSections['/locationSettings/hours'];

function HoursScreen() {
  const t = usePhrases(hoursPhrases);
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery('(max-width: 1023px)', undefined, { getInitialValueInEffect: false });
  const hours = useHours();
  useWantedPlace((place) => openDay(place, hours));
  return (
    <EditorPage
      title={t('title')}
      sections={sections}
      actions={<HoursActions />}
      aside={isNarrow ? undefined : <HoursPanel />}
    >
      {isPhone ? (
        <>
          <WeekList />
          <div className={styles.phoneActions}>
            <WeekActions />
          </div>
        </>
      ) : (
        <>
          <WeekTable />
          <WeekLegend />
        </>
      )}
      <SpecialDays />
      {isNarrow && <HoursPanelOver />}
    </EditorPage>
  );
}

/** The panel of the day that a place lies in. */
function openDay([, set, , entry]: Path, hours: Hours): void {
  const known = HOURS_SETS.find((one) => one === set);
  if (!known || typeof entry !== 'object' || !('id' in entry)) return;
  const day = hours[known].days.find(({ id }) => id === entry.id);
  const special = hours[known].specialHours.find(({ id }) => id === entry.id);
  if (day) openPanel({ kind: 'cell', set: known, day: day.dayOfWeek });
  if (special) openPanel({ kind: 'special', date: datesOf(special) });
}

function HoursActions() {
  const isPhone = useIsPhone();
  return (
    <>
      <StoreNow />
      {!isPhone && <WeekActions />}
    </>
  );
}

function WeekActions() {
  const canSave = useMayEdit(['hours']);
  if (!canSave) return null;
  return (
    <>
      <WeekStart />
      <CopyFrom />
    </>
  );
}

function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
}

/** HR-08: the day that the week begins with. */
function WeekStart() {
  const t = usePhrases(hoursPhrases);
  const { startOfWeek } = useHours();
  const editHours = useEditHours();
  return (
    <MenuButton
      button={(props) => (
        <Button
          {...props}
          {...anchorAt(['hours', 'startOfWeek'])}
          variant="subtle"
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          {t('weekStartsOn', { day: dayName(startOfWeek) })}
        </Button>
      )}
      items={() =>
        weekDays(1).map((day) => (
          <Menu.Item key={day} onClick={() => editHours((hours) => ({ ...hours, startOfWeek: day }))}>
            {dayName(day)}
          </Menu.Item>
        ))
      }
    />
  );
}

/** The whole week of another set into the selected one. */
function CopyFrom() {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const editHours = useEditHours();
  const target = useHoursSelection(({ selection }) => (selection.kind === 'cell' ? selection.set : 'inStore'));
  const sources = HOURS_SETS.filter((set) => set !== target && sourceOfSet(hours, set) === set);
  if (sourceOfSet(hours, target) !== target || sources.length === 0) return null;
  const copy = (source: (typeof HOURS_SETS)[number]) =>
    editHours((before) =>
      weekDays(0).reduce(
        (next, day) =>
          withSpans(next, { cell: { set: target, day }, spans: resolvedEntries(before, { set: source, day }) }, newId),
        before,
      ),
    );
  return (
    <MenuButton
      button={(props) => (
        <Button {...props} leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}>
          {t('copyFrom')}
        </Button>
      )}
      items={() => (
        <>
          <Menu.Label>{t('copyWeek', { set: t(target).toLowerCase() })}</Menu.Label>
          {sources.map((set) => (
            <Menu.Item key={set} onClick={() => copy(set)}>
              {t(set)}
            </Menu.Item>
          ))}
        </>
      )}
    />
  );
}
