import { mostPreviewedAtOnce } from '@servery/contract';
import type { PlaceValue } from '@servery/domain';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import type { OverrideVersion } from '../../document/configuration-calls.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { type Preview, useChangesPreview } from './use-changes-preview.ts';
import { useRunSaves } from './use-run-saves.ts';

type Places = {
  readonly ids: readonly string[];
  /** Rises with each change of them. */
  readonly change: number;
};

/** The changes at groups and stores if each of them kept these values. */
export function useValuesPreview(values: readonly PlaceValue[], { ids, change }: Places): Preview {
  const { params, documentId } = useDocument();
  return useChangesPreview({
    what: values.length === 0 ? [] : [JSON.stringify(values), String(change)],
    locationIds: ids,
    atOnce: mostPreviewedAtOnce,
    ask: async (tenantIds, signal) => {
      const body = { documentId, values, tenantIds };
      return unwrap(await call('previewValuesBelow', { params, body, signal, isBackground: true }));
    },
  });
}

type Reviewed = { readonly preview: Preview; readonly places: readonly Tenant[] };

/** Sets values at the groups and stores that were looked at; groups first, so that their stores inherit. */
export function useSetValues(): (values: readonly PlaceValue[], reviewed: Reviewed) => Promise<void> {
  const { params, documentId } = useDocument();
  const { run } = useRunSaves();
  return (values, { preview, places }) => {
    const groups = new Set(places.filter(({ type }) => type === 'GROUP').map(({ id }) => id));
    const isGroup = ({ tenantId }: OverrideVersion) => groups.has(tenantId);
    return run({
      kind: 'set',
      companyId: params.companyId,
      names: namesOf(places),
      locations: [...preview.locations.filter(isGroup), ...preview.locations.filter((location) => !isGroup(location))],
      send: (overridesBelow) => call('setValuesBelow', { params, body: { documentId, values, overridesBelow } }),
      takeBack: (overridesBelow) => call('undoValuesBelow', { params, body: { documentId, overridesBelow } }),
    });
  };
}

export function namesOf(places: readonly Tenant[]): ReadonlyMap<string, string> {
  return new Map(places.map(({ id, name }) => [id, name]));
}

function useDocument() {
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  return { params: { companyId: level.companyId, kind: adapter.kind.kind }, documentId } as const;
}
