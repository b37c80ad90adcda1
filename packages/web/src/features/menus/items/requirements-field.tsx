import type { MenuRequirement, Path, StyleOption } from '@servery/domain';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Chip } from '../../../ui/data/chip.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { ChipField } from './chip-field.tsx';
import styles from './menu-items.module.css';

type RequirementsFieldProps = {
  /** The item or the category that asks. */
  readonly path: Path;
  /** What can be left out: the sizes of an item. */
  readonly sizes?: readonly StyleOption[];
};

/** IN-06: what a cashier must answer before it is complete, and for which sizes not. */
export function RequirementsField({ path, sizes = [] }: RequirementsFieldProps) {
  const t = usePhrases(menuItemsPhrases);
  const requirements = useMenu((menu) => menu.requirements);
  const inUse = requirements.filter(({ status }) => status === 'ACTIVE');
  if (inUse.length === 0) return null;
  return (
    <section className={styles.sideSection} aria-label={t('requirements')}>
      <h2 className={styles.sectionTitle}>{t('requirements')}</h2>
      {inUse.map((requirement, at) => (
        <Requirement
          key={requirement.id}
          path={[...path, 'requirements', { id: requirement.id }]}
          requirement={requirement}
          order={at + 1}
          sizes={sizes}
        />
      ))}
    </section>
  );
}

type RequirementProps = {
  readonly path: Path;
  readonly requirement: MenuRequirement;
  readonly order: number;
  readonly sizes: readonly StyleOption[];
};

function Requirement({ path, requirement: { id, name }, order, sizes }: RequirementProps) {
  const entry = useField(path);
  const selected = useField([...path, 'selected']);
  const isOn = selected.value === true;
  const handleChange = (next: boolean) => {
    if (selected.value !== undefined) selected.setValue(next);
    else entry.setValue({ id, selected: next, order, excludeSizes: [] });
  };
  return (
    <>
      <SwitchField
        label={name}
        mark={<FieldMark path={[...path, 'selected']} label={name} />}
        inherited={selected.inherited}
        unsaved={entry.isChanged}
        unavailable={selected.lacking}
        disabled={!entry.canEdit}
        value={isOn}
        onChange={handleChange}
      />
      {isOn && sizes.length > 1 && <ExcludedSizes path={[...path, 'excludeSizes']} name={name} sizes={sizes} />}
    </>
  );
}

type ExcludedSizesProps = Pick<RequirementProps, 'path' | 'sizes'> & { readonly name: string };

function ExcludedSizes({ path, name, sizes }: ExcludedSizesProps) {
  const t = usePhrases(menuItemsPhrases);
  const field = useField(path);
  const excluded = Array.isArray(field.value) ? field.value.map(String) : [];
  const toggle = (id: string) =>
    field.setValue(excluded.includes(id) ? excluded.filter((one) => one !== id) : [...excluded, id]);
  const label = t('notAskedFor', { name });
  return (
    <ChipField label={label} mark={<FieldMark path={path} label={label} />} unsaved={field.isChanged}>
      {sizes.map((size) => (
        <Chip key={size.id} isOn={excluded.includes(size.id)} isLocked={!field.canEdit} onPress={() => toggle(size.id)}>
          {size.name}
        </Chip>
      ))}
    </ChipField>
  );
}
