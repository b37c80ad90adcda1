import { Button, Modal } from '@mantine/core';
import {
  type PlannedZone,
  planZoneImport,
  readZoneFile,
  shapeOf,
  withImportedZones,
  type ZoneFile,
} from '@servery/domain';
import { useState } from 'react';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { FileDrop } from '../../../ui/fields/files/file-drop.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import styles from './delivery.module.css';

const mostBytes = 5 * 1024 * 1024;

type Preview = { readonly planned: readonly PlannedZone[]; readonly refused: ZoneFile['refused'] };

/** A GeoJSON file in: first what it would do, then into the draft, as one step of undo. */
export function ImportZones({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(deliveryPhrases);
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const handleFile = async (given: File) => {
    setError(null);
    const file = given.size > mostBytes ? undefined : readZoneFile(await given.text());
    if (!file) return setError(t(given.size > mostBytes ? 'tooLarge' : 'noGeoJson'));
    return setPreview({
      planned: planZoneImport(zones, file.zones, () => crypto.randomUUID()),
      refused: file.refused,
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={t('importTitle')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      {preview ? (
        <PreviewOf preview={preview} onClose={onClose} onAgain={() => setPreview(null)} />
      ) : (
        <>
          <FileDrop
            isWide
            title={t('dropTitle')}
            hint={t('dropHint')}
            choose={t('chooseFile')}
            accept=".geojson,.json,application/geo+json,application/json"
            onFile={(file) => void handleFile(file)}
          />
          {error && (
            <p className={styles.refusal} role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </Modal>
  );
}

type PreviewProps = { readonly preview: Preview; readonly onClose: () => void; readonly onAgain: () => void };

function PreviewOf({ preview: { planned, refused }, onClose, onAgain }: PreviewProps) {
  const t = usePhrases(deliveryPhrases);
  const edit = useEditSettings();
  const changing = planned.filter(({ kind }) => kind !== 'UNCHANGED');
  const handleImport = () => {
    edit(({ deliveryArea }) => {
      deliveryArea.zones = [...withImportedZones(deliveryArea.zones, planned)];
    });
    onClose();
  };
  return (
    <Stack gap={4}>
      {planned.length > 0 && (
        <div className={styles.previewTable}>
          <PlainTable<PlannedZone>
            label={t('planned')}
            rows={planned}
            rowKey={({ zone }) => String(zone.id)}
            columns={[
              { id: 'zone', title: t('zone'), cell: ({ zone }) => zone.name },
              { id: 'corners', title: t('corners'), cell: ({ zone }) => cornersOf(zone), align: 'right' },
              { id: 'action', title: t('action'), cell: ({ kind }) => t(`action.${kind}`) },
            ]}
          />
        </div>
      )}
      {refused.length > 0 && (
        <section className={styles.refused} aria-label={t('refused', { count: refused.length })}>
          <Heading as="h3">{t('refused', { count: refused.length })}</Heading>
          <ul>
            {refused.slice(0, 100).map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Row gap={2} justify="end">
        <Button onClick={onAgain}>{t('anotherFile')}</Button>
        <Button variant="filled" disabled={changing.length === 0} onClick={handleImport}>
          {t('importNow', { count: changing.length })}
        </Button>
      </Row>
    </Stack>
  );
}

function cornersOf(zone: PlannedZone['zone']): string {
  const shape = shapeOf(zone);
  return shape?.type === 'polygon' ? shape.points.length.toLocaleString('en-US') : '';
}
