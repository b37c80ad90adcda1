import {
  type OrderType,
  type OrderTypeFlag,
  type OrderTypeSettings,
  setFlag,
  setName,
  setSetting,
  shownName,
} from '@servery/domain';
import { useState } from 'react';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import {
  DocumentNumber,
  DocumentSwitch,
  DocumentText,
  fieldProps,
  useLabelledField,
} from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { orderTypePhrases } from '../../../phrases/settings/order-types.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './order-types.module.css';
import { useWhyOff } from './types-table.tsx';
import { promisePath, typePath, useEditOrderType, useOrderType, useSelectedType } from './use-order-type.ts';

/** Everything about the selected order type. */
export function TypePanel({ withTitle = true }: { readonly withTitle?: boolean }) {
  const id = useSelectedType((state) => state.id);
  const type = useOrderType(id);
  return type ? <TypeForm key={id} type={type} withTitle={withTitle} /> : null;
}

type TypeProps = { readonly type: OrderType };

function TypeForm({ type, withTitle }: TypeProps & { readonly withTitle: boolean }) {
  const t = usePhrases(orderTypePhrases);
  const { id } = type;
  return (
    <div className={styles.panel}>
      {withTitle && <h2 className={styles.panelTitle}>{shownName(type)}</h2>}
      <Stack gap={3}>
        <NameField type={type} />
        <DocumentText path={typePath(id, 'abbrev')} maxLength={10} />
      </Stack>
      <h3 className={styles.heading}>{t('channels')}</h3>
      <Flag type={type} flag="activePOS" />
      <Flag type={type} flag="availableOnline" />
      <Flag type={type} flag="activeOnline" />
      <Flag type={type} flag="activeKiosk" />
      <h3 className={styles.heading}>{t('asks')}</h3>
      {id === delivery && <p className={styles.hint}>{t('notOfDelivery')}</p>}
      {asked.map((setting) => (
        <Setting key={setting} type={type} setting={setting} />
      ))}
      <h3 className={styles.heading}>{t('tickets')}</h3>
      <Setting type={type} setting="saveOpenTickets" />
      <Setting type={type} setting="showInServerDetails" />
      {type.settings.curbside !== undefined && <Curbside type={type} />}
      <h3 className={styles.heading}>{t('promiseTimes')}</h3>
      <p className={styles.hint}>{t('promiseHint')}</p>
      <PromiseFields id={id} />
    </div>
  );
}

/** OT-30: the type that asks for one thing only. */
const delivery = 7;

const asked = [
  'requireTentNumber',
  'requireTableNumber',
  'requireCustomerName',
  'requirePhoneNumber',
  'requireCustomerLookup',
  'requireNumberOfPeople',
] as const;

type SettingName = (typeof asked)[number] | 'saveOpenTickets' | 'showInServerDetails';

/** OT-31: an emptied name is the default one again, once the field is left. */
function NameField({ type }: TypeProps) {
  const t = usePhrases(orderTypePhrases);
  const [field, labelled] = useLabelledField({ path: typePath(type.id, 'customName') });
  const edit = useEditOrderType(type.id);
  const [typed, setTyped] = useState<string | null>(null);
  const handleType = (name: string) => {
    setTyped(name);
    edit((before) => setName(before, name), `name ${type.id}`);
  };
  const props = fieldProps(field, {
    ...labelled,
    format: (value) => (value === '' ? type.name : String(value)),
  });
  return (
    <TextField
      {...props}
      value={typed ?? shownName(type)}
      onChange={handleType}
      onBlur={() => setTyped(null)}
      placeholder={t('nameHint', { name: type.name })}
      maxLength={200}
    />
  );
}

type FlagProps = TypeProps & { readonly flag: OrderTypeFlag };

function Flag({ type, flag }: FlagProps) {
  const edit = useEditOrderType(type.id);
  const reason = useWhyOff(type, flag);
  return (
    <DocumentSwitch
      path={typePath(type.id, flag)}
      unavailable={reason ?? undefined}
      onSet={(value) => edit((before) => setFlag(before, flag, value === true))}
    />
  );
}

/** OT-30: a setting that is off for Delivery by default stays off. */
function Setting({ type, setting }: TypeProps & { readonly setting: SettingName }) {
  const edit = useEditOrderType(type.id);
  const withIt: Partial<OrderTypeSettings> = { [setting]: true };
  const isPossible = setSetting(type, withIt).settings[setting];
  return (
    <DocumentSwitch
      path={typePath(type.id, 'settings', setting)}
      isFixed={!isPossible}
      onSet={(value) => edit((before) => setSetting(before, { [setting]: value === true }))}
    />
  );
}

function Curbside({ type }: TypeProps) {
  return (
    <div className={styles.narrow}>
      <DocumentChoice path={typePath(type.id, 'settings', 'curbside')} values={['OFF', 'OPTIONAL', 'REQUIRED']} />
    </div>
  );
}

/** PT-01 to PT-06 */
function PromiseFields({ id }: { readonly id: number }) {
  const t = usePhrases(orderTypePhrases);
  return (
    <>
      <div className={styles.three}>
        {(['minTime', 'defaultTime', 'maxTime'] as const).map((field) => (
          <DocumentNumber key={field} path={promisePath(id, field)} unit={t('minutes')} min={0} max={1440} />
        ))}
      </div>
      <DocumentSwitch path={promisePath(id, 'allowOnlineOrdersDueAtOpen')} />
      <DocumentSwitch path={promisePath(id, 'allowOnlineOrdersPlacedAtClose')} />
    </>
  );
}
