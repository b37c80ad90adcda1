import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FindingsList } from './findings-list.tsx';
import { showAllZones, useShownZones, useZoneFilter } from './map/use-shown-zones.ts';
import { VirtualZones } from './virtual-zones.tsx';
import { ZoneFiles } from './zone-files.tsx';
import { ZonesTable } from './zones-table.tsx';

/** The zones, drawn or only named, and the findings: places that lie in two zones or in none. */
export function ZonesTab() {
  const { zones, countOfOthers } = useShownZones();
  return (
    <>
      <ZonesTable shown={zones} />
      <Stack above={3} gap={3}>
        <DocumentSwitch path={['deliveryArea', 'enforceInPos']} />
        {countOfOthers > 0 && <OthersSwitch count={countOfOthers} />}
        <ZoneFiles />
      </Stack>
      <FindingsList zones={zones} />
      <VirtualZones />
    </>
  );
}

function OthersSwitch({ count }: { readonly count: number }) {
  const t = usePhrases(deliveryPhrases);
  const { showsAll } = useZoneFilter();
  return (
    <SwitchField
      label={t('showOthers')}
      value={showsAll}
      onChange={showAllZones}
      hint={t(showsAll ? 'othersShown' : 'othersHidden', { count })}
    />
  );
}
