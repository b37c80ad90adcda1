import { Button } from '@mantine/core';
import {
  countPricesOf,
  lacksPrice,
  type MenuItem,
  type Style,
  type StyleOption,
  withoutPricesOf,
  withPricesLike,
} from '@servery/domain';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { optionPricesPhrases } from '../../../../phrases/menus/prices/option-prices.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Finding } from '../../../../ui/messages/finding.tsx';
import { itemPath, useEditItem } from '../use-entity.ts';

type OptionPricesProps = { readonly item: MenuItem; readonly styles: readonly Style[] };

/** The fate of prices when an item is offered in another option or no longer in one: those left over go, missing ones come from another size. */
export function OptionPrices({ item, styles }: OptionPricesProps) {
  const t = usePhrases(optionPricesPhrases);
  const edit = useEditItem(item.id);
  const mayPrice = useMayEdit([...itemPath(item.id), 'pricing']);
  const offered = new Set(item.styles.flatMap(({ options }) => options));
  const leftOver = styles
    .flatMap(({ options }) => options)
    .filter(({ id }) => !offered.has(id) && countPricesOf(item, id) > 0);
  const sizes = styles.find(({ isSize }) => isSize)?.options.filter(({ id }) => offered.has(id)) ?? [];
  const missing = sizes.filter(({ id }) => lacksPrice(item, id));
  const priced = sizes.filter(({ id }) => !lacksPrice(item, id));
  if (!mayPrice || leftOver.length + missing.length === 0) return null;
  return (
    <Stack gap={2}>
      {leftOver.map(({ id, name }) => (
        <Finding key={id}>
          <p>{t('leftOver', { name, count: countPricesOf(item, id) })}</p>
          <div>
            <Button size="sm" onClick={() => edit((before) => withoutPricesOf(before, id))}>
              {t('drop')}
            </Button>
          </div>
        </Finding>
      ))}
      {missing.map((size) => (
        <MissingPrice
          key={size.id}
          size={size}
          priced={priced}
          onTake={(like) => edit((before) => withPricesLike(before, { like, id: size.id }))}
        />
      ))}
    </Stack>
  );
}

type MissingPriceProps = {
  readonly size: StyleOption;
  readonly priced: readonly StyleOption[];
  readonly onTake: (like: string) => void;
};

function MissingPrice({ size: { name }, priced, onTake }: MissingPriceProps) {
  const t = usePhrases(optionPricesPhrases);
  return (
    <Finding tone="bad">
      <p>{t('missing', { name })}</p>
      <Row gap={2} wrap>
        {priced.map((other) => (
          <Button key={other.id} size="sm" onClick={() => onTake(other.id)}>
            {t('same', { name: other.name })}
          </Button>
        ))}
      </Row>
    </Finding>
  );
}
