import { Switch } from '@mantine/core';
import type { HoursSetName } from '@servery/domain';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { originOf, useField } from '../../../editing/fields/use-field.ts';
import { anchorAt } from '../../../editing/reveal/anchors.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { InheritanceMark } from '../../../ui/inheritance/inheritance-mark.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { flagOfSet, readCell, type SameAsFlag, weeklyHours, withSwitch } from './cells.ts';
import { newId, useEditHours, useHours } from './use-hours.ts';
import styles from './week-table.module.css';

/** The name of a set, its hours in a week, and whether it follows another. */
export function SetHead({ set }: { readonly set: HoursSetName }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const flag = flagOfSet[set];
  return (
    <div className={styles.head}>
      <span className={styles.headLine}>
        <Text weight="semibold">{t(set)}</Text>
        {flag !== null && <SwitchMark set={set} flag={flag} />}
        <Text place="end" tone="faint" size="sm" weight="regular">
          {t('total', { count: weeklyHours(hours, set) })}
        </Text>
      </span>
      {flag === null ? <OwnDays set={set} /> : <SameAsSwitch set={set} flag={flag} />}
    </div>
  );
}

type SameAsSwitchProps = { readonly set: HoursSetName; readonly flag: SameAsFlag };

/** HR-08: a set may follow another; switched off it starts with the hours that it showed. */
export function SameAsSwitch({ set, flag }: SameAsSwitchProps) {
  const t = usePhrases(hoursPhrases);
  const field = useField(['hours', flag]);
  const editHours = useEditHours();
  const label = t(set === 'onlineDelivery' ? 'sameAsOnline' : 'sameAsStore');
  return (
    <span className={styles.sameAs} data-field {...anchorAt(['hours', flag])}>
      <Switch
        checked={field.value === true}
        disabled={!field.canEdit}
        onChange={(event) => {
          const isSame = event.currentTarget.checked;
          editHours((hours) => withSwitch(hours, { flag, isSame }, newId));
        }}
        label={label}
        aria-label={`${t(set)}: ${label}`}
      />
      {field.isChanged && <UnsavedDot />}
    </span>
  );
}

/** Only where a level below the company decided whether the set follows. */
function SwitchMark({ set, flag }: SameAsSwitchProps) {
  const t = usePhrases(hoursPhrases);
  const { mark } = useField(['hours', flag]);
  if (mark.level === 'company') return null;
  const label = t(set === 'onlineDelivery' ? 'sameAsOnline' : 'sameAsStore');
  return <FieldMark path={['hours', flag]} label={`${t(set)}: ${label}`} />;
}

/** How many days of a set are set at this level. */
function OwnDays({ set }: { readonly set: HoursSetName }) {
  const t = usePhrases(hoursPhrases);
  const editor = useEditor();
  const { kind: level } = editor.level;
  const count = useEditorState(
    (state) => [0, 1, 2, 3, 4, 5, 6].filter((day) => originOf(editor, state, readCell({ set, day })) === level).length,
  );
  if (level === 'company' || count === 0) return <span className={styles.noMark} />;
  return <InheritanceMark origin={level} word={t('daysHere', { count })} />;
}
