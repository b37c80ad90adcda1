import { asJsonObject, type DeliveryZone, freeName, newDeliveryZone, removedZone } from '@servery/domain';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import styles from './delivery.module.css';

export const virtualList = ['deliverySettings', 'virtualZones'];

/** DZ-09, DZ-18: zones that have a name and no shape. */
export function VirtualZones() {
  const t = usePhrases(deliveryPhrases);
  const zones = useSettings(({ deliverySettings }) => deliverySettings.virtualZones);
  const edit = useEditSettings();
  const handleRemove = ({ id }: DeliveryZone) =>
    edit(({ deliverySettings }) => {
      const zone = deliverySettings.virtualZones.find((one) => one.id === id);
      if (zone) Object.assign(zone, removedZone(zone));
    });
  return (
    <ListTable<DeliveryZone>
      list={virtualList}
      title={t('virtualZones')}
      hint={t('virtualHint')}
      rows={zones}
      lead={({ fillColor }) => <span className={styles.swatch} style={{ background: fillColor }} />}
      under={({ allowOnline }) => t(allowOnline ? 'online' : 'registerOnly')}
      columns={[{ title: t('fee'), cell: ({ deliveryFee }) => formatAmount(deliveryFee), align: 'right' }]}
      add={{
        label: t('addVirtual'),
        make: () =>
          asJsonObject(
            newDeliveryZone({ id: crypto.randomUUID(), type: 'virtual', name: freeName(zones, t('newVirtual')) }),
          ),
      }}
      empty={{ title: t('noVirtual'), text: t('noVirtualHint') }}
      canRemove={({ disabled }) => !disabled}
      onRemove={handleRemove}
    />
  );
}
