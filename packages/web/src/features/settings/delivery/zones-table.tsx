import {
  asJsonObject,
  type DeliveryZone,
  freeName,
  freeZoneColor,
  newDeliveryZone,
  removedZone,
} from '@servery/domain';
import { deliveryFields, milesText } from '@servery/words';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { formatAmount } from '../../../ui/fields/amount.ts';
import styles from './delivery.module.css';

export const zonesList = ['deliveryArea', 'zones'];

/** DZ-01 to DZ-17: the zones, first one first; some of them may not be shown. */
export function ZonesTable({ shown }: { readonly shown: readonly DeliveryZone[] }) {
  const t = usePhrases(deliveryPhrases);
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const edit = useEditSettings();
  const handleRemove = ({ id }: DeliveryZone) =>
    edit((settings) => {
      const zone = settings.deliveryArea.zones.find((one) => one.id === id);
      if (zone) Object.assign(zone, removedZone(zone));
    });
  return (
    <ListTable<DeliveryZone>
      list={zonesList}
      title={t('zones')}
      hint={t('zonesHint')}
      rows={shown}
      lead={({ fillColor }) => <span className={styles.swatch} style={{ background: fillColor }} />}
      under={(zone) => <ZoneLook zone={zone} />}
      columns={[{ title: t('fee'), cell: ({ deliveryFee }) => formatAmount(deliveryFee), align: 'right' }]}
      add={{
        label: t('addZone'),
        make: () =>
          asJsonObject(
            newDeliveryZone({
              id: crypto.randomUUID(),
              type: 'polygon',
              name: freeName(zones, t('newZone')),
              fillColor: freeZoneColor(zones),
            }),
          ),
      }}
      empty={{ title: t('noZones'), text: t('noZonesHint') }}
      canRemove={({ disabled }) => !disabled}
      onRemove={handleRemove}
    />
  );
}

/** Its shape, and that it is not online. */
function ZoneLook({ zone }: { readonly zone: DeliveryZone }) {
  const t = usePhrases(deliveryPhrases);
  const words = usePhrases(deliveryFields);
  const shape = words(`deliveryArea.zones.type.${zone.type}`);
  const size = zone.type === 'circle' && zone.radius !== '' ? `, ${milesText(Number(zone.radius))}` : '';
  const isOffline = !zone.allowOnline && !zone.disabled;
  return (
    <>
      {shape}
      {size}
      {isOffline && ` · ${t('registerOnly')}`}
    </>
  );
}
