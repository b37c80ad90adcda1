import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { moneySchema, rateSchema } from '../../formats/amount.ts';
import type { SettingsSection } from '../fields/settings-section.ts';
import { deliveryZoneSchema } from './zones/delivery-zone.ts';
import { tidyZones } from './zones/stored-zones.ts';
import { zoneNameProblems } from './zones/zone-names.ts';

/** DZ-19 */
export const CHARGE_MODES = ['NO_CHARGE', 'BY_ZONE'] as const;

/** DZ-18 */
export const deliverySettingsSchema = z.looseObject({
  chargeCustomerMode: z.enum(CHARGE_MODES),
  orderMinimum: z.looseObject({ enabled: z.boolean(), value: moneySchema }),
  excludeChargeFromSalesTotal: z.boolean(),
  /** Added to the fee of the zone. */
  flatFeeAmount: moneySchema,
  /** Of the order before coupons and taxes, added to the fee. */
  percentageBeforeCpnTax: rateSchema,
  /** Of the order after coupons and taxes, added to the fee. */
  percentageAfterCpnTax: rateSchema,
  /** Zones that are only a name: a hotel, an office tower, a boat. */
  virtualZones: z.array(deliveryZoneSchema),
});
export type DeliverySettings = z.infer<typeof deliverySettingsSchema>;

export const deliverySettingsSection: SettingsSection<'deliverySettings', typeof deliverySettingsSchema> = {
  field: 'deliverySettings',
  schema: deliverySettingsSchema,
  createDefault: newDeliverySettings,
  tidy: (settings) => {
    const virtualZones = tidyZones(settings.virtualZones);
    return { value: virtualZones === settings.virtualZones ? settings : { ...settings, virtualZones }, notices: [] };
  },
  validate: settingsProblems,
};

export function newDeliverySettings(): DeliverySettings {
  return {
    chargeCustomerMode: 'NO_CHARGE',
    orderMinimum: { enabled: false, value: '0.00' },
    excludeChargeFromSalesTotal: false,
    flatFeeAmount: '0.00',
    percentageBeforeCpnTax: '0.00',
    percentageAfterCpnTax: '0.00',
    virtualZones: [],
  };
}

const virtualList = ['deliverySettings', 'virtualZones'];

function settingsProblems(settings: DeliverySettings): readonly Problem[] {
  const shares = (['percentageBeforeCpnTax', 'percentageAfterCpnTax'] as const)
    .filter((field) => Number(settings[field]) > 100)
    .map((field) => ({
      code: 'DELIVERY_SHARE_ABOVE_100',
      path: ['deliverySettings', field],
      message: 'Enter a percentage of 100% or less.',
    }));
  const drawn = settings.virtualZones
    .filter(({ type }) => type !== 'virtual')
    .map(({ id }) => ({
      code: 'ZONE_NOT_VIRTUAL',
      path: [...virtualList, { id }, 'type'],
      message: 'A zone without a shape is a virtual zone.',
    }));
  return [...shares, ...drawn, ...zoneNameProblems(settings.virtualZones, virtualList)];
}
