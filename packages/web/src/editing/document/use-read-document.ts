import { type JsonObject, withoutSections } from '@servery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import type { DocumentAdapter } from './document-adapter.ts';
import { type DocumentLevel, useDocumentLevel } from './document-level.ts';
import { documentKey } from './document-query.ts';
import { completeLayers, type LoadedDocument } from './load-document.ts';

/** A document as the active level has it saved, to look into, without sections that this person may not read: one not yet read is read, and nothing is saved. */
export function useReadDocument(adapter: DocumentAdapter, isWanted: boolean): JsonObject | undefined {
  const level = useDocumentLevel();
  const key = documentKey(adapter, level);
  const [, ...parts] = key;
  const held = useQueryClient().getQueryData<LoadedDocument>(key);
  const { data } = useQuery({
    queryKey: keys.document(...parts, 'read'),
    queryFn: () => readDocument(adapter, level),
    enabled: isWanted && held === undefined,
    staleTime: 30_000,
    retry: false,
    structuralSharing: false,
  });
  const loaded = held ?? data;
  return useMemo(() => loaded && withoutSections(loaded.saved, loaded.layers.withheld), [loaded]);
}

async function readDocument(adapter: DocumentAdapter, level: DocumentLevel): Promise<LoadedDocument> {
  const answer = await adapter.load(level, null);
  if (answer.status !== 'ok') throw new ApiError(answer);
  return completeLayers(adapter, level, { layers: answer.data, context: {} });
}
