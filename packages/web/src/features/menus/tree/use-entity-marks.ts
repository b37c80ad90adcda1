import { useMemo } from 'react';
import { useChanges, useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { draftedIds, type EntityLists, type EntityMarks, entityMarks } from './entity-marks.ts';

export type TreeMarks = { readonly marks: EntityMarks; readonly drafted: ReadonlySet<string> };

/** Which entities of some lists are different here, and which the draft changes. */
export function useEntityMarks(lists: EntityLists): TreeMarks {
  const { level } = useEditor();
  const loaded = useEditorState((state) => state.loaded);
  const draft = useEditorState((state) => state.draft);
  const changes = useChanges();
  const marks = useMemo(() => {
    const { layers, base, parent } = loaded;
    const given = { lists, level: level.kind, own: layers.own, group: layers.group };
    return entityMarks({ ...given, drafted: changes, draft, parent, base });
  }, [lists, level.kind, loaded, draft, changes]);
  const drafted = useMemo(() => draftedIds(changes, lists), [changes, lists]);
  return useMemo(() => ({ marks, drafted }), [marks, drafted]);
}
