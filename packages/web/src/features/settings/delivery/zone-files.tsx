import { Button } from '@mantine/core';
import { zoneFileOf } from '@servery/domain';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { offerFile } from '../../../ui/data/offer-file.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { Row } from '../../../ui/layout/row.tsx';

const ImportZones = lazy(() => import('./import-zones.tsx').then((m) => ({ default: m.ImportZones })));

/** Zones out of a GeoJSON file, and into one; the address says whether a file is being imported. */
export function ZoneFiles() {
  const t = usePhrases(deliveryPhrases);
  const { canSave } = useEditor().level;
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const search = useSearch({ strict: false });
  const keep = useKeepInAddress();
  const isImporting = canSave && search.import === 'zones';
  const setImporting = (isOpen: boolean) =>
    keep({ import: isOpen ? 'zones' : undefined }).catch((error: unknown) => console.error(error));
  const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Row gap={2} align="stretch" wrap>
      {canSave && (
        <Button size="sm" leftSection={<IconFileImport {...icon} />} onClick={() => setImporting(true)}>
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
      <Suspense fallback={null}>{isImporting && <ImportZones onClose={() => setImporting(false)} />}</Suspense>
    </Row>
  );
}
