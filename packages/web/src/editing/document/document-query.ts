import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import type { DocumentAdapter, Target } from './document-adapter.ts';
import type { DocumentLevel } from './document-level.ts';
import { type LoadedDocument, loadDocument } from './load-document.ts';

export function documentKey(adapter: DocumentAdapter, { companyId, tenantId }: Target) {
  return keys.document(companyId, adapter.kind.kind, adapter.name, tenantId);
}

/** The document at a level. The held layers stay in the cache and are asked for again only with their versions (VR-03, VR-07). */
export function documentQuery(adapter: DocumentAdapter, level: DocumentLevel) {
  const queryKey = documentKey(adapter, level);
  return queryOptions({
    queryKey,
    queryFn: ({ client }: { client: QueryClient }) =>
      loadDocument(adapter, level, client.getQueryData<LoadedDocument>(queryKey)),
    staleTime: 0,
    structuralSharing: false,
  });
}
