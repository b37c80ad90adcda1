import { asJsonObject, type MenuItem, type Style, type StyleOption } from '@servery/domain';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { optionPricesPhrases } from '../../../../phrases/menus/prices/option-prices.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import { itemPath } from '../use-entity.ts';
import { type Combination, LargerCombinations } from './larger-combinations.tsx';

type NotTogetherProps = { readonly item: MenuItem; readonly styles: readonly Style[] };

/** Options of two styles or more that are not sold together: a Small with Deep Dish. */
export function NotTogether({ item, styles }: NotTogetherProps) {
  const t = usePhrases(optionPricesPhrases);
  const path = [...itemPath(item.id), 'excludedCombinations'];
  const field = useField(path);
  const offered = styles
    .map((style) => ({ ...style, options: offeredOf(item, style) }))
    .filter(({ options }) => options.length > 1);
  const pairs = offered.flatMap(({ options: first }, at) =>
    offered.slice(at + 1).map(({ options: second }) => ({ first, second })),
  );
  if (pairs.length === 0) return null;
  const names = () =>
    item.excludedCombinations.map(({ options }) => options.map((id) => nameIn(styles, id)).join(' ')).join(', ');
  const set = (next: readonly Combination[]) => field.setValue(next.map(asJsonObject));
  const toggle = (one: string, other: string) => {
    const isPair = ({ options }: { readonly options: readonly string[] }) =>
      options.length === 2 && options.includes(one) && options.includes(other);
    const others = item.excludedCombinations.filter((combination) => !isPair(combination));
    const isKnown = others.length < item.excludedCombinations.length;
    set(isKnown ? others : [...others, { id: `${one}-${other}`, options: [one, other] }]);
  };
  const isExcluded = (one: string, other: string) =>
    item.excludedCombinations.some(
      ({ options }) => options.length === 2 && options.includes(one) && options.includes(other),
    );
  return (
    <Stack gap={2}>
      <Heading as="h3">
        {t('together')} <FieldMark path={path} label={t('together')} format={names} />
      </Heading>
      <Muted small>{field.lacking ?? t('togetherHint')}</Muted>
      <Grid columns={{ min: 280 }} gap={3}>
        {pairs.flatMap(({ first, second }) =>
          second.map((other) => (
            <ChipField key={`${first[0]?.id} ${other.id}`} label={t('with', { name: other.name })} unsaved={false}>
              {first.map((one) => (
                <Chip
                  key={one.id}
                  isOn={isExcluded(one.id, other.id)}
                  isLocked={!field.canEdit}
                  onPress={() => toggle(one.id, other.id)}
                >
                  {one.name}
                </Chip>
              ))}
            </ChipField>
          )),
        )}
      </Grid>
      <LargerCombinations
        combinations={item.excludedCombinations}
        nameOf={(id) => nameIn(styles, id)}
        offered={offered}
        canEdit={field.canEdit}
        onChange={set}
      />
    </Stack>
  );
}

function offeredOf({ styles }: MenuItem, { id, options }: Style): readonly StyleOption[] {
  const used = styles.find((one) => one.id === id)?.options ?? [];
  return options.filter((option) => used.includes(option.id));
}

function nameIn(styles: readonly Style[], id: string): string {
  return styles.flatMap(({ options }) => options).find((option) => option.id === id)?.name ?? id;
}
