import { VisuallyHidden } from '@mantine/core';
import { findByPath, isList, type Json, type Path, toggleDay, WEEK_DAYS } from '@servery/domain';
import { dayName, daysText, timeText } from '@servery/words';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Chip } from '../../ui/data/chip.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { useDraft } from '../draft/editor-context.ts';
import { fieldProps, useLabelledField } from './document-fields.tsx';
import { TimeField } from './time-field.tsx';

type WindowProps = { readonly path: Path };

/** The days and hours of a window that comes again every week. */
export function DocumentWindow({ path }: WindowProps) {
  const isOvernight = useDraft((draft) => {
    const [start, end] = ['startTime', 'endTime'].map((field) => Number(findByPath(draft, [...path, field])));
    return (end ?? 0) < (start ?? 0);
  });
  return (
    <>
      <DocumentDays path={[...path, 'days']} />
      <Grid columns={2} gap={3} align="start">
        <DocumentTime path={[...path, 'startTime']} />
        <DocumentTime path={[...path, 'endTime']} isNextDay={isOvernight} />
      </Grid>
    </>
  );
}

function DocumentDays({ path }: WindowProps) {
  const [field, props] = useLabelledField({ path });
  const days = daysOf(field.value);
  return (
    <Field {...fieldProps(field, { ...props, format: (value) => daysText(daysOf(value)) })}>
      {({ id, disabled }) => (
        <Row gap={1} align="stretch" wrap id={id} role="group" aria-labelledby={`${id}-label`}>
          {WEEK_DAYS.map((day) => (
            <Chip
              key={day}
              isOn={days.includes(day)}
              isLocked={disabled}
              onPress={() => field.setValue([...toggleDay(days, day)])}
            >
              <span aria-hidden>{dayName(day).slice(0, 3)}</span>
              <VisuallyHidden>{dayName(day)}</VisuallyHidden>
            </Chip>
          ))}
        </Row>
      )}
    </Field>
  );
}

function DocumentTime({ path, isNextDay = false }: WindowProps & { readonly isNextDay?: boolean }) {
  const t = usePhrases(configurationPhrases);
  const [field, props] = useLabelledField({ path });
  const format = (value: Json) => (typeof value === 'number' ? timeText(value) : '');
  return (
    <TimeField
      {...fieldProps(field, { ...props, format })}
      {...(isNextDay && { hint: t('endsNextDay') })}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.setValue}
    />
  );
}

function daysOf(value: Json | undefined): readonly number[] {
  return isList(value) ? value.filter((day) => typeof day === 'number') : [];
}
