import { useEditorState } from '../draft/editor-context.ts';

/** Whether this person may not read one of these sections, or of the parts of sections such as `printing.printers`, at this level. */
export function useIsWithheld(sections: readonly string[]): boolean {
  return useEditorState(({ loaded }) =>
    sections.some((section) => loaded.layers.withheld.includes(section.split('.', 1).join(''))),
  );
}
