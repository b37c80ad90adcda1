import type { Path } from '@servery/domain';
import { addressName } from '@servery/words';
import type { ReactNode } from 'react';
import { ListPage } from '../../../editing/list/list-page.tsx';
import { SettingsEditor } from '../../../editing/page/settings-editor.tsx';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { screenSections } from '../../../editing/settings-search/screen-sections.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { ViewTabs } from '../../../ui/frame/view-tabs.tsx';
import { Charges } from './charges.tsx';
import styles from './delivery.module.css';
import { Drivers } from './drivers.tsx';
import { InvalidAddressForm } from './invalid-address-form.tsx';
import { InvalidAddresses, invalidList } from './invalid-addresses.tsx';
import { ZonesCanvas } from './map/zones-canvas.tsx';
import { virtualList } from './virtual-zones.tsx';
import { VirtualZoneForm, ZoneForm } from './zone-form.tsx';
import { ZonesTab } from './zones-tab.tsx';
import { zonesList } from './zones-table.tsx';

const sections = screenSections['/locationSettings/deliverySettings'];
const tabs = ['zones', 'charges', 'addresses', 'drivers'] as const;
type Tab = (typeof tabs)[number];

const views: Readonly<Record<Tab, () => ReactNode>> = {
  zones: ZonesTab,
  charges: Charges,
  addresses: InvalidAddresses,
  drivers: Drivers,
};

/** KR-06, DZ-01, DZ-20, TB-03: where is delivered to, for how much, and who drives. */
export function DeliveryPage() {
  return (
    <SettingsEditor>
      <Delivery />
    </SettingsEditor>
  );
}

function Delivery() {
  const t = usePhrases(deliveryPhrases);
  const [tab, keep] = useChoiceInAddress('tab', tabs);
  useWantedPlace((place) => keep(tabOf(place)));
  return (
    <ListPage
      title={t('title')}
      sections={sections}
      lists={[
        { list: zonesList, form: ZoneForm },
        { list: virtualList, form: VirtualZoneForm },
        { list: invalidList, form: InvalidAddressForm, nameOf: addressName },
      ]}
      canvas={<ZonesCanvas onZone={() => tab !== 'zones' && keep('zones')} />}
    >
      <ViewTabs
        label={t('tabs')}
        value={tab}
        onChange={keep}
        views={tabs.map((id) => ({ id, name: t(`tab.${id}`), View: views[id] }))}
        listClass={styles.tabs}
      />
    </ListPage>
  );
}

/** Where a place of the document is edited. */
function tabOf([module, field]: Path): Tab {
  if (module === 'driverManagement') return 'drivers';
  if (module === 'invalidAddresses') return 'addresses';
  return module === 'deliverySettings' && field !== 'virtualZones' ? 'charges' : 'zones';
}
