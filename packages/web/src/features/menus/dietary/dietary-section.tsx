import { DIETS, findByPath, isObject, type MenuItem, NUTRIENTS, type Nutrient, type Path } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { dietaryPhrases } from '../../../phrases/menus/dietary.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CodeChips } from '../forms/document-chips.tsx';
import { infoPath } from '../forms/info-fields.tsx';
import { Section } from '../forms/section.tsx';
import { AllergensField } from './allergens-field.tsx';
import { useSetOptional } from './use-optional-value.ts';

type DietarySectionProps = {
  /** Of the item or modifier. */
  readonly path: Path;
  readonly info: MenuItem['info'];
};

/** The facts that guests must know of an item or modifier before they order; all of them may stay unsaid. */
export function DietarySection({ path, info }: DietarySectionProps) {
  const t = usePhrases(dietaryPhrases);
  const ageCheck = infoPath(path, 'ageCheck');
  const diet = infoPath(path, 'diet');
  const setAgeCheck = useSetOptional(ageCheck);
  const setDiet = useSetOptional(diet);
  return (
    <Section title={t('title')} hint={t('hint')}>
      <Stack gap={4}>
        <AllergensField path={infoPath(path, 'allergens')} allergens={info.allergens} />
        <CodeChips
          path={diet}
          codes={DIETS}
          whenEmpty={t('noDiet')}
          onSet={(codes) => setDiet(codes, Array.isArray(codes) && codes.length === 0)}
        />
        <NutrientFields path={infoPath(path, 'nutrition')} />
        <DocumentSwitch path={ageCheck} hint={t('ageCheckHint')} onSet={(isOn) => setAgeCheck(isOn, isOn === false)} />
      </Stack>
    </Section>
  );
}

type NutrientFieldsProps = {
  /** Of the nutrition. */
  readonly path: Path;
};

export function NutrientFields(props: NutrientFieldsProps) {
  return (
    <Grid columns={{ min: 152 }} gap={3}>
      {NUTRIENTS.map((nutrient) => (
        <NutrientField key={nutrient.id} nutrient={nutrient} {...props} />
      ))}
    </Grid>
  );
}

type NutrientFieldProps = NutrientFieldsProps & { readonly nutrient: Nutrient };

/** An amount of one portion; an emptied field is no longer stated. */
function NutrientField({ path, nutrient: { id, unit, decimals } }: NutrientFieldProps) {
  const { store } = useEditor();
  const setNutrition = useSetOptional(path);
  const handleSet = (amount: unknown) => {
    const stated = findByPath(store.getState().draft, path);
    const { [id]: _, ...others } = isObject(stated) ? stated : {};
    const next = typeof amount === 'number' ? { ...others, [id]: amount } : others;
    setNutrition(next, Object.keys(next).length === 0);
  };
  return <DocumentNumber path={[...path, id]} unit={unit} decimals={decimals} isOptional onSet={handleSet} />;
}
