import { defaultSchemeOf, type MenuBlob, type Offer } from '@servery/domain';
import { ChainedGrid } from '../../../../editing/fields/chained-grid.tsx';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { type Amount, formatAmount } from '../../../../ui/fields/amount.ts';
import type { GridEdit, GridLine } from '../../../../ui/grid/grid-types.ts';
import { groupHead } from '../tabs/choice-text.ts';
import { useEditOffers } from '../use-offers.ts';
import { useSchemes } from './use-schemes.ts';
import { PAYS, pathOfCell, TODAY, useValueCells } from './use-value-cells.ts';
import { kindOf, TOGETHER, withCell } from './value-edits.ts';

/** The values that an offer takes off, a line per pricing scheme and a column for everything that it takes from; OF-19 */
export function ValueGrid({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const edit = useEditOffers();
  const schemes = useSchemes();
  const columns = useColumns(offer);
  const cellAt = useValueCells(offer);
  const [usual] = schemes;
  const handleEdit = (edits: readonly GridEdit[]) =>
    edit([offer.id], (before) =>
      edits.reduce(
        (made, { rowId, columnId, value }) =>
          withCell(made, { schemeId: rowId, column: columnId, amount: value, usual: usual?.id ?? '' }),
        before,
      ),
    );
  const rows = schemes.map(({ id, name, isDefault }) => {
    const isOwn = isDefault || offer.value.schemes.some(({ schemeId }) => schemeId === id);
    return { id, name, ...(!isOwn && { detail: t('asScheme', { name: usual?.name ?? '' }) }) };
  });
  const isPercent = kindOf(offer) === 'PERCENTAGE';
  return (
    <ChainedGrid
      label={t('perScheme')}
      rowTitle={t('scheme')}
      rows={rows}
      columns={columns}
      cellAt={cellAt}
      placeOf={(schemeId, column) =>
        column === TODAY || column === PAYS ? undefined : pathOfCell(offer, schemeId, column)
      }
      onEdit={handleEdit}
      {...(isPercent && { format: percent })}
      isSearched
      hasLongHeads
    />
  );
}

function percent(amount: Amount): string {
  return amount === null ? formatAmount(amount) : `${Number(amount)}%`;
}

/** A column for everything that is taken off separately, named by its content, then the cost of an order. */
function useColumns(offer: Offer): readonly GridLine[] {
  const t = usePhrases(offersPhrases);
  const menu: MenuBlob = useMenu((draft) => draft);
  const { appliesTo, schemes } = offer.value;
  const { pricingSchemes } = menu;
  const groups = offer.itemGroups.map((group) => ({ id: group.id, ...groupHead(group, menu) }));
  const usual = schemes.find(({ schemeId }) => schemeId === defaultSchemeOf(pricingSchemes)?.id);
  const heads = groups.map(({ id, name, detail }) => {
    const isTaken = usual?.individualGroups.some((entry) => entry.id === id);
    const role = t(isTaken ? `${offer.advanced.applyOfferTo}taken` : 'firstBought');
    return { id, name, detail: [detail, ...(groups.length > 1 ? [role] : [])].filter(Boolean).join(', ') };
  });
  const any = {
    name: groups.map(({ what }) => what).join(t('or')) || t('anyItem'),
    detail: [...new Set(groups.map(({ detail }) => detail))].join(t('or')),
  };
  const together = { id: TOGETHER, name: t('together'), detail: heads.map(({ name }) => name).join(' + ') };
  const isTogether = schemes.some(({ comboOffer }) => comboOffer.enabled);
  const isSingle = schemes.length === 0 || schemes.some(({ comboOffer }) => !comboOffer.enabled);
  const given: readonly GridLine[] = {
    ENTIRE_ORDER: [{ id: 'entireOrder', name: t('entireOrder') }],
    ANY_ITEM: [{ id: 'anyItem', ...any }],
    ITEM_GROUPS: [...(isSingle ? heads : []), ...(isTogether ? [together] : [])],
  }[appliesTo];
  return [...given, { id: TODAY, name: t('today') }, { id: PAYS, name: t('guestPaysHead') }];
}
