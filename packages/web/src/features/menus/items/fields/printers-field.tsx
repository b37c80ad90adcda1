import { type KitchenChannel, kitchenUse, type MenuItem, type StyleOption, withDevice } from '@servery/domain';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import { channelPath } from '../../kitchen/channel-path.ts';
import { useDevices } from '../../kitchen/use-devices.ts';
import { useEditItem } from '../use-entity.ts';
import { SizeChips } from './size-chips.tsx';

type PrintersFieldProps = {
  readonly item: MenuItem;
  readonly channel: Exclude<KitchenChannel, 'displays'>;
  readonly sizes: readonly StyleOption[];
};

/** On which printers of the kitchen an item is printed, and which of its sizes each leaves out. */
export function PrintersField({ item, channel, sizes }: PrintersFieldProps) {
  const t = usePhrases(menuItemsPhrases);
  const path = channelPath(item.id, channel);
  const field = useField(path);
  const edit = useEditItem(item.id);
  const printers = useDevices([channel]) ?? [];
  const menu = useMenu((draft) => draft);
  const chosen = kitchenUse(menu, item, channel).ids;
  if (printers.length === 0) return null;
  return (
    <>
      <ChipField
        label={t(channel)}
        mark={<FieldMark path={path} label={t(channel)} />}
        unsaved={field.isChanged}
        {...(field.lacking !== undefined && { hint: field.lacking })}
      >
        {printers.map((printer) => (
          <Chip
            key={printer.id}
            isOn={chosen.includes(printer.id)}
            isLocked={!field.canEdit}
            onPress={() =>
              edit((before) => withDevice(menu, before, { ...printer, isOn: !chosen.includes(printer.id) }))
            }
          >
            {printer.name}
          </Chip>
        ))}
      </ChipField>
      {printers
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, name }) => (
          <SizeChips
            key={id}
            path={[...path, { id }, 'excludedSizes']}
            label={t('notPrinted', { name })}
            sizes={sizes}
          />
        ))}
    </>
  );
}
