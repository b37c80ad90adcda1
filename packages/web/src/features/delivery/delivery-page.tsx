import { ListPage } from '../../configuration/list/list-page.tsx';
import { screenSections } from '../../configuration/screen-sections.ts';
import { SettingsEditor } from '../../configuration/settings-editor.tsx';
import { addressName } from '../../configuration/words/delivery-words.ts';
import { deliveryPhrases } from '../../phrases/delivery.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { AddressTester } from './address-tester.tsx';
import { Charges } from './charges.tsx';
import { Drivers } from './drivers.tsx';
import { InvalidAddressForm } from './invalid-address-form.tsx';
import { InvalidAddresses, invalidList } from './invalid-addresses.tsx';
import { VirtualZones, virtualList } from './virtual-zones.tsx';
import { VirtualZoneForm, ZoneForm } from './zone-form.tsx';
import { ZonesSection } from './zones-section.tsx';
import { zonesList } from './zones-table.tsx';

const sections = screenSections['/locationSettings/deliverySettings'];

/** KR-06, DZ-01, DZ-20, TB-03: where is delivered to, for how much, and who drives. */
export function DeliveryPage() {
  const t = usePhrases(deliveryPhrases);
  return (
    <SettingsEditor>
      <ListPage
        title={t('title')}
        sections={sections}
        lists={[
          { list: zonesList, form: ZoneForm },
          { list: virtualList, form: VirtualZoneForm },
          { list: invalidList, form: InvalidAddressForm, nameOf: addressName },
        ]}
      >
        <ZonesSection />
        <AddressTester />
        <VirtualZones />
        <Charges />
        <InvalidAddresses />
        <Drivers />
      </ListPage>
    </SettingsEditor>
  );
}
