import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayAdd, useMayEditAll } from '../../../editing/draft/may-edit.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { DotsMenu } from '../../../ui/actions/dots-menu.tsx';
import { UnavailableButton } from '../../../ui/actions/unavailable-button.tsx';
import type { SoldMove } from './move-dialog.tsx';
import { type SoldEntity, type SoldUpdate, saleChannels, withChannel, withStatus, withWhen } from './sold-edits.ts';
import { SoldMore } from './sold-more.tsx';
import { SwitchMenu } from './switch-menu.tsx';

const WhenDialog = lazy(() => import('./when-dialog.tsx').then((m) => ({ default: m.WhenDialog })));
const MoveDialog = lazy(() => import('./move-dialog.tsx').then((m) => ({ default: m.MoveDialog })));

export type SoldBulkProps = {
  readonly list: readonly string[];
  readonly chosen: readonly SoldEntity[];
  /** `3 items` */
  readonly what: string;
  /** Undefined where this person moves none, or they belong nowhere. */
  readonly move?: SoldMove | undefined;
  /** Changes all of them, one step of undo. */
  readonly onEdit: (update: SoldUpdate) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  /** The dialog that adjusts their prices; undefined where this person may not. */
  readonly adjust?: (onClose: () => void) => ReactNode;
  /** The actions that only this kind has. */
  readonly children?: ReactNode;
};

/** The actions for all that is selected; an action that a right forbids for one of them is not there. */
export function SoldBulk({ list, chosen, what, move, onEdit, adjust, children, ...more }: SoldBulkProps) {
  const t = usePhrases(soldTablePhrases);
  const ids = chosen.map(({ id }) => id);
  const [open, setOpen] = useState<'move' | 'adjust' | 'when' | null>(null);
  const close = () => setOpen(null);
  const maySell = useMayEditAll(list, ids, 'availability');
  const mayDuplicate = useMayAdd(...list);
  return (
    <>
      <StatusButtons list={list} chosen={chosen} onEdit={onEdit} />
      {move && <MoveButton list={list} ids={ids} move={move} onPress={() => setOpen('move')} />}
      {adjust && (
        <Button size="sm" variant="subtle" onClick={() => setOpen('adjust')}>
          {t('adjust')}
        </Button>
      )}
      {maySell && <ChannelMenu chosen={chosen} onEdit={onEdit} />}
      {maySell && (
        <Button size="sm" variant="subtle" onClick={() => setOpen('when')}>
          {t('when')}
        </Button>
      )}
      {children}
      <DotsMenu
        label={t('more')}
        place="tools"
        items={() => <SoldMore {...more} list={list} ids={ids} mayDuplicate={mayDuplicate} />}
      />
      <Suspense fallback={null}>
        {open === 'move' && move && <MoveDialog move={move} what={what} onClose={close} />}
        {open === 'when' && <WhenDialog what={what} onSet={(when) => onEdit(withWhen(when))} onClose={close} />}
        {open === 'adjust' && adjust?.(close)}
      </Suspense>
    </>
  );
}

type MoveButtonProps = Pick<SoldBulkProps, 'list'> & {
  readonly ids: readonly string[];
  readonly move: SoldMove;
  readonly onPress: () => void;
};

function MoveButton({ list, ids, move: { field, action, apart }, onPress }: MoveButtonProps) {
  const mayMove = useMayEditAll(list, ids, field);
  if (!mayMove) return null;
  if (apart !== undefined) {
    return (
      <UnavailableButton size="sm" reason={apart}>
        {action}
      </UnavailableButton>
    );
  }
  return (
    <Button size="sm" variant="subtle" onClick={onPress}>
      {action}
    </Button>
  );
}

type OfChosen = Pick<SoldBulkProps, 'chosen' | 'onEdit'>;

/** Only the actions that change any of them; at a group or location the buttons name it. */
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
  const choices = saleChannels.map((channel) => ({
    id: channel,
    having: chosen.filter(({ availability }) => availability[channel]).length,
    on: t('sellOn', { channel: t(channel) }),
    off: t('notOn', { channel: t(channel) }),
  }));
  return (
    <SwitchMenu
      label={t('soldOn')}
      total={chosen.length}
      choices={choices}
      onSwitch={(channel, isOn) => onEdit(withChannel(channel, isOn))}
    />
  );
}
