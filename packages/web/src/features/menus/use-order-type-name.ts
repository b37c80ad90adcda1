import { orderTypeName } from '@servery/domain';
import { useSettingsNames } from './use-settings-names.ts';

/** The name of an order type in the settings of this level; its usual name until they are read. */
export function useOrderTypeName(): (id: number) => string {
  const types = useSettingsNames()?.orderTypes;
  return (id) => types?.find((type) => type.id === id)?.name || orderTypeName(id) || String(id);
}
