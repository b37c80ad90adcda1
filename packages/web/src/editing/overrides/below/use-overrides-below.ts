import { applyChanges, findByPath, isWithin, type Json, type Path } from '@servery/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unwrap } from '../../../api/api-result.ts';
import { keys } from '../../../api/keys.ts';
import { useSession } from '../../../session/session-store.ts';
import {
  listOverridesBelow,
  listOverridingLocations,
  type OverrideBelow,
  type OverridingLocations,
} from '../../document/configuration-calls.ts';
import type { DocumentAdapter } from '../../document/document-adapter.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { loadOverriddenPlaces } from './places-loader.ts';

/** The locations and groups below this level that keep their own value of a place; undefined while unknown. */
export function useOverridesBelow(path: Path, isWanted = true): readonly OverrideBelow[] | undefined {
  return useAskedOverridesBelow(path, isWanted).below;
}

type AskedOverridesBelow = {
  readonly below: readonly OverrideBelow[] | undefined;
  /** `unasked`: nothing lies below, or this person may not see the overrides of the stores of the company. */
  readonly state: 'unasked' | 'pending' | 'failed' | 'known';
  readonly askAgain: () => void;
};

/** The same, with whether it is known. */
export function useAskedOverridesBelow(path: Path, isWanted = true): AskedOverridesBelow {
  const { adapter, level } = useEditor();
  const { accessibleTenants } = useSession();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  const isAsked = isWanted && level.kind !== 'here' && level.canSaveCompany;
  const { data, status, refetch } = useQuery({
    queryKey: keys.configuration('overrides-below', level.companyId, adapter.kind.kind, documentId, path),
    queryFn: async () => unwrap(await listOverridesBelow({ adapter, level, documentId }, path)),
    enabled: isAsked,
    retry: false,
  });
  const { kind, tenantId: group } = level;
  const below = useMemo(() => {
    if (kind === 'company') return data;
    const members = new Set(accessibleTenants.filter(({ groupId }) => groupId === group).map(({ id }) => id));
    return data?.filter(({ tenantId }) => members.has(tenantId));
  }, [data, kind, group, accessibleTenants]);
  return { below, state: isAsked ? states[status] : 'unasked', askAgain: () => void refetch() };
}

/** How many locations keep anything of the open document, and the first of them whose names hold the search; undefined while unknown. */
export function useLocationsWithOverrides(search = ''): OverridingLocations | undefined {
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  const { companyId, tenantId, kind } = level;
  const { data } = useQuery({
    queryKey: keys.configuration(
      'overrides-below',
      companyId,
      adapter.kind.kind,
      documentId,
      'stores',
      tenantId,
      search,
    ),
    queryFn: async () => unwrap(await listOverridingLocations({ adapter, level, documentId }, search)),
    enabled: kind !== 'here' && level.canSaveCompany,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return kind === 'here' ? undefined : data;
}

/** At company level: whether any location or group is known to keep its own value of a place, or of anything below it. */
export function useIsOverriddenBelow(path: Path): boolean {
  const { adapter } = useEditor();
  return useOverriddenPlacesBelow([askedPart(path, adapter)]).some((place) => isWithin(place, path));
}

const states = { pending: 'pending', error: 'failed', success: 'known' } as const;

const nowhere: readonly Path[] = [];

/** At company level: the places, at some paths or below them, where any location or group keeps its own value. */
export function useOverriddenPlacesBelow(parts: readonly Path[]): readonly Path[] {
  const { adapter, level } = useEditor();
  const documentId = useEditorState((state) => state.loaded.layers.versions.id);
  const { data } = useQuery({
    queryKey: keys.configuration('overrides-below', level.companyId, adapter.kind.kind, documentId, 'places', parts),
    queryFn: async () => {
      const places = parts.map((path) => loadOverriddenPlaces({ adapter, level, documentId, path }));
      return (await Promise.all(places)).flat();
    },
    enabled: level.kind === 'company' && level.canSaveCompany,
    retry: false,
  });
  return level.kind === 'company' ? (data ?? nowhere) : nowhere;
}

/** The fields of a section are asked for together, so that a list asks once for all its rows; of vast sections, those of an entity. */
function askedPart(path: Path, { vastSections = [] }: Pick<DocumentAdapter, 'vastSections'>): Path {
  const entity = path.findIndex((step) => typeof step !== 'string');
  return vastSections.some((section) => section === path[0]) && entity >= 0
    ? path.slice(0, entity + 1)
    : path.slice(0, 1);
}

/** How many locations of the level keep their own value: themselves, or with their group. */
export function useOverridingLocations(): (overridesBelow: readonly OverrideBelow[]) => number {
  const { level } = useEditor();
  const { accessibleTenants } = useSession();
  const locations = accessibleTenants.filter(({ type }) => type === 'LOCATION');
  return (overridesBelow) => {
    const ids = new Set(overridesBelow.map(({ tenantId }) => tenantId));
    const isKeeping = (groupId: string | null) => level.kind === 'company' && groupId !== null && ids.has(groupId);
    return locations.filter(({ id, groupId }) => ids.has(id) || isKeeping(groupId)).length;
  };
}

/** The value of an override below at a place: its changes over the value that this level would give it. */
export function useOverridingValue(path: Path): (overrideBelow: OverrideBelow) => Json | undefined {
  const draft = useEditorState((state) => state.draft);
  return useMemo(() => {
    const known = new Map<OverrideBelow, Json | undefined>();
    return (overrideBelow) => {
      if (!known.has(overrideBelow))
        known.set(overrideBelow, findByPath(applyChanges(draft, overrideBelow.changes).document, path));
      return known.get(overrideBelow);
    };
  }, [draft, path]);
}
