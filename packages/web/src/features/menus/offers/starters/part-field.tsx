import { type Choice, type MenuBlob, type StarterPart, sizeStyleOf } from '@servery/domain';
import { useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import { newEntityId } from '../../new-entity-id.ts';
import { choiceText } from '../tabs/choice-text.ts';
import { choiceOf, departmentOf, targetOf } from '../tabs/offer-choices.ts';
import { useTargets } from '../tabs/use-targets.ts';

type PartFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly part: StarterPart | null;
  readonly onChange: (part: StarterPart | null) => void;
};

/** A part of the menu: an item, a category or a department, and of which sizes. */
export function PartField({ label, hint, part, onChange }: PartFieldProps) {
  const menu: MenuBlob = useMenu((draft) => draft);
  const chosen = useMemo(() => (part ? [part.choice] : []), [part]);
  const options = useTargets(chosen);
  const set = (choice: Choice) => onChange({ name: choiceText(choice, menu), choice });
  return (
    <Stack gap={2}>
      <SelectField
        label={label}
        value={part ? targetOf(part.choice) : null}
        onChange={(target) => (target === null ? onChange(null) : set(choiceOf(target, newEntityId('choice'), menu)))}
        options={options}
        searchableAbove={0}
        clearable
        {...(hint && { hint })}
      />
      {part && <Sizes choice={part.choice} onChange={set} />}
    </Stack>
  );
}

type SizesProps = { readonly choice: Choice; readonly onChange: (choice: Choice) => void };

function Sizes({ choice, onChange }: SizesProps) {
  const t = usePhrases(offersPhrases);
  const menu: MenuBlob = useMenu((draft) => draft);
  const department = departmentOf(choice, menu);
  const options = (department && sizeStyleOf(department)?.options) ?? [];
  const { limitToSizeIds } = choice;
  if (options.length < 2) return null;
  const toggle = (id: string) =>
    options.map((option) => option.id).filter((known) => limitToSizeIds.includes(known) !== (known === id));
  return (
    <ChipField label={t('sizes')}>
      <Chip isOn={limitToSizeIds.length === 0} onPress={() => onChange({ ...choice, limitToSizeIds: [] })}>
        {t('everySize')}
      </Chip>
      {options.map(({ id, name }) => (
        <Chip
          key={id}
          isOn={limitToSizeIds.includes(id)}
          onPress={() => onChange({ ...choice, limitToSizeIds: toggle(id) })}
        >
          {name}
        </Chip>
      ))}
    </ChipField>
  );
}
