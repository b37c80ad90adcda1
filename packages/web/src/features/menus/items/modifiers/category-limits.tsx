import { type MenuItem, newCategorySettings, sizeStyleOf } from '@servery/domain';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useDepartment, useEditItem } from '../use-entity.ts';
import { withCategorySettings, withFreeInSize } from './modifier-rows.ts';

type CategoryLimitsProps = { readonly item: MenuItem; readonly categoryId: string; readonly isLocked: boolean };

/** How many modifiers of the category the item takes, how many may be swapped, and how many are free. IN-02 */
export function CategoryLimits({ item, categoryId, isLocked }: CategoryLimitsProps) {
  const t = usePhrases(menuItemsPhrases);
  const edit = useEditItem(item.id);
  const settings =
    item.inclusions.categoriesSettings.find(({ id }) => id === categoryId) ?? newCategorySettings(categoryId);
  const set = (given: Partial<typeof settings>) => edit((before) => withCategorySettings(before, categoryId, given));
  const { substitutions, min, max } = settings;
  return (
    <>
      <Grid columns={2} gap={3} align="start">
        <NumberField
          label={t('min')}
          value={min}
          onChange={(value) => set({ min: value ?? 0 })}
          min={0}
          disabled={isLocked}
        />
        <NumberField
          label={t('max')}
          hint={t('maxHint')}
          value={max}
          onChange={(value) => set({ max: value })}
          min={0}
          disabled={isLocked}
        />
      </Grid>
      <SwitchField
        label={t('substitutions')}
        value={substitutions.allow}
        onChange={(allow) => set({ substitutions: { ...substitutions, allow } })}
        disabled={isLocked}
      />
      {substitutions.allow && (
        <NumberField
          label={t('substitutionLimit')}
          value={substitutions.limitAmount}
          onChange={(limitAmount) => set({ substitutions: { ...substitutions, limitAmount: limitAmount ?? 0 } })}
          min={0}
          max={99}
          width={120}
          disabled={isLocked}
        />
      )}
      <FreeInSizes item={item} categoryId={categoryId} isLocked={isLocked} />
    </>
  );
}

/** How many modifiers of the category are free beyond those that come with it, in each size that it is sold in. */
function FreeInSizes({ item, categoryId, isLocked }: CategoryLimitsProps) {
  const t = usePhrases(menuItemsPhrases);
  const department = useDepartment(item.department);
  const edit = useEditItem(item.id);
  const size = department && sizeStyleOf(department);
  const sold = item.styles.find(({ id }) => id === size?.id)?.options ?? [];
  const sizes = size?.options.filter(({ id }) => sold.includes(id)) ?? [];
  if (sizes.length === 0) return null;
  const free = item.inclusions.categoriesSettings.find(({ id }) => id === categoryId)?.freeBySize ?? [];
  return (
    <Stack as="section" gap={2} aria-label={t('freeBySize')}>
      <Heading as="h3">{t('freeBySize')}</Heading>
      <Grid columns={{ min: 96 }} gap={3} align="end">
        {sizes.map(({ id, name }) => (
          <NumberField
            key={id}
            label={name}
            value={free.find(({ option }) => option === id)?.count ?? null}
            onChange={(count) => edit((before) => withFreeInSize(before, categoryId, { size: id, count }))}
            min={0}
            max={99}
            disabled={isLocked}
          />
        ))}
      </Grid>
    </Stack>
  );
}
