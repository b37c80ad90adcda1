import type { Offer } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { DraggedRows } from '../../../../editing/list/dragged-rows.tsx';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { MenuTable } from '../../lists/menu-table.tsx';
import { StatusButtons } from '../../lists/status-buttons.tsx';
import { useUses } from '../../lists/use-uses.ts';
import { offerAddress } from '../offer-address.ts';
import { useDuplicateOffer } from '../use-duplicate-offer.ts';
import { useMoveOffer } from '../use-move-offer.ts';
import { useEditOffers } from '../use-offers.ts';
import { offerRows, wordsOf } from './offer-rows.ts';

/** Every offer with what it is and when it is valid; several are made active, inactive or deleted at once. */
export function OffersTable() {
  const t = usePhrases(offersPhrases);
  const offers: readonly Offer[] = useMenu((menu) => menu.offers);
  const rows = useMemo(() => offerRows(offers), [offers]);
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
      rows={rows}
      words={wordsOf}
      columns={[
        { title: t('type'), cell: ({ kind }) => kind },
        { title: t('channels'), cell: ({ channels }) => channels, hideOnPhone: true },
        { title: t('when'), cell: ({ when }) => when || t('always'), hideOnPhone: true },
      ]}
      dragged={DraggedRows}
      pages={{
        onOpen: ({ id }) => navigate({ href: offerAddress(id) }),
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
      empty={{ title: t('empty'), text: t('emptyHint') }}
    />
  );
}
