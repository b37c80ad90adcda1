import type { Json, Path } from '@servery/domain';
import type { ReactNode } from 'react';
import { fieldProps } from '../../../../editing/fields/document-fields.tsx';
import { FieldFinding } from '../../../../editing/fields/field-finding.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { DocumentChips } from '../../forms/document-chips.tsx';
import { useSettingsNames } from '../../use-settings-names.ts';

type TaxKitchenFieldsProps = {
  readonly path: Path;
  /** The owner of the tax structure that holds when none is chosen. */
  readonly owner: 'ownerItem' | 'ownerCategory' | 'ownerDepartment';
  /** The fields that only an item has: printers, and sizes that do not go to the kitchen. */
  readonly children?: ReactNode;
};

export function TaxKitchenFields({ path, owner, children }: TaxKitchenFieldsProps) {
  const t = usePhrases(menuItemsPhrases);
  return (
    <Stack as="section" gap={3} place="shrink" aria-label={t('taxKitchen')}>
      <Heading>{t('taxKitchen')}</Heading>
      <TaxField path={[...path, 'taxStructureId']} owner={owner} />
      <DisplaysField path={[...path, 'kps', 'displays']} owner={owner} />
      {children}
      <FieldFinding path={[...path, 'printing']} />
    </Stack>
  );
}

const asAbove = '';

/** Which tax structure holds. */
export function TaxField({ path, owner }: Omit<TaxKitchenFieldsProps, 'children'>) {
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

const displaysFollow = {
  ownerItem: 'displaysOfItem',
  ownerCategory: 'displaysOfCategory',
  ownerDepartment: 'displaysOfDepartment',
} as const;

/** IN-05: where it is shown in the kitchen; the displays themselves belong to the settings. */
export function DisplaysField({ path, owner }: Omit<TaxKitchenFieldsProps, 'children'>) {
  const t = usePhrases(menuItemsPhrases);
  const displays = (useSettingsNames()?.displays ?? []).map(({ id, name }) => ({ id, name: name || id }));
  return (
    <DocumentChips
      path={path}
      label={t('displays')}
      options={displays}
      whenEmpty={displays.length === 0 ? t('noDisplays') : t(displaysFollow[owner])}
    />
  );
}
