import type { MenuRequirement, Path, StyleOption } from '@servery/domain';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { pickable } from '../../pickable.ts';
import { SizeChips } from './size-chips.tsx';

type RequirementsFieldProps = {
  /** The item or the category that asks. */
  readonly path: Path;
  /** The sizes of an item, which can be left out. */
  readonly sizes?: readonly StyleOption[];
};

/** IN-06: the requirements that a cashier must answer before it is complete, and for which sizes not. */
export function RequirementsField({ path, sizes = [] }: RequirementsFieldProps) {
  const t = usePhrases(menuItemsPhrases);
  const requirements = useMenu((menu) => menu.requirements);
  const inUse = pickable(requirements);
  if (inUse.length === 0) return null;
  return (
    <Stack as="section" gap={3} place="shrink" aria-label={t('requirements')}>
      <Heading>{t('requirements')}</Heading>
      {inUse.map((requirement, at) => (
        <Requirement
          key={requirement.id}
          path={[...path, 'requirements', { id: requirement.id }]}
          requirement={requirement}
          order={at + 1}
          sizes={sizes}
        />
      ))}
    </Stack>
  );
}

type RequirementProps = {
  readonly path: Path;
  readonly requirement: MenuRequirement;
  readonly order: number;
  readonly sizes: readonly StyleOption[];
};

export function Requirement({ path, requirement: { id, name }, order, sizes }: RequirementProps) {
  const t = usePhrases(menuItemsPhrases);
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
      {isOn && <SizeChips path={[...path, 'excludeSizes']} label={t('notAskedFor', { name })} sizes={sizes} />}
    </>
  );
}
