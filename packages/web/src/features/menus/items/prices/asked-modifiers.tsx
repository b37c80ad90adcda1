import { Select } from '@mantine/core';
import { AMOUNTS, PORTIONS } from '@servery/domain';
import { IconX } from '@tabler/icons-react';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type Askable, firstChoice, type GuestChoice, type GuestChoices } from './guest-choices.ts';

type AskedModifiersProps = {
  readonly askable: readonly Askable[];
  readonly choices: GuestChoices;
  readonly onChange: (choices: GuestChoices) => void;
};

/** The modifiers that the guest asks for beside or instead of those that the item comes with: amounts and halves. */
export function AskedModifiers({ askable, choices, onChange }: AskedModifiersProps) {
  const t = usePhrases(menuItemsPhrases);
  const asked = askable.filter(({ modifier }) => choices[modifier.id] !== undefined);
  const others = askable.filter(({ modifier }) => choices[modifier.id] === undefined);
  const handleAsk = (id: string | null) => {
    const one = others.find(({ modifier }) => modifier.id === id);
    if (one) onChange({ ...choices, [one.modifier.id]: firstChoice(one) });
  };
  return (
    <>
      <SelectField
        // A choice made is no value of the field: the next one begins empty.
        key={asked.length}
        label={t('guestAsks')}
        value={null}
        onChange={handleAsk}
        searchableAbove={0}
        placeholder={t('guestAsksHint')}
        options={others.map(({ modifier, category }) => ({
          value: modifier.id,
          label: modifier.info.name,
          group: category,
        }))}
      />
      {asked.length > 0 && (
        <Stack as="ul" gap={1} aria-label={t('guestAsked')}>
          {asked.map((one) => (
            <AskedModifier
              key={one.modifier.id}
              asked={one}
              choice={choices[one.modifier.id] ?? firstChoice(one)}
              onChange={(choice) => onChange({ ...choices, [one.modifier.id]: choice })}
              onClear={() => {
                const { [one.modifier.id]: _, ...rest } = choices;
                onChange(rest);
              }}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

type AskedModifierProps = {
  readonly asked: Askable;
  readonly choice: GuestChoice;
  readonly onChange: (choice: GuestChoice) => void;
  readonly onClear: () => void;
};

function AskedModifier({ asked, choice, onChange, onClear }: AskedModifierProps) {
  const t = usePhrases(menuItemsPhrases);
  const of = usePhrases(modifiersPhrases);
  const { modifier } = asked;
  const { name } = modifier.info;
  const offered = AMOUNTS.filter((value) => value === choice.amount || asked.amounts.includes(value));
  return (
    <Row as="li" gap={1} wrap>
      <Text clip title={name}>
        {name}
      </Text>
      <Row as="span" gap={1} place="end">
        <Select
          aria-label={t('guestAmount', { name })}
          size="xs"
          w={92}
          allowDeselect={false}
          value={choice.amount}
          data={offered.map((value) => ({ value, label: t(`amount${value}`) }))}
          onChange={(value) => onChange({ ...choice, amount: offered.find((one) => one === value) ?? choice.amount })}
        />
        {!modifier.wholeOnly && (
          <Select
            aria-label={t('guestPortion', { name })}
            size="xs"
            w={116}
            allowDeselect={false}
            value={choice.portion}
            data={PORTIONS.map((value) => ({ value, label: of(`portion${value}`) }))}
            onChange={(value) => onChange({ ...choice, portion: PORTIONS.find((one) => one === value) ?? 'WHOLE' })}
          />
        )}
        <IconButton
          label={t('guestClear', { name })}
          icon={<IconX size={14} stroke={1.75} aria-hidden />}
          onClick={onClear}
        />
      </Row>
    </Row>
  );
}
