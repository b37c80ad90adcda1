import { asJsonObject, type CashDrawer, freeName, newCashDrawer } from '@servery/domain';
import { DocumentReference } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { printerOptions, stationOptions } from '../../../editing/kinds/hardware-options.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { cashDrawerPhrases } from '../../../phrases/settings/cash-drawers.ts';
import { useCash, useRemovePlace } from './use-cash-places.ts';

export const drawersList = ['cashManagement', 'availableDrawers'];

export function DrawersTable() {
  const t = usePhrases(cashDrawerPhrases);
  const { availableDrawers: drawers } = useCash();
  const settings = useSettings((whole) => whole);
  const remove = useRemovePlace();
  const nameOf = (options: ReturnType<typeof printerOptions>, id: string | null) =>
    options.find(({ value }) => value === id)?.label ?? t('none');
  return (
    <ListTable<CashDrawer>
      list={drawersList}
      title={t('drawers')}
      hint={t('drawersHint')}
      rows={drawers}
      columns={[
        { title: t('station'), cell: ({ station }) => nameOf(stationOptions(settings), station), hideOnPhone: true },
        { title: t('printer'), cell: ({ printer }) => nameOf(printerOptions(settings), printer), hideOnPhone: true },
      ]}
      add={{
        label: t('addDrawer'),
        make: () => asJsonObject(newCashDrawer({ id: crypto.randomUUID(), name: freeName(drawers, t('newDrawer')) })),
      }}
      empty={{ title: t('noDrawers'), text: t('noDrawersHint') }}
      onRemove={remove}
    />
  );
}

export const DrawerForm: RowForm = ({ path, isNew }) => {
  const t = usePhrases(cashDrawerPhrases);
  const settings = useSettings((whole) => whole);
  return (
    <>
      <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
      <DocumentReference path={[...path, 'station']} options={stationOptions(settings)} none={t('none')} />
      <DocumentReference path={[...path, 'printer']} options={printerOptions(settings)} none={t('none')} />
      <DocumentSwitch path={[...path, 'disabled']} />
    </>
  );
};
