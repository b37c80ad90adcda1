import { Button } from '@mantine/core';
import { zoneFileOf } from '@servery/domain';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useMayAdd } from '../../../editing/draft/may-edit.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { offerFile } from '../../../ui/data/offer-file.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { Row } from '../../../ui/layout/row.tsx';

const ImportZones = lazy(() => import('./import-zones.tsx').then((m) => ({ default: m.ImportZones })));

/** Zones out of a GeoJSON file, and into one; `?import=zones` opens the import. */
export function ZoneFiles() {
  const t = usePhrases(deliveryPhrases);
  const canImport = useMayAdd('deliveryArea', 'zones');
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const [dialog, open] = useChoiceInAddress('import', ['none', 'zones']);
  const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Row gap={2} align="stretch" wrap>
      {canImport && (
        <Button size="sm" leftSection={<IconFileImport {...icon} />} onClick={() => open('zones')}>
          {t('importFile')}
        </Button>
      )}
      {zones.length > 0 && (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconFileExport {...icon} />}
          onClick={() => offerFile(t('fileName'), zoneFileOf(zones), 'application/geo+json')}
        >
          {t('exportFile')}
        </Button>
      )}
      <Suspense fallback={null}>
        {canImport && dialog === 'zones' && <ImportZones onClose={() => open('none')} />}
      </Suspense>
    </Row>
  );
}
