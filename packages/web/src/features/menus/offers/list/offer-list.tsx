import { Button } from '@mantine/core';
import { offerFields, say } from '@servery/words';
import { IconDiscount2, IconGift, IconPlus, IconSpeakerphone, IconTicket } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayAdd } from '../../../../editing/draft/may-edit.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import type { TreeNode } from '../../../../ui/data/tree-moves.ts';
import { FilterPicker } from '../../../../ui/fields/pickers/filter-picker.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { InactiveMark } from '../../tree/inactive-mark.tsx';
import { nodeEnd } from '../../tree/node-end.tsx';
import { OpenNodes } from '../../tree/open-nodes.tsx';
import { TreeFrame } from '../../tree/tree-frame.tsx';
import { useEntityMarks } from '../../tree/use-entity-marks.ts';
import { appliesTo, offerTypes, valueTypes } from '../offer-codes.ts';
import { useMoveOffer } from '../use-move-offer.ts';
import { type OfferRow, type OfferState, offerKinds } from './offer-rows.ts';
import { type OfferRows, useOfferRows } from './use-offer-rows.ts';

const lists = [['offers']] as const;
/** States that are asked for now and then. */
const rare: readonly OfferState[] = ['running', 'inactive', 'over'];
const icons = { COUPON: IconTicket, DISCOUNT: IconDiscount2, PROMO: IconSpeakerphone, COMP: IconGift } as const;

/** The offers in the order in which they are judged: search, filters, the kind of each and when it is valid, marks. */
export function OfferList() {
  const t = usePhrases(offersPhrases);
  const navigate = useNavigate();
  const { offerId = null } = useParams({ strict: false });
  const found = useOfferRows();
  const { rows, shown, search, state, isNarrowed } = found;
  const moves = useMoveOffer();
  const nodes = useOfferNodes(shown);
  const isMoreOn = rare.some((id) => id === state) || Object.values(found.kinds).some((value) => value !== undefined);
  const [isMoreAsked, setMoreAsked] = useState(isMoreOn);
  const filterOf = (id: OfferState) => ({ id, label: t(id), ...(id !== 'all' && { count: found.countOfState(id) }) });
  return (
    <TreeFrame
      title={t('title')}
      tableAt="/menu/offers"
      searchLabel={t('search', { count: rows.length })}
      narrowing={{ search, filter: state }}
      onNarrow={(to) => found.narrow({ search: to.search, state: to.filter })}
      filters={found.states.filter((id) => !rare.includes(id)).map(filterOf)}
      filtersEnd={
        rows.length > 0 && (
          <Chip opens isOpen={isMoreAsked} isOn={isMoreOn} onPress={() => setMoreAsked(!isMoreAsked)}>
            {t('moreFilters')}
          </Chip>
        )
      }
      pickers={rows.length > 0 && isMoreAsked && <MoreFilters found={found} />}
      add={<AddOffer />}
    >
      <OpenNodes
        label={t('list')}
        nodes={nodes}
        chosen={{ id: offerId, ancestors: [] }}
        isNarrowed={isNarrowed}
        onClear={found.clear}
        empty={rows.length === 0 ? { title: t('empty'), hint: t('emptyHint') } : null}
        onSelect={(id) => navigate({ to: '/menu/offers/$offerId', params: { offerId: id }, search: true })}
        opensWithChoice={() => false}
        {...(moves && !isNarrowed && { moves })}
      />
    </TreeFrame>
  );
}

/** The filters that are seldom asked for, below the others: other states, and the kinds of offers. */
function MoreFilters({ found }: { readonly found: OfferRows }) {
  const t = usePhrases(offersPhrases);
  return (
    <>
      <Row gap={1.5} wrap>
        {rare.map((id) => (
          <Chip
            key={id}
            isOn={found.state === id}
            onPress={() => found.narrow({ search: found.search, state: id })}
            end={<b>{found.countOfState(id)}</b>}
          >
            {t(id)}
          </Chip>
        ))}
      </Row>
      <KindPickers found={found} />
    </>
  );
}

/** The kinds that offers are narrowed to, each choice with how many it lets through. */
function KindPickers({ found }: { readonly found: OfferRows }) {
  const t = usePhrases(offersPhrases);
  const choices = {
    type: offerTypes.map((id) => ({ id, name: say(offerFields, `offers.info.type.${id}`) })),
    applies: appliesTo.map((id) => ({ id, name: say(offerFields, `offers.value.appliesTo.${id}`) })),
    takes: valueTypes.map((id) => ({ id, name: say(offerFields, `offers.value.schemes.type.${id}`) })),
  };
  const names = {
    type: say(offerFields, 'offers.info.type'),
    applies: say(offerFields, 'offers.value.appliesTo'),
    takes: say(offerFields, 'offers.value.schemes.type'),
  };
  return (
    <Row gap={1} wrap>
      {offerKinds.map((kind) => (
        <FilterPicker
          key={kind}
          label={names[kind]}
          any={t('all')}
          value={found.kinds[kind]}
          options={choices[kind].map(({ id, name }) => ({
            id,
            name: t('kindCount', { name, count: found.countOfKind(kind, id) }),
          }))}
          onChange={(value) => found.setKind(kind, value)}
        />
      ))}
    </Row>
  );
}

function useOfferNodes(shown: readonly OfferRow[]): readonly TreeNode[] {
  const t = usePhrases(offersPhrases);
  const marks = useEntityMarks(lists);
  return shown.map((row) => {
    const Icon = icons[row.offer.info.type];
    const state = row.disabled && <InactiveMark label={t('inactive')} />;
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
    <Button
      size="sm"
      leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
      onClick={() => navigate({ to: '/menu/offers/add', search: true })}
    >
      {t('add')}
    </Button>
  );
}
