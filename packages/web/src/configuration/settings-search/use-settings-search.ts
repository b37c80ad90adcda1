import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../api/api-result.ts';
import { type DocumentLevel, useDocumentLevel } from '../document-level.ts';
import { documentKey } from '../document-query.ts';
import { completeLayers, type LoadedDocument } from '../load-document.ts';
import { locationSettingsDocument } from '../location-settings-document.ts';
import { createSettingsSearch, type SettingsSearch } from './search-settings.ts';
import { entriesOf } from './setting-entries.ts';

const nothing: SettingsSearch = () => [];

/** Searches the location settings of the active level that stand on some screens; what no screen has read yet is read, and nothing is saved. */
export function useSettingsSearch(isWanted: boolean, screens: readonly string[]): SettingsSearch {
  const level = useDocumentLevel();
  const cache = useQueryClient();
  const held = cache.getQueryData<LoadedDocument>(documentKey(locationSettingsDocument, level));
  const { data } = useQuery({
    queryKey: ['settings-search', level.companyId, level.tenantId],
    queryFn: () => readSettings(level),
    enabled: isWanted && held === undefined && screens.some((screen) => screen.startsWith('/locationSettings/')),
    staleTime: 30_000,
    retry: false,
    structuralSharing: false,
  });
  const document = (held ?? data)?.saved;
  const shown = screens.join(' ');
  return useMemo(() => {
    if (!isWanted || !document) return nothing;
    const entries = entriesOf(document, locationSettingsDocument.kind.identifiers);
    return createSettingsSearch(entries.filter(({ screen }) => shown.split(' ').includes(screen)));
  }, [isWanted, document, shown]);
}

async function readSettings(level: DocumentLevel): Promise<LoadedDocument> {
  const answer = await locationSettingsDocument.load(level, null);
  if (answer.status !== 'ok') throw new ApiError(answer);
  return completeLayers(locationSettingsDocument, level, answer.data, {});
}
