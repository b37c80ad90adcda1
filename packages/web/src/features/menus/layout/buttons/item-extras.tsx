import {
  AMOUNTS,
  type ButtonTypeInfo,
  itemsById,
  type MenuBlob,
  type MenuItem,
  type Path,
  PORTIONS,
  type Style,
} from '@servery/domain';
import { DocumentChoice, DocumentReference } from '../../../../editing/fields/document-choices.tsx';
import { fieldProps } from '../../../../editing/fields/document-fields.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { ChoicesField } from '../../../../ui/fields/choices-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { usedCategories } from '../../items/modifiers/modifier-rows.ts';
import { pickable } from '../../pickable.ts';

type ItemInfo = ButtonTypeInfo['itemInfo'];
type ItemExtrasProps = { readonly info: ItemInfo; readonly path: Path };

/** How a button puts its item on the order: size, other style options, modifiers; the choices that it leaves open are asked for. LY-16 */
export function ItemExtras({ info, path }: ItemExtrasProps) {
  const t = usePhrases(menuLayoutPhrases);
  const menu = useMenu((draft) => draft);
  const item = itemsById(menu.items).get(info.itemId ?? '');
  if (!item) return null;
  return (
    <>
      {usedStyles(item, menu).map(({ isSize, ...style }) =>
        isSize ? (
          <DocumentReference
            key={style.id}
            path={[...path, 'sizeOptionId']}
            label={t('itemSize')}
            options={activeOptions(style, [info.sizeOptionId ?? ''])}
            none={t('asked')}
          />
        ) : (
          <StyleChoice key={style.id} style={style} chosen={info.styleOptionIds} path={[...path, 'styleOptionIds']} />
        ),
      )}
      <Modifiers item={item} menu={menu} info={info} path={[...path, 'modifiers']} />
    </>
  );
}

type UsedOptions = Pick<Style, 'id' | 'name' | 'options'>;
type StyleChoiceProps = { readonly style: UsedOptions; readonly chosen: readonly string[]; readonly path: Path };

/** One option of a style at most; those of all styles are in one list. */
function StyleChoice({ style, chosen, path }: StyleChoiceProps) {
  const t = usePhrases(menuLayoutPhrases);
  const field = useField(path);
  const own = style.options.find(({ id }) => chosen.includes(id));
  const handleChange = (id: string | null) => {
    const others = chosen.filter((one) => style.options.every((option) => option.id !== one));
    field.setValue([...others, ...(id ? [id] : [])]);
  };
  return (
    <SelectField
      {...fieldProps(field, { path, label: style.name })}
      value={own?.id ?? ''}
      options={[{ value: '', label: t('asked') }, ...activeOptions(style, chosen)]}
      onChange={handleChange}
    />
  );
}

type ModifiersProps = ItemExtrasProps & { readonly item: MenuItem; readonly menu: MenuBlob };

function Modifiers({ item, menu: { modifiers }, info, path }: ModifiersProps) {
  const t = usePhrases(menuLayoutPhrases);
  const field = useField(path);
  const used = usedCategories(item, modifiers);
  const chosen = new Map(info.modifiers.map((one) => [one.id, one]));
  const inReach = modifiers.items.filter(({ id, category }) => used.has(category) || chosen.has(id));
  const offered = pickable(inReach, ({ id }) => chosen.has(id));
  if (offered.length === 0) return null;
  const names = new Map(offered.map(({ id, info: { name } }) => [id, name]));
  const handleChange = (ids: readonly string[]) =>
    field.setValue(ids.map((id) => chosen.get(id) ?? { id, amount: 'REGULAR', portion: 'WHOLE' }));
  return (
    <>
      <ChoicesField
        {...fieldProps(field, { path, label: t('itemModifiers'), hint: t('itemModifiersHint') })}
        value={[...chosen.keys()]}
        options={[...names].map(([value, label]) => ({ value, label }))}
        placeholder={t('itemModifiersNone')}
        nothingFound={t('noModifierFound')}
        onChange={handleChange}
      />
      {info.modifiers.map(({ id }) => (
        <Grid key={id} columns={2} gap={3} align="start">
          <DocumentChoice
            path={[...path, { id }, 'amount']}
            label={t('amountOf', { name: names.get(id) ?? id })}
            values={AMOUNTS}
          />
          <DocumentChoice
            path={[...path, { id }, 'portion']}
            label={t('portionOf', { name: names.get(id) ?? id })}
            values={PORTIONS}
          />
        </Grid>
      ))}
    </>
  );
}

function activeOptions({ options }: UsedOptions, chosen: readonly string[]) {
  return pickable(options, ({ id }) => chosen.includes(id)).map(({ id, name }) => ({ value: id, label: name }));
}

/** The styles of an item with the options that it has of them. */
function usedStyles(item: MenuItem, { departments }: MenuBlob): readonly Style[] {
  const styles = departments.find(({ id }) => id === item.department)?.styles ?? [];
  return item.styles.flatMap(({ id, options: used }) => {
    const style = styles.find((one) => one.id === id);
    return style ? [{ ...style, options: style.options.filter((option) => used.includes(option.id)) }] : [];
  });
}
