import { TextInput } from '@mantine/core';
import { findByPath, type Json, ORDER_TYPE_IDS, orderTypeName, type Path } from '@servery/domain';
import { useDraft } from '../../../editing/draft/editor-context.ts';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { ChipField } from './chip-field.tsx';
import styles from './menu-items.module.css';

const channels = ['pos', 'online', 'kiosk'] as const;
const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** Channels, order types, days and hours. */
export function AvailabilityFields({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  const at = (...steps: readonly string[]): Path => [...path, 'availability', ...steps];
  const limitsDays = useDraft((draft) => findByPath(draft, at('limitDays', 'enabled')) === true);
  const limitsHours = useDraft((draft) => findByPath(draft, at('limitHours', 'enabled')) === true);
  return (
    <section className={styles.sideSection} aria-label={t('availability')}>
      <h2 className={styles.sectionTitle}>{t('availability')}</h2>
      {channels.map((channel) => (
        <DocumentSwitch key={channel} path={at(channel)} label={t(channel)} />
      ))}
      <NumberChips
        path={at('orderTypes')}
        label={t('orderTypes')}
        hint={t('orderTypesHint')}
        options={ORDER_TYPE_IDS.map((id) => ({ id, name: orderTypeName(id) ?? String(id) }))}
      />
      <DocumentSwitch path={at('limitDays', 'enabled')} label={t('limitDays')} />
      {limitsDays && (
        <NumberChips
          path={at('limitDays', 'days')}
          label={t('days')}
          options={days.map((id) => ({ id, name: t(`day${id}`) }))}
        />
      )}
      <DocumentSwitch path={at('limitHours', 'enabled')} label={t('limitHours')} />
      {limitsHours && (
        <div className={styles.twoFields}>
          <SecondsField path={at('limitHours', 'startTime')} label={t('from')} />
          <SecondsField path={at('limitHours', 'endOffset')} label={t('until')} after={at('limitHours', 'startTime')} />
        </div>
      )}
    </section>
  );
}

type NumberChipsProps = {
  readonly path: Path;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
};

/** Some of a few numbers, as chips. */
function NumberChips({ path, label, hint, options }: NumberChipsProps) {
  const field = useField(path);
  const chosen = numbersIn(field.value);
  const names = (value: Json) =>
    options
      .filter(({ id }) => numbersIn(value).includes(id))
      .map(({ name }) => name)
      .join(', ') || hint;
  const toggle = (id: number) =>
    field.setValue(
      chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].toSorted((one, other) => one - other),
    );
  return (
    <ChipField
      label={label}
      {...(hint !== undefined && chosen.length === 0 && { hint })}
      mark={<FieldMark path={path} label={label} format={names} />}
      unsaved={field.isChanged}
    >
      {options.map(({ id, name }) => (
        <Chip key={id} isOn={chosen.includes(id)} isLocked={!field.canEdit} onPress={() => toggle(id)}>
          {name}
        </Chip>
      ))}
    </ChipField>
  );
}

function numbersIn(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

/** A time of day kept in seconds from midnight; an end at or before its start is the next day. HR-03 */
function SecondsField({ path, label, after }: { readonly path: Path; readonly label: string; readonly after?: Path }) {
  const field = useField(path);
  const start = useDraft((draft) => (after ? findByPath(draft, after) : 0));
  const seconds = typeof field.value === 'number' ? field.value : 0;
  const clock = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 16);
  const handleChange = (typed: string) => {
    const [hours = Number.NaN, minutes = Number.NaN] = typed.split(':').map(Number);
    if (Number.isNaN(hours) || Number.isNaN(minutes)) return;
    const next = hours * 3600 + minutes * 60;
    field.setValue(after && typeof start === 'number' && next <= start ? next + 86_400 : next);
  };
  return (
    <TextInput
      type="time"
      size="md"
      label={label}
      value={clock}
      disabled={!field.canEdit}
      error={field.problem}
      onChange={(event) => handleChange(event.currentTarget.value)}
    />
  );
}
