import { Button } from '@mantine/core';
import { channelSale, type MenuBlob, type MenuItem, type WeekMoment } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { ImageThumb } from '../../../images/image-thumb.tsx';
import { kioskMenuPhrases } from '../../../phrases/menus/kiosk-menu.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { itemAddress } from '../item-address.ts';
import { ChannelSwitch, kioskPath } from './channel-switch.tsx';
import styles from './kiosk-menu.module.css';
import { itemsNamed, type KioskRow } from './kiosk-rows.ts';

type KioskItemsProps = {
  readonly menu: MenuBlob;
  readonly row: KioskRow;
  readonly at: WeekMoment;
  /** Only the items with such a name are listed, where there are some. */
  readonly search: string;
  /** The item whose tile was pressed on the drawn kiosk. */
  readonly pressedId: string | null;
  /** It came into view: the drawn kiosk goes to its category. */
  readonly onShow: () => void;
};

/** As many items as a screen is high; the rest is listed when asked for. */
const listedAtFirst = 25;

/** The items of a category: whether the kiosk sells each now, and why not. */
export function KioskItems({ menu, row, at, search, pressedId, onShow }: KioskItemsProps) {
  const t = usePhrases(kioskMenuPhrases);
  const show = useEffectEvent(onShow);
  useEffect(() => show(), []);
  const [listsAll, setListsAll] = useState(false);
  const found = itemsNamed(row.items, search.trim().toLowerCase());
  const items = found.length > 0 ? found : row.items;
  const isBelow = items.findIndex(({ id }) => id === pressedId) >= listedAtFirst;
  const listed = listsAll || isBelow ? items : items.slice(0, listedAtFirst);
  return (
    <Stack gap={2}>
      <ul className={styles.items}>
        {listed.map((item) => (
          <PressedEntry key={item.id} isPressed={item.id === pressedId}>
            <Item menu={menu} item={item} isOnPage={row.section !== null} at={at} />
          </PressedEntry>
        ))}
      </ul>
      {listed.length < items.length && (
        <Row>
          <Button variant="subtle" size="sm" onClick={() => setListsAll(true)}>
            {t('listMore', { count: items.length - listed.length })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Comes into view and is marked when its tile is pressed. */
function PressedEntry({ isPressed, children }: { readonly isPressed: boolean; readonly children: ReactNode }) {
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPressed) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isPressed]);
  return (
    <li ref={entry} aria-current={isPressed || undefined}>
      {children}
    </li>
  );
}

type ItemProps = Pick<KioskItemsProps, 'menu' | 'at'> & { readonly item: MenuItem; readonly isOnPage: boolean };

function Item({ menu, item, isOnPage, at }: ItemProps) {
  const { id, info } = item;
  const t = usePhrases(kioskMenuPhrases);
  const { companyId } = useEditor().level;
  const reasons = channelSale(menu, 'KIOSK').reasonsOf(id, at);
  const path = ['items', { id }];
  const notes = [
    ...reasons.map(({ message }) => message),
    ...(reasons.length === 0 && !isOnPage ? [t('notOnPageItem')] : []),
    ...(reasons.length === 0 && isOnPage && info.imageId === null ? [t('noPicture')] : []),
  ];
  return (
    <Row gap={3}>
      <span className={styles.picture}>
        <ImageThumb companyId={companyId} imageId={info.imageId} />
      </span>
      <Stack place="fill">
        <Link to={itemAddress(item)} search={true}>
          {info.name}
        </Link>
        {notes.map((note) => (
          <Muted key={note} small>
            {note}
          </Muted>
        ))}
      </Stack>
      <FieldMark path={kioskPath(path)} label={info.name} />
      <ChannelSwitch path={path} name={info.name} />
    </Row>
  );
}
