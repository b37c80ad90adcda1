import { formatCents } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { DraggedRows } from '../../../../editing/list/dragged-rows.tsx';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { offerUsesPhrases } from '../../../../phrases/sales/offer-uses.ts';
import { uiPhrases } from '../../../../phrases/ui.ts';
import { useOfferUses } from '../../../../sales/use-offer-uses.ts';
import { ClearButton } from '../../../../ui/actions/filter-button.tsx';
import { MenuTable } from '../../lists/menu-table.tsx';
import { StatusButtons } from '../../lists/status-buttons.tsx';
import { useUses } from '../../lists/use-uses.ts';
import { useDuplicateOffer } from '../use-duplicate-offer.ts';
import { useMoveOffer } from '../use-move-offer.ts';
import { useEditOffers } from '../use-offers.ts';
import { type OfferRow, wordsOf } from './offer-rows.ts';
import { useOfferRows } from './use-offer-rows.ts';

/** Every offer that the filters of the list let through, with its kind and when it is valid; several are made active, inactive or deleted at once. */
export function OffersTable() {
  const t = usePhrases(offersPhrases);
  const { rows, shown, isNarrowed, clear } = useOfferRows();
  const sales = usePhrases(offerUsesPhrases);
  const soldBy = useOfferUses();
  const usesOf = useUses('offer');
  const navigate = useNavigate();
  const duplicate = useDuplicateOffer();
  const moves = useMoveOffer();
  const edit = useEditOffers();
  const orderOf = (id: string | number) => rows.findIndex((row) => row.id === id);
  return (
    <MenuTable
      list="offers"
      kind="offer"
      title={t('allOffers')}
      hint={t('orderHint')}
      rows={shown}
      words={wordsOf}
      columns={[
        { title: t('type'), cell: ({ kind }) => kind },
        { title: t('channels'), cell: ({ channels }) => channels, hideOnPhone: true },
        { title: t('when'), cell: ({ when }) => when || t('always'), hideOnPhone: true },
        ...(soldBy === undefined
          ? []
          : [
              {
                title: sales('used'),
                cell: ({ id }: OfferRow) => soldBy(id).tickets.toLocaleString('en-US'),
                hideOnPhone: true,
              },
              { title: sales('gave'), cell: ({ id }: OfferRow) => formatCents(soldBy(id).gave), hideOnPhone: true },
            ]),
      ]}
      {...(isNarrowed
        ? { moreActions: <ClearButton onClick={clear}>{t('clearFilters')}</ClearButton> }
        : { dragged: DraggedRows })}
      pages={{
        onOpen: ({ id }) => navigate({ to: '/menu/offers/$offerId', params: { offerId: id }, search: true }),
        onCopy: ({ offer }) => duplicate(offer),
        onMove: ({ id, to }) => moves?.onMove(String(id), String(to), orderOf(to) < orderOf(id) ? 'before' : 'after'),
      }}
      add={{ label: t('add'), onAdd: () => navigate({ to: '/menu/offers/add', search: true }) }}
      usesOf={usesOf}
      bulk={(chosen) => (
        <StatusButtons
          onChange={(status) =>
            edit(
              chosen.map(({ id }) => id),
              (offer) => ({ ...offer, info: { ...offer.info, status } }),
            )
          }
        />
      )}
      empty={
        isNarrowed
          ? { title: say(uiPhrases, 'nothingMatches'), text: say(uiPhrases, 'nothingMatchesHint') }
          : { title: t('empty'), text: t('emptyHint') }
      }
    />
  );
}
