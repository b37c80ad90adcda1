import { Button, Menu } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayAdd, useMayEditAll } from '../../../editing/draft/may-edit.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import { MenuButton } from '../../../ui/actions/menu-button.tsx';
import { UnavailableButton } from '../../../ui/actions/unavailable-button.tsx';
import type { Option } from '../../../ui/fields/select-field.tsx';
import { type SoldEntity, type SoldUpdate, saleChannels, withCategory, withChannel, withStatus } from './sold-edits.ts';
import { SoldMore } from './sold-more.tsx';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((m) => ({ default: m.MoveDialog })));

export type SoldBulkProps = {
  readonly list: readonly string[];
  readonly chosen: readonly SoldEntity[];
  /** `3 items` */
  readonly what: string;
  /** Where they can go together; null where they cannot. */
  readonly categories: readonly Option[] | null;
  /** Changes all of them, one step of undo. */
  readonly onEdit: (update: SoldUpdate) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  /** The dialog that adjusts their prices. */
  readonly adjust: (onClose: () => void) => ReactNode;
  /** What only this kind has. */
  readonly children?: ReactNode;
};

/** What can be done with all that is selected; what a right forbids for one of them is not there. */
export function SoldBulk({ list, chosen, what, categories, onEdit, adjust, children, ...more }: SoldBulkProps) {
  const t = usePhrases(soldTablePhrases);
  const ids = chosen.map(({ id }) => id);
  const [open, setOpen] = useState<'move' | 'adjust' | null>(null);
  const close = () => setOpen(null);
  const mayMove = useMayEditAll(list, ids, 'category');
  const mayPrice = useMayEditAll(list, ids, 'pricing');
  const maySell = useMayEditAll(list, ids, 'availability');
  const mayDuplicate = useMayAdd(...list);
  return (
    <>
      <StatusButtons list={list} chosen={chosen} onEdit={onEdit} />
      {mayMove && categories && (
        <Button size="sm" variant="subtle" onClick={() => setOpen('move')}>
          {t('moveTo')}
        </Button>
      )}
      {mayMove && !categories && (
        <UnavailableButton size="sm" reason={t('moveApart')}>
          {t('moveTo')}
        </UnavailableButton>
      )}
      {mayPrice && (
        <Button size="sm" variant="subtle" onClick={() => setOpen('adjust')}>
          {t('adjust')}
        </Button>
      )}
      {maySell && <ChannelMenu chosen={chosen} onEdit={onEdit} />}
      {children}
      <DotsMenu
        label={t('more')}
        place="tools"
        items={() => <SoldMore {...more} list={list} ids={ids} mayDuplicate={mayDuplicate} />}
      />
      <Suspense fallback={null}>
        {open === 'move' && categories && (
          <MoveDialog
            what={what}
            categories={categories}
            onMove={(category) => onEdit(withCategory(category))}
            onClose={close}
          />
        )}
        {open === 'adjust' && adjust(close)}
      </Suspense>
    </>
  );
}

type OfChosen = Pick<SoldBulkProps, 'chosen' | 'onEdit'>;

/** Only what changes any of them; at a group or location the buttons name it. */
function StatusButtons({ list, chosen, onEdit }: OfChosen & Pick<SoldBulkProps, 'list'>) {
  const t = usePhrases(soldTablePhrases);
  const { level } = useEditor();
  const ids = chosen.map(({ id }) => id);
  const maySwitch = useMayEditAll(list, ids, 'info', 'status');
  if (!maySwitch) return null;
  const isWhole = level.kind === 'company';
  const { name } = level;
  return (
    <>
      {chosen.some(({ info }) => info.status === 'ACTIVE') && (
        <Button size="sm" variant="subtle" onClick={() => onEdit(withStatus('INACTIVE'))}>
          {isWhole ? t('makeInactive') : t('makeInactiveIn', { name })}
        </Button>
      )}
      {chosen.some(({ info }) => info.status !== 'ACTIVE') && (
        <Button size="sm" variant="subtle" onClick={() => onEdit(withStatus('ACTIVE'))}>
          {isWhole ? t('makeActive') : t('makeActiveIn', { name })}
        </Button>
      )}
    </>
  );
}

function ChannelMenu({ chosen, onEdit }: OfChosen) {
  const t = usePhrases(soldTablePhrases);
  return (
    <MenuButton
      button={(props) => (
        <Button {...props} size="sm" variant="subtle">
          {t('soldOn')}
        </Button>
      )}
      items={() =>
        saleChannels.flatMap((channel) => {
          const on = chosen.filter(({ availability }) => availability[channel]).length;
          const words = { channel: t(channel) };
          return [
            on < chosen.length && (
              <Menu.Item key={`${channel} on`} onClick={() => onEdit(withChannel(channel, true))}>
                {t('sellOn', words)}
              </Menu.Item>
            ),
            on > 0 && (
              <Menu.Item key={`${channel} off`} onClick={() => onEdit(withChannel(channel, false))}>
                {t('notOn', words)}
              </Menu.Item>
            ),
          ];
        })
      }
    />
  );
}
