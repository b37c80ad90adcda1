import { Button } from '@mantine/core';
import type { MenuItem, Style, StyleOption } from '@servery/domain';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { optionPricesPhrases } from '../../../../phrases/menus/prices/option-prices.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { newEntityId } from '../../new-entity-id.ts';

export type Combination = MenuItem['excludedCombinations'][number];
/** A style with those of its options that the item is offered in. */
export type OfferedStyle = Pick<Style, 'id' | 'name'> & { readonly options: readonly StyleOption[] };

type LargerCombinationsProps = {
  readonly combinations: readonly Combination[];
  readonly nameOf: (optionId: string) => string;
  readonly offered: readonly OfferedStyle[];
  readonly canEdit: boolean;
  readonly onChange: (combinations: readonly Combination[]) => void;
};

const fewest = 3;

/** Three options and more that are not sold together, though each two of them are: Small, Deep Dish, Gluten-free. */
export function LargerCombinations({ combinations, nameOf, offered, canEdit, onChange }: LargerCombinationsProps) {
  const t = usePhrases(optionPricesPhrases);
  const larger = combinations.filter(({ options }) => options.length >= fewest);
  const mayAdd = canEdit && offered.length >= fewest;
  if (larger.length === 0 && !mayAdd) return null;
  return (
    <Stack gap={2}>
      <Muted small>{t('togetherMoreHint')}</Muted>
      {larger.length > 0 && (
        <Stack as="ul" gap={1} aria-label={t('togetherMore')}>
          {larger.map((combination) => {
            const name = combination.options.map(nameOf).join(', ');
            return (
              <Row key={combination.id} as="li" gap={2}>
                {name}
                {canEdit && (
                  <IconButton
                    size="sm"
                    label={t('sellTogether', { name })}
                    icon={<IconX size={14} stroke={1.75} aria-hidden />}
                    onClick={() => onChange(combinations.filter((one) => one !== combination))}
                  />
                )}
              </Row>
            );
          })}
        </Stack>
      )}
      {mayAdd && (
        <AddCombination
          offered={offered}
          known={larger}
          onAdd={(options) => onChange([...combinations, { id: newEntityId('combination'), options: [...options] }])}
        />
      )}
    </Stack>
  );
}

type AddCombinationProps = {
  readonly offered: readonly OfferedStyle[];
  readonly known: readonly Combination[];
  readonly onAdd: (options: readonly string[]) => void;
};

const any = '';

/** One option of each style, or any of it. */
function AddCombination({ offered, known, onAdd }: AddCombinationProps) {
  const t = usePhrases(optionPricesPhrases);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const options = offered.flatMap(({ id }) => chosen.get(id) || []);
  const isKnown = known.some(
    (one) => one.options.length === options.length && options.every((id) => one.options.includes(id)),
  );
  return (
    <Stack gap={2} align="start">
      <Grid columns={{ min: 160 }} gap={3}>
        {offered.map((style) => (
          <SelectField
            key={style.id}
            label={style.name}
            value={chosen.get(style.id) ?? any}
            options={[
              { value: any, label: t('any') },
              ...style.options.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => setChosen(new Map(chosen).set(style.id, id ?? any))}
          />
        ))}
      </Grid>
      {isKnown && <Muted small>{t('togetherKnown')}</Muted>}
      <Button
        size="sm"
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        disabled={options.length < fewest || isKnown}
        onClick={() => {
          onAdd(options);
          setChosen(new Map());
        }}
      >
        {t('addTogether')}
      </Button>
    </Stack>
  );
}
