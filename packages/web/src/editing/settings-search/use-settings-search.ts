import { useMemo } from 'react';
import { useReadDocument } from '../document/use-read-document.ts';
import { employmentDocument } from '../kinds/employment-document.ts';
import { locationSettingsDocument } from '../kinds/location-settings-document.ts';
import { createSettingsSearch, type SettingsSearch } from './search-settings.ts';
import { employmentScreen, searchedEmployment, searchedSettings } from './searched-documents.ts';
import { entriesOf } from './setting-entries.ts';

const nothing: SettingsSearch = () => [];

/** Searches the location settings and employment of the active level, as far as they are on some screens. */
export function useSettingsSearch(isWanted: boolean, screens: readonly string[]): SettingsSearch {
  const hasSettings = screens.some((screen) => locationSettingsDocument.areas.some((area) => screen.startsWith(area)));
  const settings = useReadDocument(locationSettingsDocument, isWanted && hasSettings);
  const employment = useReadDocument(employmentDocument, isWanted && screens.includes(employmentScreen));
  const shown = screens.join(' ');
  return useMemo(() => {
    if (!isWanted || (!settings && !employment)) return nothing;
    const entries = [
      ...(settings ? entriesOf(settings, searchedSettings) : []),
      ...(employment ? entriesOf(employment, searchedEmployment) : []),
    ];
    return createSettingsSearch(entries.filter(({ screen }) => shown.split(' ').includes(screen)));
  }, [isWanted, settings, employment, shown]);
}
