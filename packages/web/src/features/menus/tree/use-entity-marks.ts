import { useDeferredValue, useMemo } from 'react';
import { useChanges, useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { useOverriddenPlacesBelow } from '../../../editing/overrides/below/use-overrides-below.ts';
import { draftedIds, type EntityLists, type EntityMarks, entityAt, entityMarks } from './entity-marks.ts';

export type TreeMarks = {
  readonly marks: EntityMarks;
  readonly drafted: ReadonlySet<string>;
  /** At the company: of which some group or store keeps anything for itself. */
  readonly overriddenBelow: ReadonlySet<string>;
};

/** Which entities of some lists are different here or below, and which the draft changes; the lists are the same object each time. */
export function useEntityMarks(lists: EntityLists): TreeMarks {
  const { level } = useEditor();
  const loaded = useEditorState((state) => state.loaded);
  const draft = useDeferredValue(useEditorState((state) => state.draft));
  const changes = useDeferredValue(useChanges());
  const marks = useMemo(() => {
    const { layers, base, parent } = loaded;
    const given = { lists, level: level.kind, own: layers.own, group: layers.group };
    return entityMarks({ ...given, drafted: changes, draft, parent, base });
  }, [lists, level.kind, loaded, draft, changes]);
  const drafted = useMemo(() => draftedIds(changes, lists), [changes, lists]);
  const parts = useMemo(() => [...new Set(lists.map(([part = '']) => part))].map((part) => [part]), [lists]);
  const places = useOverriddenPlacesBelow(parts);
  const overriddenBelow = useMemo(
    () => new Set(places.flatMap((place) => entityAt(place, lists) ?? [])),
    [places, lists],
  );
  return useMemo(() => ({ marks, drafted, overriddenBelow }), [marks, drafted, overriddenBelow]);
}
