import { type KitchenChannel, type KitchenDevice, kitchenUse, type MenuBlob } from '@servery/domain';
import { useDeferredValue } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuKitchenPhrases } from '../../../phrases/menus/menu-kitchen.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSettingsNames } from '../use-settings-names.ts';

export type NamedDevice = KitchenDevice & { readonly name: string };

/**
 * The displays or printers of the settings of this level, and those that items name while the settings of this level have none
 * at all. Undefined while the settings are read.
 */
export function useDevices(channels: readonly KitchenChannel[]): readonly NamedDevice[] | undefined {
  const t = usePhrases(menuKitchenPhrases);
  const names = useSettingsNames();
  const menu: MenuBlob = useDeferredValue(useMenu((draft) => draft));
  if (!names) return undefined;
  const known = (channel: KitchenChannel) => {
    if (channel === 'displays') return names.displays;
    const paper = channel === 'labelPrinters' ? 'LABEL' : 'RECEIPT';
    return names.printers.filter(({ type }) => type === paper);
  };
  return channels.flatMap((channel) => {
    const here = known(channel).map(({ id, name }) => ({ channel, id, name: name || id }));
    const ids = new Set(here.map(({ id }) => id));
    const others = [...namedIn(menu, channel)].filter((id) => !ids.has(id));
    const nameOf = (id: string) => menu.printers.find((printer) => printer.id === id)?.name || id;
    const elsewhere = others.map((id) => ({ channel, id, name: t('notHere', { name: nameOf(id) }) }));
    const all = [...here, ...elsewhere];
    return channel === 'labelPrinters' && channels.length > 1
      ? all.map((one) => ({ ...one, name: t('label', { name: one.name }) }))
      : all;
  });
}

function namedIn(menu: MenuBlob, channel: KitchenChannel): ReadonlySet<string> {
  const known = named.get(menu) ?? new Map<KitchenChannel, ReadonlySet<string>>();
  const ids = known.get(channel) ?? new Set(menu.items.flatMap((item) => kitchenUse(menu, item, channel).ids));
  named.set(menu, known.set(channel, ids));
  return ids;
}

/** Several fields of a form ask the same draft. */
const named = new WeakMap<MenuBlob, Map<KitchenChannel, ReadonlySet<string>>>();
