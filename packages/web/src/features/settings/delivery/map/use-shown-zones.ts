import { createLocationZones, type DeliveryZone } from '@servery/domain';
import { useMemo, useRef } from 'react';
import { create } from 'zustand';
import { shallow } from 'zustand/shallow';
import { readAt, sameBy } from '../../../../editing/document/path-value.ts';
import { useDraft, useEditor, useEditorState } from '../../../../editing/draft/editor-context.ts';
import { useSettings } from '../../../../editing/kinds/location-settings-document.ts';
import { useListSelection } from '../../../../editing/list/list-selection.ts';
import { rowPath } from '../../../../editing/list/rows.ts';
import { usePlaces } from '../use-places.ts';

const zonesList = ['deliveryArea', 'zones'];

/** Whether zones of other locations are shown too. */
export const useZoneFilter = create<{ readonly showsAll: boolean }>(() => ({ showsAll: false }));

export function showAllZones(showsAll: boolean): void {
  useZoneFilter.setState({ showsAll });
}

export type ShownZones = {
  readonly zones: readonly DeliveryZone[];
  /** How many of other locations there are, shown or not. */
  readonly countOfOthers: number;
};

/**
 * The zones that the level's locations serve, and those that the level itself keeps different; the others are shown when asked for. The
 * chosen zone is always shown.
 */
export function useShownZones(): ShownZones {
  const all = useSettings(({ deliveryArea }) => deliveryArea.zones);
  const { own } = usePlaces();
  const { showsAll } = useZoneFilter();
  const chosen = useListSelection(({ id }) => id);
  const zonesOf = useMemo(() => createLocationZones(own.map(({ point }) => point)), [own]);
  const served = useMemo(() => new Set(zonesOf(all)), [all, zonesOf]);
  const draft = useDraft((current) => current);
  const parent = useEditorState(({ loaded }) => loaded.parent);
  const { kind: level } = useEditor().level;
  const isCompany = level === 'company';
  const kept = useMemo(() => {
    const isKept = ({ id }: DeliveryZone) => !sameBy(draft, parent, readAt(rowPath(zonesList, id)));
    return new Set(isCompany ? [] : all.filter(isKept));
  }, [all, draft, isCompany, parent]);
  const isOwn = (zone: DeliveryZone) => isCompany || served.has(zone) || kept.has(zone);
  const shown = showsAll ? all : all.filter((zone) => isOwn(zone) || zone.id === chosen);
  return { zones: useSameList(shown), countOfOthers: all.filter((zone) => !isOwn(zone)).length };
}

/** The list of before while it holds the same zones: its drawing, and the searches in it, stay. */
function useSameList(zones: readonly DeliveryZone[]): readonly DeliveryZone[] {
  const held = useRef(zones);
  if (!shallow(held.current, zones)) held.current = zones;
  return held.current;
}
