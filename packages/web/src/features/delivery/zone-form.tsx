import { type DeliveryZone, removedZone } from '@servery/domain';
import { DocumentMoney } from '../../configuration/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../configuration/document-fields.tsx';
import type { RowForm } from '../../configuration/list/list-page.tsx';
import { useEditSettings, useSettings } from '../../configuration/location-settings-document.ts';
import { deliveryPhrases } from '../../phrases/delivery.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Fields } from '../../ui/layout/section.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { ZoneColor } from './zone-color.tsx';

/** DZ-04: everything about one zone, its shape in coordinates too. */
export const ZoneForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(deliveryPhrases);
  const zone = useSettings(({ deliveryArea }) => deliveryArea.zones.find((one) => one.id === id));
  if (!zone) return null;
  return (
    <>
      <ZoneBasics path={path} zone={zone} isNew={isNew} />
      <Fields title={t('outline')}>
        <ShapeFields path={path} zone={zone} />
      </Fields>
    </>
  );
};

export const VirtualZoneForm: RowForm = ({ path, id, isNew }) => {
  const zone = useSettings(({ deliverySettings }) => deliverySettings.virtualZones.find((one) => one.id === id));
  return zone ? <ZoneBasics path={path} zone={zone} isNew={isNew} /> : null;
};

type BasicsProps = Pick<Parameters<RowForm>[0], 'path' | 'isNew'> & { readonly zone: DeliveryZone };

function ZoneBasics({ path, zone, isNew }: BasicsProps) {
  const t = usePhrases(deliveryPhrases);
  const edit = useEditSettings();
  const at = (field: string) => [...path, field];
  /** DZ-14, DZ-15 */
  const handleDisabled = (isDisabled: boolean) =>
    edit(({ deliveryArea, deliverySettings }) => {
      const found = [...deliveryArea.zones, ...deliverySettings.virtualZones].find((one) => one.id === zone.id);
      if (found) Object.assign(found, isDisabled ? removedZone(found) : { ...found, disabled: false });
    });
  return (
    <>
      <DocumentText path={at('name')} maxLength={60} takesFocus={isNew} />
      <DocumentMoney path={at('deliveryFee')} />
      <ZoneColor path={at('fillColor')} />
      <DocumentSwitch path={at('allowOnline')} {...(zone.disabled && { isFixed: true, hint: t('disabledOffline') })} />
      <DocumentSwitch path={at('disabled')} onSet={(value) => handleDisabled(value === true)} />
    </>
  );
}
