import { memo, useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { useUnitsSold } from '../../../../sales/use-units-sold.ts';
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Section } from '../../../../ui/layout/pane/section.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { FILL_ORDERS, type Fill } from './use-fill.ts';

/** Which category the open tab is filled from; the buttons that would be placed are drawn on the screen. */
export const FillFields = memo(function FillFields({ source, setSource }: Pick<Fill, 'source' | 'setSource'>) {
  const t = usePhrases(menuLayoutPhrases);
  const options = useCategories();
  const isSold = useUnitsSold().size > 0;
  const orders = FILL_ORDERS.filter((order) => order !== 'sold' || isSold);
  const chosen = source?.kind === 'category' ? source : null;
  return (
    <Section title={t('fillTitle')}>
      <Stack gap={3}>
        <SelectField
          label={t('fillCategory')}
          value={chosen?.id ?? null}
          placeholder={t('fillNone')}
          clearable
          options={options}
          onChange={(id) =>
            setSource(id === null ? null : { kind: 'category', id, order: chosen?.order ?? FILL_ORDERS[0] })
          }
        />
        {chosen && (
          <SegmentedField
            label={t('fillOrder')}
            value={chosen.order}
            options={orders.map((order) => ({ value: order, label: t(`fillBy${order}`) }))}
            onChange={(order) =>
              setSource({ ...chosen, order: FILL_ORDERS.find((one) => one === order) ?? FILL_ORDERS[0] })
            }
          />
        )}
      </Stack>
    </Section>
  );
});

/** The categories below their departments. */
function useCategories() {
  const departments = useMenu((menu) => menu.departments);
  const categories = useMenu((menu) => menu.categories);
  return useMemo(() => {
    const names = new Map(departments.map(({ id, info }) => [id, info.name]));
    return categories.map(({ id, info, department }) => ({
      value: id,
      label: info.name,
      group: names.get(department) ?? '',
    }));
  }, [departments, categories]);
}
