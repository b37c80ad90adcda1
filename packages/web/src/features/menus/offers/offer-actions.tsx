import { Button, Menu } from '@mantine/core';
import { type Offer, offersInOrder } from '@servery/domain';
import { IconArrowDown, IconArrowUp, IconCopy } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayAdd, useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { ActivateButton } from '../forms/activate-button.tsx';
import { DeleteItem, MoreMenu } from '../forms/more-menu.tsx';
import { SetForStoresItem } from '../stores/set-for-stores-item.tsx';
import type { SetForStoresState } from '../stores/use-set-for-stores.ts';
import { useDeleteOffer } from './use-delete-offer.ts';
import { useDuplicateOffer } from './use-duplicate-offer.ts';
import { useMoveOffer } from './use-move-offer.ts';
import { offerPath } from './use-offers.ts';

const SetOfferForStores = lazy(() =>
  import('../stores/set-offer-for-stores.tsx').then((m) => ({ default: m.SetOfferForStores })),
);

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type OfferProps = { readonly offer: Offer };

type OfferActionsProps = OfferProps & { readonly set: SetForStoresState };

/** Active or inactive at this level, and duplicate in one press; the others behind the dots. */
export function OfferActions({ offer, set }: OfferActionsProps) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const path = offerPath(offer.id);
  const maySwitch = useMayEdit([...path, 'info', 'status']);
  const mayDuplicate = useMayAdd('offers');
  const duplicate = useDuplicateOffer();
  if (!level.canSave) return null;
  return (
    <>
      {maySwitch && <ActivateButton path={path} />}
      {mayDuplicate && (
        <Button leftSection={<IconCopy {...icon} />} onClick={() => duplicate(offer)}>
          {t('duplicate')}
        </Button>
      )}
      <MoreMenu items={() => <MoreItems offer={offer} onSet={set.open} />} />
      <Suspense fallback={null}>{set.isOpen && <SetOfferForStores offer={offer} onClose={set.close} />}</Suspense>
    </>
  );
}

function MoreItems({ offer, onSet }: OfferProps & { readonly onSet: (() => void) | undefined }) {
  const t = usePhrases(modifiersPhrases);
  const remove = useDeleteOffer();
  const moves = useMoveOffer();
  const ids = useMenu((menu) => menu.offers);
  const order = offersInOrder(ids).map(({ id }) => id);
  const at = order.indexOf(offer.id);
  const above = order[at - 1];
  const below = order[at + 1];
  return (
    <>
      {moves && (
        <>
          <Menu.Item
            disabled={above === undefined}
            leftSection={<IconArrowUp {...icon} />}
            onClick={() => above !== undefined && moves.onMove(offer.id, above, 'before')}
          >
            {t('moveUp')}
          </Menu.Item>
          <Menu.Item
            disabled={below === undefined}
            leftSection={<IconArrowDown {...icon} />}
            onClick={() => below !== undefined && moves.onMove(offer.id, below, 'after')}
          >
            {t('moveDown')}
          </Menu.Item>
        </>
      )}
      <SetForStoresItem onSet={onSet} />
      <DeleteItem path={offerPath(offer.id)} onDelete={() => remove(offer)} />
    </>
  );
}
