import { Switch } from '@mantine/core';
import { type OrderType, type OrderTypeFlag, setFlag, shownName } from '@servery/domain';
import { orderTypeFields } from '@servery/words';
import { useField } from '../../../editing/fields/use-field.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { orderTypePhrases } from '../../../phrases/settings/order-types.ts';
import { Hint } from '../../../ui/actions/hint.tsx';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import edge from '../../../ui/inheritance/origin-edge.module.css';
import table from '../../../ui/table/choice-table.module.css';
import styles from './order-types.module.css';
import {
  promisePath,
  selectType,
  typePath,
  useEditOrderType,
  useOrderType,
  useSelectedType,
} from './use-order-type.ts';

const channels = [
  { flag: 'activePOS', word: 'orderTypes.types.activePOS' },
  { flag: 'activeOnline', word: 'orderTypes.types.activeOnline' },
  { flag: 'activeKiosk', word: 'orderTypes.types.activeKiosk' },
] as const;

/** OT-24: in-house first, then the others; each with where it is offered. */
export function TypesTable() {
  const t = usePhrases(orderTypePhrases);
  const s = usePhrases(orderTypeFields);
  const types = useSettings(({ orderTypes }) => orderTypes.types);
  const groups = [
    { name: t('inHouse'), types: types.filter(({ groupId }) => groupId === 1) },
    { name: t('others'), types: types.filter(({ groupId }) => groupId !== 1) },
  ].filter((group) => group.types.length > 0);
  return (
    <div className={`${table.frame} ${styles.frame}`}>
      <table className={`${table.table} ${styles.table}`} aria-label={t('types')}>
        <thead>
          <tr>
            <th scope="col">{t('type')}</th>
            {channels.map(({ flag, word }) => (
              <th key={flag} scope="col" className={styles.channel}>
                {s(word)}
              </th>
            ))}
            <th scope="col" className={styles.promise}>
              {t('promise')}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr className={styles.group} data-head>
              <th scope="rowgroup" colSpan={5}>
                {group.name}
              </th>
            </tr>
            {group.types.map(({ id }) => (
              <TypeRow key={id} id={id} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function TypeRow({ id }: { readonly id: number }) {
  const t = usePhrases(orderTypePhrases);
  const s = usePhrases(orderTypeFields);
  const type = useOrderType(id);
  const isSelected = useSelectedType((state) => state.id === id);
  const promise = useField(promisePath(id, 'defaultTime'));
  if (!type) return null;
  const name = shownName(type);
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <button
          type="button"
          className={`${table.choice} ${styles.name}`}
          aria-label={t('selectType', { name })}
          aria-current={isSelected || undefined}
          onClick={() => selectType(id)}
        >
          {name}
        </button>
        {type.abbrev && <span className={styles.abbreviation}>{type.abbrev}</span>}
      </th>
      {channels.map(({ flag, word }) => (
        <td key={flag} className={styles.channel}>
          <ChannelSwitch type={type} flag={flag} label={t('toggle', { name, channel: s(word) })} />
        </td>
      ))}
      <td className={styles.promise}>
        {typeof promise.value === 'number' ? t('promiseText', { time: promise.value }) : '–'}
      </td>
    </tr>
  );
}

type ChannelSwitchProps = { readonly type: OrderType; readonly flag: OrderTypeFlag; readonly label: string };

/** OT-25 to OT-27, with the reason that keeps a channel off beside it. */
function ChannelSwitch({ type, flag, label }: ChannelSwitchProps) {
  const field = useField(typePath(type.id, flag));
  const edit = useEditOrderType(type.id);
  const reason = useWhyOff(type, flag);
  return (
    <span className={`${edge.line} ${styles.cell}`} data-origin={field.mark.level}>
      <Hint label={reason ?? ''} disabled={reason === null}>
        <Switch
          aria-label={reason === null ? label : `${label}. ${reason}`}
          checked={field.value === true}
          disabled={!field.canEdit || reason !== null}
          onChange={(event) => {
            const isOn = event.currentTarget.checked;
            edit((before) => setFlag(before, flag, isOn));
          }}
        />
      </Hint>
      {field.isChanged && <UnsavedDot />}
    </span>
  );
}

/** Why a flag cannot be switched on; null when it can. */
export function useWhyOff(type: OrderType, flag: OrderTypeFlag): string | null {
  const t = usePhrases(orderTypePhrases);
  const isPossible = setFlag(type, flag, true)[flag];
  if (isPossible) return null;
  return flag === 'activeKiosk' ? t('notForKiosk') : t('notOnline');
}
