import { type FeaturedItem, MAX_FEATURED_ITEMS, type MenuBlob } from '@servery/domain';
import { IconPlus, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuOf } from '../../../editing/kinds/menu-of.ts';
import { ImageThumb } from '../../../images/image-thumb.tsx';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { DragOrder, type OrderedEntry, type OrderMove, useDragEntry } from '../../../ui/order/drag-order.tsx';
import { GoneFeatured } from './gone-featured.tsx';
import styles from './online.module.css';
import { useChannelSale } from './use-guest-page.ts';

const AddFeatured = lazy(() => import('./add-featured.tsx').then((m) => ({ default: m.AddFeatured })));

const list = ['onlineFeaturedItems'];

/** OC-06, OC-07: up to six items first on the page, in their order. */
export function FeaturedItems() {
  const t = usePhrases(onlineLayoutPhrases);
  const featured = useMenu((menu) => menu.onlineFeaturedItems);
  const names = useItemNames();
  const edit = useEditMenu();
  const mayEdit = useMayEdit(list);
  const nameOf = ({ itemId }: FeaturedItem) => names.get(itemId) ?? t('unknownItem');
  const entries = featured.map((one) => ({ id: one.itemId, name: nameOf(one) }));
  const handleMove = ({ id, to }: OrderMove) =>
    edit((menu) => {
      const placeOf = (itemId: OrderMove['id']) => menu.onlineFeaturedItems.findIndex((one) => one.itemId === itemId);
      const at = placeOf(to);
      const [moved] = menu.onlineFeaturedItems.splice(placeOf(id), 1);
      if (moved) menu.onlineFeaturedItems.splice(at, 0, moved);
    });
  return (
    <Section title={t('featured')} hint={t('featuredHint')} actions={<Count count={featured.length} />}>
      <Grid as="ol" columns={{ min: 112 }} gap={2} above={2} aria-label={t('featured')}>
        <DragOrder entries={entries} onMove={handleMove} isFixed={!mayEdit}>
          {(entry) => <Slot key={entry.id} {...entry} />}
        </DragOrder>
        {mayEdit && featured.length < MAX_FEATURED_ITEMS && <EmptySlot />}
      </Grid>
      <GoneFeatured names={names} />
    </Section>
  );
}

function Count({ count }: { readonly count: number }) {
  const t = usePhrases(onlineLayoutPhrases);
  return <Muted as="span">{t('featuredCount', { count, most: MAX_FEATURED_ITEMS })}</Muted>;
}

/** Names of items, those of the levels above too: an item that is gone here still has its name. */
function useItemNames(): ReadonlyMap<string, string> {
  const items = useMenu((menu) => menu.items);
  const parent = useEditorState(({ loaded }) => loaded.parent);
  return useMemo(
    () => new Map([...menuOf(parent).items, ...items].map(({ id, info }) => [id, info.name])),
    [items, parent],
  );
}

function Slot(entry: OrderedEntry) {
  const t = usePhrases(onlineLayoutPhrases);
  const { companyId } = useEditor().level;
  const id = String(entry.id);
  const path = [...list, { by: 'itemId', value: id }];
  const field = useField(path);
  const edit = useEditMenu();
  const item = useMenu((menu: MenuBlob) => menu.items.find((one) => one.id === id));
  const isSold = useChannelSale('ONLINE').reasonsOf(id).length === 0;
  const drag = useDragEntry(entry);
  const handleRemove = () =>
    edit((menu) => {
      menu.onlineFeaturedItems = menu.onlineFeaturedItems.filter(({ itemId }) => itemId !== id);
    });
  return (
    <li ref={drag.ref} className={styles.slot}>
      <span className={styles.slotPicture}>
        <ImageThumb companyId={companyId} imageId={item?.info.imageId ?? null} icon={24} />
      </span>
      <Row gap={1} align="start">
        <Text place="shrink" weight="medium">
          {entry.name}
        </Text>
        {field.isChanged && <UnsavedDot />}
      </Row>
      {!isSold && (
        <Text size="sm" tone="bad">
          {t('notSold')}
        </Text>
      )}
      <Row gap={0.5} justify="between">
        <FieldMark path={path} label={entry.name} />
        {field.canEdit && (
          <Row gap={0.5} place="end">
            {drag.handle}
            <IconButton
              size="sm"
              label={t('unfeature', { name: entry.name })}
              icon={<IconX size={16} stroke={1.75} aria-hidden />}
              onClick={handleRemove}
            />
          </Row>
        )}
      </Row>
    </li>
  );
}

function EmptySlot() {
  const t = usePhrases(onlineLayoutPhrases);
  const [isAdding, setAdding] = useState(false);
  return (
    <li>
      <button type="button" className={styles.emptySlot} onClick={() => setAdding(true)}>
        <IconPlus size={20} stroke={1.75} aria-hidden />
        {t('feature')}
      </button>
      <Suspense fallback={null}>{isAdding && <AddFeatured onClose={() => setAdding(false)} />}</Suspense>
    </li>
  );
}
