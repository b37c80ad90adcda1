import { Button } from '@mantine/core';
import { ALLERGENS, type Json, type MenuBlob, type Path } from '@servery/domain';
import { documentSchema } from '../../../editing/document/document-wire.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { FieldFinding } from '../../../editing/fields/field-finding.tsx';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { dietaryPhrases } from '../../../phrases/menus/dietary.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { ChipField } from '../forms/chip-field.tsx';
import { type AllergenList, type Allergens, noAllergens, withAllergen } from './allergen-edits.ts';

const lists: readonly AllergenList[] = ['contains', 'mayContain'];

type AllergensFieldProps = {
  /** Of the allergens. */
  readonly path: Path;
  /** Undefined where nobody stated them. */
  readonly allergens: MenuBlob['items'][number]['info']['allergens'];
};

/** The allergens that it contains and those that it may contain; that nothing is stated differs from that there are none. */
export function AllergensField({ path, allergens }: AllergensFieldProps) {
  const t = usePhrases(dietaryPhrases);
  const { adapter, store } = useEditor();
  const field = useField(path);
  // Its words are the same whatever the draft says.
  const { draft } = store.getState();
  const wordOf = (at: Path, value?: Json) =>
    value === undefined ? adapter.words.field(at, draft) : adapter.words.value(at, value, draft);
  const set = (next: Allergens | undefined) => field.setValue(next && documentSchema.parse(next));
  const stated = allergens ?? noAllergens;
  const isNone = allergens !== undefined && lists.every((list) => stated[list].length === 0);
  return (
    <>
      {lists.map((list) => (
        <ChipField
          key={list}
          label={wordOf([...path, list])}
          unsaved={field.isChanged}
          mark={<FieldMark path={path} label={wordOf(path)} format={(value) => wordOf(path, value)} />}
        >
          {ALLERGENS.map((id) => (
            <Chip
              key={id}
              isOn={stated[list].includes(id)}
              isLocked={!field.canEdit}
              onPress={() => set(withAllergen(stated, { list, id }))}
            >
              {wordOf([...path, list], id)}
            </Chip>
          ))}
        </ChipField>
      ))}
      <FieldFinding path={path} hasParts />
      {field.lacking && <Muted>{field.lacking}</Muted>}
      {(allergens === undefined || isNone) && (
        <Row gap={2} wrap>
          <Muted>{t(isNone ? 'statedNone' : 'notStated')}</Muted>
          {field.canEdit && (
            <Button size="sm" onClick={() => set(isNone ? undefined : noAllergens)}>
              {t(isNone ? 'takeBack' : 'stateNone')}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
