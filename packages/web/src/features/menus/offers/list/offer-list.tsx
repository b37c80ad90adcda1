import type { Offer } from '@servery/domain';
import { IconDiscount2, IconGift, IconPlus, IconSpeakerphone, IconTicket } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMayAdd } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { StateTag } from '../../../../ui/data/state-tag.tsx';
import type { TreeNode } from '../../../../ui/data/tree-moves.ts';
import { nodeEnd } from '../../tree/node-end.tsx';
import { OpenNodes } from '../../tree/open-nodes.tsx';
import { TreeFrame, type TreeNarrowing } from '../../tree/tree-frame.tsx';
import { useEntityMarks } from '../../tree/use-entity-marks.ts';
import { offerAddress } from '../offer-address.ts';
import { useMoveOffer } from '../use-move-offer.ts';
import { countOffers, narrowed, type OfferFilter, type OfferRow, offerRows } from './offer-rows.ts';

const lists = [['offers']] as const;
const everything: TreeNarrowing<OfferFilter> = { search: '', filter: 'all' };
const icons = { COUPON: IconTicket, DISCOUNT: IconDiscount2, PROMO: IconSpeakerphone, COMP: IconGift } as const;

/** The offers in the order in which they are judged: search, filters, what each is and when it is valid, marks. */
export function OfferList() {
  const t = usePhrases(offersPhrases);
  const navigate = useNavigate();
  const { offerId = null } = useParams({ strict: false });
  const [narrowing, setNarrowing] = useState(everything);
  const search = useDeferredValue(narrowing.search);
  const { rows, shown, counts, isCompany } = useOfferRows({ search, filter: narrowing.filter });
  const moves = useMoveOffer();
  const nodes = useOfferNodes(shown);
  const isNarrowed = narrowing.search.trim() !== '' || narrowing.filter !== 'all';
  const filters = isCompany
    ? (['active', 'online', 'all'] as const)
    : (['active', 'online', 'overridden', 'all'] as const);
  return (
    <TreeFrame
      title={t('title')}
      tableAt="/menu/offers"
      searchLabel={t('search', { count: rows.length })}
      narrowing={narrowing}
      onNarrow={setNarrowing}
      filters={filters.map((id) => ({ id, label: t(id), ...(id !== 'all' && { count: counts[id] }) }))}
      add={<AddOffer />}
    >
      <OpenNodes
        label={t('list')}
        nodes={nodes}
        chosen={{ id: offerId, ancestors: [] }}
        isNarrowed={isNarrowed}
        onClear={() => setNarrowing(everything)}
        empty={rows.length === 0 ? { title: t('empty'), hint: t('emptyHint') } : null}
        onSelect={(id) => navigate({ href: offerAddress(id) })}
        opensWithChoice={() => false}
        {...(moves && !isNarrowed && { moves })}
      />
    </TreeFrame>
  );
}

function useOfferRows({ search, filter }: TreeNarrowing<OfferFilter>) {
  const { level } = useEditor();
  const offers: readonly Offer[] = useMenu((menu) => menu.offers);
  const { marks } = useEntityMarks(lists);
  const rows = useMemo(() => offerRows(offers), [offers]);
  const overridden = useMemo(() => new Set(marks.keys()), [marks]);
  const shown = useMemo(() => narrowed(rows, { search, filter, overridden }), [rows, search, filter, overridden]);
  const counts = useMemo(() => countOffers(rows, overridden), [rows, overridden]);
  return { rows, shown, counts, isCompany: level.kind === 'company' };
}

function useOfferNodes(shown: readonly OfferRow[]): readonly TreeNode[] {
  const t = usePhrases(offersPhrases);
  const marks = useEntityMarks(lists);
  return shown.map((row) => {
    const Icon = icons[row.offer.info.type];
    const state = row.disabled && <StateTag state="inactive" label={t('inactive')} />;
    return {
      id: row.id,
      label: row.name || t('unnamed'),
      detail: [row.kind, row.when || row.channels].join(' · '),
      start: <Icon size={16} stroke={1.75} aria-hidden />,
      end: nodeEnd(row.id, marks, state),
    };
  });
}

function AddOffer() {
  const t = usePhrases(offersPhrases);
  const navigate = useNavigate();
  const mayAdd = useMayAdd('offers');
  if (!mayAdd) return null;
  return (
    <IconButton
      label={t('add')}
      icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
      onClick={() => navigate({ to: '/menu/offers/add', search: true })}
    />
  );
}
