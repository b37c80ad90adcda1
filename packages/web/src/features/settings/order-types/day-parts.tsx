import { Button, NumberInput } from '@mantine/core';
import { addDayPart, orderTypeName, removeDayPart } from '@servery/domain';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useField } from '../../../editing/fields/use-field.ts';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { orderTypePhrases } from '../../../phrases/settings/order-types.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import edge from '../../../ui/inheritance/origin-edge.module.css';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import table from '../../../ui/table/choice-table.module.css';
import styles from './order-types.module.css';

/** PT-07 to PT-17: promise times of a shift, for every order type that has them. */
export function DayParts() {
  const t = usePhrases(orderTypePhrases);
  const promiseTimes = useSettings((settings) => settings.promiseTimes);
  const edit = useEditSettings();
  const canSave = useMayEdit(['promiseTimes']);
  const { storeShifts, dayParts } = promiseTimes;
  const used = storeShifts.filter(({ id }) => dayParts.some(({ storeShift }) => storeShift === id));
  const free = storeShifts.filter((shift) => !used.includes(shift));
  const add = (id: number) =>
    edit((settings) => {
      settings.promiseTimes = addDayPart(promiseTimes, id, () => crypto.randomUUID());
    });
  const remove = (id: number) =>
    edit((settings) => {
      settings.promiseTimes = removeDayPart(promiseTimes, id);
    });
  const buttons = canSave && (
    <Row as="span" gap={2} align="stretch" wrap inline>
      {free.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => add(id)}
        >
          {t('addShift', { name })}
        </Button>
      ))}
    </Row>
  );
  return (
    <Section title={t('dayParts')} hint={t('dayPartsHint')} actions={used.length > 0 && buttons}>
      {used.length === 0 ? (
        <EmptyState title={t('noShifts')} action={buttons}>
          {t('noShiftsHint')}
        </EmptyState>
      ) : (
        <ShiftTable shifts={used} onRemove={canSave ? remove : undefined} />
      )}
    </Section>
  );
}

type ShiftTableProps = {
  readonly shifts: readonly { readonly id: number; readonly name: string }[];
  readonly onRemove: ((id: number) => void) | undefined;
};

/** Order types by shifts, the usual times beside them. */
function ShiftTable({ shifts, onRemove }: ShiftTableProps) {
  const t = usePhrases(orderTypePhrases);
  const { byOrderType, byDayPart } = useSettings((settings) => settings.promiseTimes);
  return (
    <div className={styles.shifts}>
      <table className={`${table.table} ${styles.table}`} aria-label={t('dayParts')}>
        <thead>
          <tr>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('usual')}</th>
            {shifts.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.shift}>
                <Row as="span" gap={1} inline>
                  {name}
                  {onRemove && (
                    <IconButton
                      size="sm"
                      label={t('removeShift', { name })}
                      icon={<IconX size={14} stroke={1.75} aria-hidden />}
                      onClick={() => onRemove(id)}
                    />
                  )}
                </Row>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byOrderType.map(({ orderType, defaultTime }) => (
            <tr key={orderType}>
              <th scope="row">{orderTypeName(orderType)}</th>
              <td>{t('promiseText', { time: defaultTime })}</td>
              {shifts.map(({ id, name }) => {
                const entry = byDayPart.find((one) => one.storeShift === id && one.orderType === orderType);
                const label = t('shiftTime', { type: orderTypeName(orderType) ?? '', shift: name });
                return (
                  <td key={id} className={styles.shift}>
                    {entry && <ShiftTime id={entry.id} label={label} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ShiftTime({ id, label }: { readonly id: string; readonly label: string }) {
  const t = usePhrases(orderTypePhrases);
  const field = useField(['promiseTimes', 'byDayPart', { id }, 'default']);
  return (
    <span className={`${edge.line} ${styles.shiftCell}`} data-origin={field.mark.level}>
      <NumberInput
        aria-label={label}
        size="sm"
        w={96}
        hideControls
        clampBehavior="none"
        suffix={` ${t('minutes')}`}
        min={0}
        max={1440}
        disabled={!field.canEdit}
        value={typeof field.value === 'number' ? field.value : ''}
        error={field.problem !== undefined}
        onChange={(next) => next !== '' && field.setValue(Number(next))}
      />
      {field.isChanged && <UnsavedDot />}
    </span>
  );
}
