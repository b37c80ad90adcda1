import { Button, Menu } from '@mantine/core';
import { type Offer, offersInOrder } from '@servery/domain';
import { IconArrowDown, IconArrowUp, IconCopy } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayAdd, useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { ActivateButton } from '../forms/activate-button.tsx';
import { DeleteItem, MoreMenu } from '../forms/more-menu.tsx';
import { useDeleteOffer } from './use-delete-offer.ts';
import { useDuplicateOffer } from './use-duplicate-offer.ts';
import { useMoveOffer } from './use-move-offer.ts';
import { offerPath } from './use-offers.ts';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** On or off at this level and duplicate in one press; order and deletion behind the dots. */
export function OfferActions({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(menuItemsPhrases);
  const { level } = useEditor();
  const maySwitch = useMayEdit([...offerPath(offer.id), 'info', 'status']);
  const mayDuplicate = useMayAdd('offers');
  const duplicate = useDuplicateOffer();
  if (!level.canSave) return null;
  return (
    <>
      {maySwitch && <ActivateButton path={offerPath(offer.id)} />}
      {mayDuplicate && (
        <Button leftSection={<IconCopy {...icon} />} onClick={() => duplicate(offer)}>
          {t('duplicate')}
        </Button>
      )}
      <MoreMenu items={() => <MoreItems offer={offer} />} />
    </>
  );
}

function MoreItems({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(modifiersPhrases);
  const mayDelete = useMayEdit(offerPath(offer.id));
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
      <DeleteItem isAllowed={mayDelete} onDelete={() => remove(offer)} />
    </>
  );
}
