import { Button } from '@mantine/core';
import { type DeliveryZone, type Path, removedZone, samePath, shapeOf } from '@servery/domain';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { DocumentMoney } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText, useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { useWantedPlace } from '../../../editing/reveal/use-wanted-place.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './delivery.module.css';
import { ShapeFields } from './shape-fields.tsx';
import { ZoneColor } from './zone-color.tsx';

/** DZ-04: everything about one zone, its shape in coordinates too. */
export const ZoneForm: RowForm = ({ path, id, isNew }) => {
  const zone = useSettings(({ deliveryArea }) => deliveryArea.zones.find((one) => one.id === id));
  if (!zone) return null;
  return (
    <>
      <ZoneBasics path={path} zone={zone} isNew={isNew} />
      <Outline path={path} zone={zone} />
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
      <Grid columns={2} gap={3} align="start">
        <DocumentMoney path={at('deliveryFee')} />
        <ZoneColor path={at('fillColor')} />
      </Grid>
      <DocumentSwitch path={at('allowOnline')} {...(zone.disabled && { isFixed: true, hint: t('disabledOffline') })} />
      <DisableButton path={at('disabled')} isDisabled={zone.disabled} onSet={handleDisabled} />
    </>
  );
}

type DisableButtonProps = {
  readonly path: Path;
  readonly isDisabled: boolean;
  readonly onSet: (isDisabled: boolean) => void;
};

function DisableButton({ path, isDisabled, onSet }: DisableButtonProps) {
  const t = usePhrases(deliveryPhrases);
  const [field, { label }] = useLabelledField({ path });
  const icon = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Row gap={2} justify="between">
      <Button
        size="sm"
        disabled={!field.canEdit}
        {...(!isDisabled && { variant: 'danger' })}
        leftSection={isDisabled ? <IconCircleCheck {...icon} /> : <IconBan {...icon} />}
        onClick={() => onSet(!isDisabled)}
      >
        {t(isDisabled ? 'enableZone' : 'disableZone')}
      </Button>
      <FieldMark path={path} label={label} />
    </Row>
  );
}

/** Coordinates, for those who do not draw: open from the start while there is no shape that can be read, and when one of them is looked for. */
function Outline({ path, zone }: { readonly path: Path; readonly zone: DeliveryZone }) {
  const t = usePhrases(deliveryPhrases);
  const [isOpen, setOpen] = useState(shapeOf(zone) === undefined);
  useWantedPlace((place) => {
    const field = place[path.length];
    if (samePath(place.slice(0, path.length), path) && typeof field === 'string' && shapeFields.has(field))
      setOpen(true);
  });
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className={styles.outline}>
      <summary>{t('outline')}</summary>
      <Stack above={2} gap={3}>
        <ShapeFields path={path} zone={zone} />
      </Stack>
    </details>
  );
}

const shapeFields: ReadonlySet<string> = new Set(['type', 'radius', 'bounds', 'center', 'path']);
