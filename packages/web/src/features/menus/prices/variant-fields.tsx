import type { MenuItem } from '@servery/domain';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

type Options = Readonly<Record<string, string>>;

type VariantFieldsProps = {
  readonly item: MenuItem;
  /** The chosen option by style; a style that is not in it has its default. */
  readonly options: Options;
  readonly onChange: (options: Options) => void;
};

/** The size and styles of an item, one choice each; nothing where there is one option. */
export function VariantFields({ item, options, onChange }: VariantFieldsProps) {
  const department = useMenu((menu) => menu.departments.find(({ id }) => id === item.department));
  const used = item.styles.flatMap((style) => {
    const known = department?.styles.find(({ id }) => id === style.id);
    return known && style.options.length > 1 ? [{ style, known }] : [];
  });
  return used.map(({ style, known }) => (
    <SelectField
      key={style.id}
      label={known.name}
      value={options[style.id] ?? style.defaultOption ?? style.options[0] ?? null}
      onChange={(id) => id !== null && onChange({ ...options, [style.id]: id })}
      options={known.options
        .filter(({ id }) => style.options.includes(id))
        .map(({ id, name }) => ({ value: id, label: name }))}
    />
  ));
}
