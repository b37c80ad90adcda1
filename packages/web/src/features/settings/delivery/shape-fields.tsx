import {
  type DeliveryZone,
  decimalText,
  metersOf,
  milesOf,
  type Path,
  pathText,
  pointText,
  readMeters,
  readPath,
  readPoint,
} from '@servery/domain';
import { useState } from 'react';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { fieldProps, useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type ShapeFieldsProps = { readonly path: Path; readonly zone: DeliveryZone };

/** DZ-06 to DZ-08: the shape of a zone in coordinates, for those who do not draw it. */
export function ShapeFields({ path, zone }: ShapeFieldsProps) {
  const t = usePhrases(deliveryPhrases);
  return (
    <>
      <DocumentChoice path={[...path, 'type']} values={['polygon', 'rectangle', 'circle']} />
      {zone.type === 'circle' && (
        <>
          <Coordinates path={[...path, 'center']} hint={t('pointHint')} read={canonicalPoint} />
          <Radius path={[...path, 'radius']} />
        </>
      )}
      {zone.type === 'rectangle' && (
        <Coordinates path={[...path, 'bounds']} hint={t('cornersHint')} read={canonicalPath} lines={2} />
      )}
      {zone.type === 'polygon' && (
        <Coordinates path={[...path, 'path']} hint={t('pathHint')} read={canonicalPath} lines={4} />
      )}
    </>
  );
}

type CoordinatesProps = {
  readonly path: Path;
  readonly hint: string;
  /** The text as the document keeps it; undefined while it cannot be read. */
  readonly read: (text: string) => string | undefined;
  readonly lines?: number;
};

/** Coordinates as text. Text that cannot be read is in the draft all the same, so that it is refused by name and not lost. */
function Coordinates({ path, hint, read, lines }: CoordinatesProps) {
  const [field, props] = useLabelledField({ path, hint });
  const [typed, setTyped] = useState<string | null>(null);
  const kept = typeof field.value === 'string' ? field.value : '';
  const isCurrent = typed !== null && (read(typed) ?? typed) === kept;
  const handleChange = (text: string) => {
    setTyped(text);
    field.setValue(read(text) ?? text);
  };
  return (
    <TextField
      {...fieldProps(field, props)}
      value={isCurrent ? typed : shownCoordinates(kept)}
      onChange={handleChange}
      onBlur={() => setTyped(null)}
      {...(lines !== undefined && { lines, mostLines: 12 })}
    />
  );
}

/** DZ-13: in miles, kept in meters. */
function Radius({ path }: { readonly path: Path }) {
  const t = usePhrases(deliveryPhrases);
  const [field, props] = useLabelledField({ path });
  const meters = typeof field.value === 'string' ? readMeters(field.value) : undefined;
  return (
    <NumberField
      {...fieldProps(field, props)}
      value={meters === undefined ? null : Number(milesOf(meters).toFixed(3))}
      onChange={(miles) => field.setValue(miles === null ? '' : decimalText(metersOf(Math.max(0, miles)), 1))}
      min={0}
      decimals={3}
      unit={t('miles')}
      width={160}
    />
  );
}

function canonicalPoint(text: string): string | undefined {
  const point = readPoint(text);
  return point && pointText(point);
}

function canonicalPath(text: string): string | undefined {
  const points = readPath(text);
  return points && pathText(points);
}

/** `37.8, -122.4`, one point on a line. */
function shownCoordinates(kept: string): string {
  const points = readPath(kept);
  return points ? points.map((point) => pointText(point).replace(',', ', ')).join('\n') : kept;
}
