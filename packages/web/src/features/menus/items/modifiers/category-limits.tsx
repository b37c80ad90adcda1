import {
  type CategorySettings,
  findByPath,
  type Json,
  type MenuItem,
  newCategorySettings,
  type Path,
  type StyleOption,
} from '@servery/domain';
import type { ReactNode } from 'react';
import { fieldProps } from '../../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { itemPath, useEditItem, useSizes } from '../use-entity.ts';
import { withCategorySettings, withFreeInSize } from './modifier-rows.ts';

type CategoryLimitsProps = { readonly item: MenuItem; readonly categoryId: string; readonly isLocked: boolean };

/** How many modifiers of the category the item takes, how many may be swapped, and how many are free. IN-02 */
export function CategoryLimits({ item, categoryId, isLocked }: CategoryLimitsProps) {
  const t = usePhrases(menuItemsPhrases);
  const edit = useEditItem(item.id);
  const { substitutions, min, max } = settingsIn(item, categoryId);
  const set = (given: Partial<CategorySettings>) => edit((before) => withCategorySettings(before, categoryId, given));
  const path = settingsPath(item.id, categoryId);
  return (
    <>
      <Grid columns={2} gap={3} align="start">
        <LimitNumber
          path={[...path, 'min']}
          label={t('min')}
          value={min}
          onChange={(value) => set({ min: value ?? 0 })}
          isLocked={isLocked}
        />
        <LimitNumber
          path={[...path, 'max']}
          label={t('max')}
          hint={t('maxHint')}
          value={max}
          onChange={(value) => set({ max: value })}
          format={(value) => (typeof value === 'number' ? value : t('noLimit'))}
          isLocked={isLocked}
        />
      </Grid>
      <SwapsAllowed
        path={[...path, 'substitutions', 'allow']}
        value={substitutions.allow}
        onChange={(allow) => set({ substitutions: { ...substitutions, allow } })}
        isLocked={isLocked}
      />
      {substitutions.allow && (
        <LimitNumber
          path={[...path, 'substitutions', 'limitAmount']}
          label={t('substitutionLimit')}
          value={substitutions.limitAmount}
          onChange={(limitAmount) => set({ substitutions: { ...substitutions, limitAmount: limitAmount ?? 0 } })}
          max={99}
          width={240}
          isLocked={isLocked}
        />
      )}
      <FreeInSizes item={item} categoryId={categoryId} isLocked={isLocked} />
    </>
  );
}

function settingsIn({ inclusions }: MenuItem, categoryId: string): CategorySettings {
  return inclusions.categoriesSettings.find(({ id }) => id === categoryId) ?? newCategorySettings(categoryId);
}

function settingsPath(itemId: string, categoryId: string): Path {
  return [...itemPath(itemId), 'inclusions', 'categoriesSettings', { id: categoryId }];
}

type LimitProps<Value> = {
  readonly path: Path;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isLocked: boolean;
};

type LimitNumberProps = LimitProps<number | null> & {
  readonly label: string;
  readonly hint?: string;
  readonly format?: (value: Json) => ReactNode;
  readonly max?: number;
  readonly width?: number;
};

function LimitNumber({ path, label, format, isLocked, ...number }: LimitNumberProps) {
  const limit = useLimit({ path, label, isFixed: isLocked, ...(format && { format }) });
  return <NumberField {...limit} {...number} min={0} />;
}

function SwapsAllowed({ path, value, onChange, isLocked }: LimitProps<boolean>) {
  const t = usePhrases(menuItemsPhrases);
  const limit = useLimit({ path, label: t('substitutions'), isFixed: isLocked });
  return <SwitchField {...limit} value={value} onChange={onChange} />;
}

/** Why it is locked is said once for the whole category. */
function useLimit(props: Parameters<typeof fieldProps>[1]) {
  const { unavailable: _said, ...limit } = fieldProps(useField(props.path), props);
  return limit;
}

/** How many modifiers of the category are free beyond those that come with it, in each size that it is sold in. */
function FreeInSizes({ item, categoryId, isLocked }: CategoryLimitsProps) {
  const t = usePhrases(menuItemsPhrases);
  const edit = useEditItem(item.id);
  const sizes = useSizes(item);
  const path = [...settingsPath(item.id, categoryId), 'freeBySize'];
  const { inherited } = useField(path);
  if (sizes.length === 0) return null;
  const free = settingsIn(item, categoryId).freeBySize ?? [];
  return (
    <Stack as="section" gap={2} aria-label={t('freeBySize')}>
      <Row gap={2}>
        <Heading as="h3">{t('freeBySize')}</Heading>
        <Row as="span" place="end">
          <FieldMark path={path} label={t('freeBySize')} format={(value) => freeText(value, sizes)} />
        </Row>
      </Row>
      <Grid columns={{ min: 96 }} gap={3} align="end">
        {sizes.map(({ id, name }) => (
          <FreeInSize
            key={id}
            path={[...path, { by: 'option', value: id }]}
            label={name}
            inherited={inherited}
            value={free.find(({ option }) => option === id)?.count ?? null}
            onChange={(count) => edit((before) => withFreeInSize(before, categoryId, { size: id, count }))}
            isLocked={isLocked}
          />
        ))}
      </Grid>
    </Stack>
  );
}

type FreeInSizeProps = LimitProps<number | null> & { readonly label: string; readonly inherited: boolean };

function FreeInSize({ path, isLocked, ...number }: FreeInSizeProps) {
  const { isChanged, problem } = useField(path);
  return <NumberField {...number} unsaved={isChanged} error={problem} min={0} max={99} disabled={isLocked} />;
}

/** `Small 10″ 1, Large 14″ 2`; undefined where no size says so. */
function freeText(value: Json, sizes: readonly StyleOption[]): string | undefined {
  const counts = sizes.flatMap(({ id, name }) => {
    const count = findByPath(value, [{ by: 'option', value: id }, 'count']);
    return typeof count === 'number' ? [`${name} ${count}`] : [];
  });
  return counts.join(', ') || undefined;
}
