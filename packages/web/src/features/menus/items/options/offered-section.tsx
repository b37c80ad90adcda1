import type { MenuItem } from '@servery/domain';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { DocumentSelect } from '../../../../editing/fields/document-fields.tsx';
import { FieldFinding } from '../../../../editing/fields/field-finding.tsx';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { optionPricesPhrases } from '../../../../phrases/menus/prices/option-prices.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import styles from '../../forms/menu-forms.module.css';
import { Section } from '../../forms/section.tsx';
import { withOption } from '../item-edits.ts';
import { itemPath, useDepartment, useEditItem } from '../use-entity.ts';
import { NotTogether } from './not-together.tsx';
import { OptionPrices } from './option-prices.tsx';

type Style = NonNullable<ReturnType<typeof useDepartment>>['styles'][number];

/** DP-02: which options of its department's styles the item is offered in. */
export function OfferedSection({ item }: { readonly item: MenuItem }) {
  const t = usePhrases(menuItemsPhrases);
  const department = useDepartment(item.department);
  if (!department || department.styles.length === 0) return null;
  return (
    <Section title={t('offered')} hint={t('offeredHint')}>
      <FieldFinding path={[...itemPath(item.id), 'styles']} />
      <FieldFinding path={[...itemPath(item.id), 'excludedCombinations']} />
      <div className={styles.fields}>
        {department.styles.map((style) => (
          <StyleChips key={style.id} item={item} style={style} />
        ))}
      </div>
      <OptionPrices item={item} styles={department.styles} />
      <NotTogether item={item} styles={department.styles} />
    </Section>
  );
}

/** The options of one style that the item is offered in, and the one it begins with. */
export function StyleChips({ item, style }: { readonly item: MenuItem; readonly style: Style }) {
  const edit = useEditItem(item.id);
  const path = [...itemPath(item.id), 'styles', { id: style.id }];
  const mayChoose = useMayEdit(path);
  const { isChanged } = useField(path);
  const used = item.styles.find(({ id }) => id === style.id)?.options ?? [];
  const order = style.options.map(({ id }) => id);
  const names = () =>
    style.options
      .filter(({ id }) => used.includes(id))
      .map(({ name }) => name)
      .join(', ');
  const offered = style.options.filter(({ id }) => used.includes(id));
  return (
    <Stack gap={2}>
      <ChipField
        label={style.name}
        mark={<FieldMark path={path} label={style.name} format={names} />}
        unsaved={isChanged}
      >
        {style.options.map(({ id, name }) => (
          <Chip
            key={id}
            isOn={used.includes(id)}
            isLocked={!mayChoose}
            onPress={() => edit((before) => withOption(before, { id: style.id, order }, id))}
          >
            {name}
          </Chip>
        ))}
      </ChipField>
      {offered.length > 1 && (
        <DocumentSelect
          path={[...path, 'defaultOption']}
          label={say(optionPricesPhrases, 'defaultOption', { style: style.name })}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Stack>
  );
}
