import { useMemo } from 'react';
import { useReadDocument } from '../document/use-read-document.ts';
import { locationSettingsDocument } from '../kinds/location-settings-document.ts';
import { createSettingsSearch, type SettingsSearch } from './search-settings.ts';
import { entriesOf } from './setting-entries.ts';

const nothing: SettingsSearch = () => [];

/** Searches the location settings of the active level that stand on some screens. */
export function useSettingsSearch(isWanted: boolean, screens: readonly string[]): SettingsSearch {
  const hasSettings = screens.some((screen) => locationSettingsDocument.areas.some((area) => screen.startsWith(area)));
  const document = useReadDocument(locationSettingsDocument, isWanted && hasSettings);
  const shown = screens.join(' ');
  return useMemo(() => {
    if (!isWanted || !document) return nothing;
    const entries = entriesOf(document, locationSettingsDocument.kind.identifiers);
    return createSettingsSearch(entries.filter(({ screen }) => shown.split(' ').includes(screen)));
  }, [isWanted, document, shown]);
}
