import { DIETS, type MenuItem, type Path } from '@servery/domain';
import type { ReactNode } from 'react';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { dietaryPhrases } from '../../../phrases/menus/dietary.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AllergensField } from '../dietary/allergens-field.tsx';
import { NutrientFields } from '../dietary/dietary-section.tsx';
import { CodeChips } from '../forms/document-chips.tsx';
import { infoPath } from '../forms/info-fields.tsx';

/** Shows controls with the values of the item or modifier in the draft around them. */
type WithInfo = (controls: (info: MenuItem['info']) => ReactNode) => ReactNode;

/** The facts that guests must know of an item or modifier before they order. */
export function useDietaryFields(path: Path, withInfo: WithInfo): readonly SettableField[] {
  const t = usePhrases(dietaryPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const fieldAt = (name: string, control: (place: Path) => ReactNode): SettableField => {
    const place = infoPath(path, name);
    return {
      id: name,
      label: adapter.words.field(place, draft),
      group: t('title'),
      paths: [place],
      control: control(place),
    };
  };
  return [
    fieldAt('allergens', (place) =>
      withInfo((info) => (
        <Stack gap={3}>
          <AllergensField path={place} allergens={info.allergens} />
        </Stack>
      )),
    ),
    fieldAt('diet', (place) => <CodeChips path={place} codes={DIETS} whenEmpty={t('noDiet')} />),
    fieldAt('nutrition', (place) => <NutrientFields path={place} />),
    fieldAt('ageCheck', (place) => <DocumentSwitch path={place} hint={t('ageCheckHint')} />),
  ];
}
