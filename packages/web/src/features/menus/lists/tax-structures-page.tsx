import { useMediaQuery } from '@mantine/hooks';
import { formatCents, type ItemTax, itemTaxes, type TaxStructure } from '@servery/domain';
import { useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { ListPage, useIsRowChosen } from '../../../editing/list/list-page.tsx';
import { ListPanes, useHasThreePanes } from '../../../editing/list/list-panes.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { taxCollectedPhrases } from '../../../phrases/sales/tax-collected.ts';
import { useTaxesCollected } from '../../../sales/use-taxes-collected.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { DuplicateTax } from './duplicate-tax.tsx';
import { MenuTable } from './menu-table.tsx';
import { TaxCheck } from './tax-check.tsx';
import { TaxForm } from './tax-form.tsx';
import { useMakeTax } from './use-make-tax.ts';
import { useUses } from './use-uses.ts';

const structuresList = { list: ['taxStructures'], form: TaxForm, actions: DuplicateTax };

/** RT-52, PX-01: the taxes that are added to the price of an item, and which items each structure taxes. */
export function TaxStructuresPage() {
  const t = usePhrases(menuListPhrases);
  return (
    <MenuEditor>
      <ListPage title={t('taxStructures')} sections={structuresList.list} lists={[structuresList]} isPane>
        <Taxes />
      </ListPage>
    </MenuEditor>
  );
}

/** The list, the structure that is chosen, and the check: three panes where there is room, else the check is below the list. */
function Taxes() {
  const menu = useDeferredValue(useMenu((draft) => draft));
  const taxes = useMemo(() => itemTaxes(menu), [menu]);
  const hasThree = useHasThreePanes();
  const check = <TaxCheck taxes={taxes} />;
  return (
    <ListPanes list={structuresList} form={hasThree ? 'middle' : 'wide'} end={hasThree && check} keepsEnd>
      <TaxTable taxes={taxes} />
      {!hasThree && check}
    </ListPanes>
  );
}

function TaxTable({ taxes }: { readonly taxes: readonly ItemTax[] }) {
  const t = usePhrases(menuListPhrases);
  const structures = useMenu((menu) => menu.taxStructures);
  const usesOf = useUses('taxStructure');
  const collected = useCollectedColumn();
  const taxed = Map.groupBy(taxes, ({ structureId }) => structureId);
  const itemsOf = ({ id }: TaxStructure) => taxed.get(id)?.length ?? 0;
  const isBesideForm = useIsRowChosen([structuresList]);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const wide = {
    columns: [
      { title: t('rate'), align: 'right', cell: rateInWords },
      { title: t('items'), align: 'right', hideOnPhone: true, cell: itemsOf },
      ...collected,
    ],
  } as const;
  const narrow = {
    columns: [],
    under: (row: TaxStructure) => t('itemsAtRate', { count: itemsOf(row), rate: rateInWords(row) }),
  };
  const make = useMakeTax();
  return (
    <MenuTable
      list="taxStructures"
      kind="taxStructure"
      title={t('taxStructures')}
      {...(!isBesideForm && { hint: t('taxHint') })}
      {...(isBesideForm || isPhone ? narrow : wide)}
      rows={structures}
      words={({ flatRate }) => flatRate}
      add={{ label: t('addTax'), make: () => make({ name: t('newTax') }) }}
      copy={make}
      usesOf={usesOf}
      deleteText={(rows) => {
        const count = rows.reduce((sum, { id }) => sum + usesOf(id).length, 0);
        return count === 0 ? t('deleteText', { count: rows.length }) : t('deleteTax', { count });
      }}
      empty={{ title: t('noTax'), text: t('noTaxHint') }}
    />
  );

  function rateInWords({ byOrderType, flatRate }: TaxStructure): string {
    return byOrderType ? t('byOrderType') : percents.format(Number(flatRate) / 100);
  }
}

/** The amount that the stores of the level collected of each; its column is there before that is read. */
function useCollectedColumn() {
  const t = usePhrases(taxCollectedPhrases);
  const { of } = useTaxesCollected();
  if (!hasFeature(useSession(), 'dashboard')) return [];
  const cell = (structure: TaxStructure) => (of === undefined ? '–' : formatCents(of(structure).tax));
  return [{ title: t('collected'), align: 'right', hideOnPhone: true, cell } as const];
}

/** `7.250%`: three decimals, as tax offices print them; a fourth only where it is used. */
const percents = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 3,
  maximumFractionDigits: 4,
});
