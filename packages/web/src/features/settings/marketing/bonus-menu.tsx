import { asJsonObject, type Path, type PointBonus, withMenuOfBonus } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { setValue } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { fieldProps, useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { type MenuNames, menuChoicesQuery, menuNamesQuery } from '../../../menus/menu-names.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { ChoicesField } from '../../../ui/fields/choices-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

type BonusMenuProps = { readonly bonus: PointBonus; readonly path: Path };

/** The menu of a bonus, and the parts of it that count, chosen by name. */
export function BonusMenu({ bonus, path }: BonusMenuProps) {
  const t = usePhrases(marketingPhrases);
  const { level } = useEditor();
  const menus = useQuery(menuChoicesQuery(level.companyId));
  if (menus.isError) return <p>{t('menusFailed')}</p>;
  return (
    <>
      <MenuChoice bonus={bonus} path={path} menus={menus.data ?? []} />
      {bonus.menuId !== null && <OnMenu menuId={bonus.menuId} path={path} />}
    </>
  );
}

const anyMenu = ' any';

type MenuChoiceProps = BonusMenuProps & { readonly menus: readonly { readonly id: string; readonly name: string }[] };

function MenuChoice({ bonus, path, menus }: MenuChoiceProps) {
  const t = usePhrases(marketingPhrases);
  const editor = useEditor();
  const [field, props] = useLabelledField({ path: [...path, 'menuId'] });
  const handleChange = (chosen: string | null) =>
    setValue(editor, path, asJsonObject(withMenuOfBonus(bonus, chosen === anyMenu ? null : chosen)));
  return (
    <SelectField
      {...fieldProps(field, props)}
      value={bonus.menuId ?? anyMenu}
      onChange={handleChange}
      options={[{ value: anyMenu, label: t('anyMenu') }, ...menus.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}

function OnMenu({ menuId, path }: { readonly menuId: string; readonly path: Path }) {
  const t = usePhrases(marketingPhrases);
  const { level } = useEditor();
  const { data, isError } = useQuery(menuNamesQuery(level.companyId, menuId));
  if (isError) return <p>{t('menusFailed')}</p>;
  if (!data) return <p>{t('menuLoading')}</p>;
  return kinds.map((kind) => <OfMenu key={kind} path={[...path, kind]} names={data[kind]} />);
}

const kinds = ['departments', 'categories', 'items'] as const;

type OfMenuProps = { readonly path: Path; readonly names: MenuNames['items'] };

function OfMenu({ path, names }: OfMenuProps) {
  const t = usePhrases(marketingPhrases);
  const [field, props] = useLabelledField({ path });
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <ChoicesField
      {...fieldProps(field, props)}
      value={chosen}
      onChange={(ids) => field.setValue([...ids])}
      options={names.map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={t('everything')}
      nothingFound={t('nothingFound')}
    />
  );
}
