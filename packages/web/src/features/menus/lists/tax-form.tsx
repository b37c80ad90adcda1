import { formatCents, type Path, taxOn } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import {
  DocumentSwitch,
  DocumentText,
  fieldProps,
  useLabelledField,
} from '../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { examplePrice, RateField } from './rate-field.tsx';
import { RatesTable } from './rates-table.tsx';
import { TaxCollected } from './tax-collected.tsx';
import { TaxedItems } from './taxed-items.tsx';
import { useUses } from './use-uses.ts';
import { UsedBy } from './used-by.tsx';

const applies = ['AFTER', 'BEFORE'] as const;

/** Everything about one tax structure: one rate, or one for each order type. */
export const TaxForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(menuListPhrases);
  const structure = useMenu((menu) => menu.taxStructures.find((one) => one.id === id));
  const usesOf = useUses('taxStructure');
  if (!structure) return null;
  return (
    <>
      {!isNew && <TaxCollected id={structure.id} name={structure.name} />}
      <Grid columns={{ min: 180 }} gap={4} align="start" stretch>
        <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
        <DocumentChoice path={[...path, 'applies']} values={applies} />
        <FlatRate path={[...path, 'flatRate']} />
      </Grid>
      <DocumentSwitch path={[...path, 'byOrderType']} />
      {structure.byOrderType && <RatesTable path={path} structure={structure} />}
      <TaxedItems structure={structure} />
      <UsedBy title={t('chosenBy')} uses={usesOf(structure.id)} />
    </>
  );
};

/** With the tax that it makes of an example. */
function FlatRate({ path }: { readonly path: Path }) {
  const t = usePhrases(menuListPhrases);
  const [field, props] = useLabelledField({ path });
  const rate = typeof field.value === 'string' ? field.value : null;
  return (
    <Stack gap={1}>
      <RateField {...fieldProps(field, props)} rate={rate} onChange={(next) => next !== null && field.setValue(next)} />
      {rate !== null && (
        <Muted>
          {t('taxOnExample', { amount: formatCents(examplePrice), tax: formatCents(taxOn(examplePrice, rate)) })}
        </Muted>
      )}
    </Stack>
  );
}
