import {
  applyChanges,
  type Change,
  findByPath,
  type JsonObject,
  type OverrideChange,
  overrideChanges,
  pathKey,
  placeDecided,
} from '@servery/domain';
import { type ChangeSentence, sentencesOf } from '@servery/words';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-result.ts';
import { keys } from '../../../api/keys.ts';
import type { DocumentAdapter, Keeping } from '../../document/document-adapter.ts';
import { forgetAroundDocuments } from '../../document/forget-around-documents.ts';
import { completeLayers } from '../../document/load-document.ts';
import { employmentDocument } from '../../kinds/employment-document.ts';
import { locationSettingsDocument } from '../../kinds/location-settings-document.ts';
import { menuDocument } from '../../kinds/menu-document.ts';
import { fetchKeptSince, type KeptSince, type OwnOverride } from './override-calls.ts';

/** One value that is kept different, in words. */
export type OverriddenLine = {
  readonly key: string;
  readonly change: Change;
  readonly state: OverrideChange['state'];
  readonly sentence: ChangeSentence;
  readonly since: KeptSince | undefined;
};
export type OverriddenGroup = {
  readonly key: string;
  readonly name: string;
  readonly place: string;
  readonly lines: readonly OverriddenLine[];
};

export function adapterOf({ kind, documentId }: Pick<OwnOverride, 'kind' | 'documentId'>): DocumentAdapter {
  return { menu: menuDocument(documentId), locationSettings: locationSettingsDocument, employment: employmentDocument }[
    kind
  ];
}

/** The values that a level keeps different in one document, against those it would inherit. */
export function overriddenDocumentQuery(keeping: Keeping, override: OwnOverride) {
  const { kind, documentId, version } = override;
  return queryOptions({
    queryKey: keys.ownOverrides(keeping.companyId, keeping.tenantId, kind, documentId, version),
    queryFn: () => loadOverridden(keeping, override),
    structuralSharing: false,
  });
}

async function loadOverridden(keeping: Keeping, override: OwnOverride): Promise<readonly OverriddenGroup[]> {
  const adapter = adapterOf(override);
  const answer = await adapter.load(keeping, null);
  if (answer.status !== 'ok') throw new ApiError(answer.status === 'unchanged' ? { status: 'canceled' } : answer);
  const since = await fetchKeptSince(keeping, override.kind, override.documentId);
  const { parent } = completeLayers(adapter, { kind: 'here' }, { layers: answer.data, context: {} });
  return overriddenGroups(adapter, { parent, own: answer.data.own, since });
}

interface OverriddenChanges {
  readonly parent: JsonObject;
  readonly own: readonly Change[];
  readonly since: readonly KeptSince[];
}

/** The kept changes by the thing they belong to; the value before each change is the one that would be inherited now. */
function overriddenGroups(
  adapter: Pick<DocumentAdapter, 'kind' | 'words'>,
  { parent, own, since }: OverriddenChanges,
): readonly OverriddenGroup[] {
  const { document } = applyChanges(parent, own);
  const kept = overrideChanges(parent, own, adapter.kind.identifiers);
  const sinceOf = new Map(since.map((one) => [pathKey(one.path), one]));
  const shown = new Map(kept.map((one) => [inheriting(one.change, parent), one]));
  return sentencesOf([...shown.keys()], adapter.words, { before: parent, after: document }).map(
    ({ sentences, ...group }) => ({
      ...group,
      lines: sentences.flatMap((sentence): OverriddenLine[] => {
        const one = shown.get(sentence.change);
        if (!one) return [];
        const { change, state } = one;
        return [{ key: keyOf(change), change, state, sentence, since: sinceOf.get(pathKey(change.path)) }];
      }),
    }),
  );
}

export function keyOf(change: Change): string {
  return `${change.kind} ${pathKey(placeDecided(change))}`;
}

/** The same change, from the current value above. */
function inheriting(change: Change, parent: JsonObject): Change {
  if (change.kind !== 'SIMPLE_FIELD_CHANGED' && change.kind !== 'FIELD_REPLACED') return { ...change };
  const from = findByPath(parent, change.path);
  return from === undefined ? { ...change } : { ...change, from };
}

/** After a change, every list that counts or shows it asks again. */
export async function forgetOverridden(queries: QueryClient, { companyId }: Keeping): Promise<void> {
  queries.removeQueries({ queryKey: keys.document(companyId), type: 'inactive' });
  await forgetAroundDocuments(queries, companyId);
}
