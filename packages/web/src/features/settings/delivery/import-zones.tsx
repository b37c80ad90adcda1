import { Button, Modal } from '@mantine/core';
import {
  decodeCsv,
  formatMoney,
  isOtherMapFormat,
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

type Preview = { readonly planned: readonly PlannedZone[] } & Pick<ZoneFile, 'refused' | 'unread'>;
/** So many of the zones that a property is said of are named. */
const zonesNamed = 5;

/** A GeoJSON file: its effect is shown first, then it goes into the draft, as one step of undo. */
export function ImportZones({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(deliveryPhrases);
  const zones = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const handleFile = async (given: File) => {
    setError(null);
    if (given.size > mostBytes) return setError(t('tooLarge'));
    const read = decodeCsv(new Uint8Array(await given.arrayBuffer()));
    if ('refusal' in read) return setError(t(read.refusal === 'WORKBOOK' ? 'otherMapFormat' : 'noUtf8'));
    const file = readZoneFile(read.text);
    if (!file) return setError(t(isOtherMapFormat(read.text) ? 'otherMapFormat' : 'noGeoJson'));
    const { refused, unread } = file;
    return setPreview({ planned: planZoneImport(zones, file.zones, () => crypto.randomUUID()), refused, unread });
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

function PreviewOf({ preview: { planned, refused, unread }, onClose, onAgain }: PreviewProps) {
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
              { id: 'fee', title: t('fee'), cell: ({ zone }) => formatMoney(zone.deliveryFee), align: 'right' },
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
      {unread.length > 0 && (
        <section className={styles.refused} aria-label={t('unread')}>
          <Heading as="h3">{t('unread')}</Heading>
          <ul>
            {unread.slice(0, 100).map(({ property, zones }) => (
              <li key={property}>
                <strong>{property}</strong>: {namesOf(zones)}
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

function namesOf(zones: readonly string[]): string {
  return [...zones.slice(0, zonesNamed), ...(zones.length > zonesNamed ? ['…'] : [])].join(', ');
}

function cornersOf(zone: PlannedZone['zone']): string {
  const shape = shapeOf(zone);
  return shape?.type === 'polygon' ? shape.points.length.toLocaleString('en-US') : '';
}
