import { Checkbox } from '@mantine/core';
import { kitchenUse, type MenuBlob, type MenuItem } from '@servery/domain';
import { useField } from '../../../editing/fields/use-field.ts';
import { menuKitchenPhrases } from '../../../phrases/menus/menu-kitchen.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { channelPath } from './channel-path.ts';
import type { NamedDevice } from './use-devices.ts';

type DeviceCellProps = {
  readonly menu: MenuBlob;
  readonly item: MenuItem;
  readonly device: NamedDevice;
  /** The name of the device is beside the box, where no column has it. */
  readonly isLabeled: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Whether a device gets an item, and whether the item follows its category or department in that. */
export function DeviceCell({ menu, item, device: { channel, id, name }, isLabeled, onChange }: DeviceCellProps) {
  const t = usePhrases(menuKitchenPhrases);
  const field = useField(channelPath(item.id, channel));
  const { ids, decidedBy } = kitchenUse(menu, item, channel);
  const isOn = ids.includes(id);
  const follows = isOn && (decidedBy === 'CATEGORY' || decidedBy === 'DEPARTMENT') ? t(decidedBy) : undefined;
  const label = t('cell', { item: item.info.name, device: name });
  return (
    <Row gap={1}>
      <Checkbox
        aria-label={follows ? `${label}, ${follows}` : label}
        label={isLabeled ? name : undefined}
        variant={follows ? 'outline' : 'filled'}
        checked={isOn}
        disabled={!field.canEdit}
        onChange={() => onChange(!isOn)}
      />
      {follows && <Muted small>{follows}</Muted>}
      {field.isChanged && <UnsavedDot />}
    </Row>
  );
}
