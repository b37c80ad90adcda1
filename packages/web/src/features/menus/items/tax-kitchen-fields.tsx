import type { Json, Path } from '@servery/domain';
import { fieldProps } from '../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useSettingsNames } from '../use-settings-names.ts';
import { ChipField } from './chip-field.tsx';
import styles from './menu-items.module.css';

type TaxKitchenFieldsProps = {
  readonly path: Path;
  /** Whose tax structure holds when none is chosen. */
  readonly owner: 'ownerItem' | 'ownerCategory' | 'ownerDepartment';
};

export function TaxKitchenFields({ path, owner }: TaxKitchenFieldsProps) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <section className={styles.sideSection} aria-label={t('taxKitchen')}>
      <h2 className={styles.sectionTitle}>{t('taxKitchen')}</h2>
      <TaxField path={[...path, 'taxStructureId']} owner={owner} />
      <DisplaysField path={[...path, 'kps', 'displays']} />
    </section>
  );
}

const asAbove = '';

function TaxField({ path, owner }: TaxKitchenFieldsProps) {
  const t = usePhrases(menuItemsPhrases);
  const structures = useMenu((menu) => menu.taxStructures);
  const field = useField(path);
  const inherited = t('taxInherited', { owner: t(owner) });
  const options = [
    { value: asAbove, label: inherited },
    ...structures.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const wordOf = (value: Json) => options.find((option) => option.value === (value ?? asAbove))?.label;
  return (
    <SelectField
      {...fieldProps(field, { path, label: t('tax'), format: wordOf })}
      value={typeof field.value === 'string' ? field.value : asAbove}
      onChange={(value) => field.setValue(value === asAbove ? null : value)}
      options={options}
    />
  );
}

/** IN-05: where it is shown in the kitchen; the displays themselves belong to the settings. */
function DisplaysField({ path }: { readonly path: Path }) {
  const t = usePhrases(menuItemsPhrases);
  const field = useField(path);
  const known = (useSettingsNames()?.displays ?? []).map(({ id, name }) => ({ id, name: name || id }));
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const unknown = chosen.filter((id) => !known.some((display) => display.id === id));
  const displays = [...known, ...unknown.map((id) => ({ id, name: id }))];
  const names = (value: Json) =>
    displays
      .filter(({ id }) => Array.isArray(value) && value.includes(id))
      .map(({ name }) => name)
      .join(', ');
  const toggle = (id: string) =>
    field.setValue(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <ChipField
      label={t('displays')}
      mark={<FieldMark path={path} label={t('displays')} format={names} />}
      unsaved={field.isChanged}
      {...(displays.length === 0 && { hint: t('noDisplays') })}
      {...(field.lacking !== undefined && { hint: field.lacking })}
    >
      {displays.map(({ id, name }) => (
        <Chip key={id} isOn={chosen.includes(id)} isLocked={!field.canEdit} onPress={() => toggle(id)}>
          {name}
        </Chip>
      ))}
    </ChipField>
  );
}
