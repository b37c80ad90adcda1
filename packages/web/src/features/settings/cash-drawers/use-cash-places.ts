import { type LocationSettings, removeCashPlace } from '@servery/domain';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';

/** Takes a drawer or a safe away with all that named it, in one step of undo. */
export function useRemovePlace(): (place: { readonly id: string }) => void {
  const edit = useEditSettings();
  return ({ id }) =>
    edit((settings) => {
      settings.cashManagement = removeCashPlace(settings.cashManagement, id);
    });
}

export function useCash(): LocationSettings['cashManagement'] {
  return useSettings((settings) => settings.cashManagement);
}

/** Drawers and safes, as the ends of a transfer. */
export function useCashPlaces(): readonly { readonly value: string; readonly label: string }[] {
  const { availableDrawers, detailedCashManagement } = useCash();
  return [...detailedCashManagement.safes, ...availableDrawers].map(({ id, name }) => ({ value: id, label: name }));
}
