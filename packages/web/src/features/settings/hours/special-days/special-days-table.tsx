import { Button } from '@mantine/core';
import { HOURS_SETS, sourceOfSet } from '@servery/domain';
import { datesText } from '@servery/words';
import { IconPlus } from '@tabler/icons-react';
import { sameBy } from '../../../../editing/document/path-value.ts';
import { useEditor, useEditorState } from '../../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { originOf } from '../../../../editing/fields/use-field.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../../phrases/settings/hours.ts';
import { UnsavedDot } from '../../../../ui/fields/label-line.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import table from '../../../../ui/table/choice-table.module.css';
import { openPanel, useHoursSelection } from '../hours-selection.ts';
import { OriginMark } from '../origin-mark.tsx';
import { useHours } from '../use-hours.ts';
import styles from './special-days.module.css';
import { nameOfDay, readDay, specialDates, specialsOf, specialText } from './special-days.ts';

/** Dates with other hours. HR-09 to HR-11 */
export function SpecialDays() {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const canSave = useMayEdit(['hours']);
  const dates = specialDates(hours);
  const add = canSave && (
    <Button
      size="sm"
      leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
      onClick={() => openPanel({ kind: 'new' })}
    >
      {t('addDay')}
    </Button>
  );
  return (
    <section className={styles.section} aria-labelledby="special-days">
      <header className={styles.header}>
        <Heading id="special-days">{t('specialDays')}</Heading>
        {dates.length > 0 && <span className={styles.count}>{dates.length}</span>}
        <Text place="end">{dates.length > 0 && add}</Text>
      </header>
      {dates.length === 0 ? (
        <EmptyState title={t('specialDaysEmpty')} action={add || undefined}>
          {t('specialDaysHint')}
        </EmptyState>
      ) : (
        <DaysTable dates={dates} />
      )}
    </section>
  );
}

function DaysTable({ dates }: { readonly dates: readonly string[] }) {
  const t = usePhrases(hoursPhrases);
  const { kind: level } = useEditor().level;
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col" data-wide>
              {t('name')}
            </th>
            {HOURS_SETS.map((set) => (
              <th key={set} scope="col" data-wide={set !== 'inStore' || undefined}>
                {t(set)}
              </th>
            ))}
            {level !== 'company' && (
              <th scope="col" className={styles.from}>
                {t('valueFrom')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {dates.map((date) => (
            <DayRow key={date} date={date} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayRow({ date }: { readonly date: string }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const editor = useEditor();
  const { kind: level } = editor.level;
  const read = readDay(date);
  const origin = useEditorState((state) => originOf(editor, state, read));
  const isChanged = useEditorState(({ draft, loaded }) => !sameBy(draft, loaded.saved, read));
  const isSelected = useHoursSelection(({ selection }) => selection.kind === 'special' && selection.date === date);
  const name = nameOfDay(hours, date);
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <button
          type="button"
          className={`${table.choice} ${styles.day}`}
          aria-label={t('editDay', { day: datesText(date) })}
          onClick={() => openPanel({ kind: 'special', date })}
        >
          {datesText(date)}
          {isChanged && <UnsavedDot />}
        </button>
        <span className={styles.phoneName}>{name}</span>
      </th>
      <td data-wide>{name || <span className={styles.gray}>–</span>}</td>
      {HOURS_SETS.map((set) => {
        const isFollowing = sourceOfSet(hours, set) !== set;
        const text = isFollowing ? t('same') : specialText(specialsOf(hours, set, date), t('closed'));
        const isGray = isFollowing || text === null || text === t('closed');
        return (
          <td key={set} data-wide={set !== 'inStore' || undefined} className={isGray ? styles.gray : undefined}>
            {text ?? t('usual')}
          </td>
        );
      })}
      {level !== 'company' && (
        <td className={styles.from} data-origin={origin}>
          <OriginMark origin={origin} />
        </td>
      )}
    </tr>
  );
}
