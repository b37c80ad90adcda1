import { Button } from '@mantine/core';
import {
  asJsonObject,
  freeName,
  type GuestList,
  newOnlineCategory,
  type OnlineCategory,
  type PageSection,
} from '@servery/domain';
import { IconDiscount2, IconEye, IconEyeOff, IconFolder, IconHeading, IconTrash } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { DraggedRows } from '../../../editing/list/dragged-rows.tsx';
import { selectRow } from '../../../editing/list/list-selection.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { newEntityId } from '../new-entity-id.ts';
import styles from './online.module.css';
import { withOneSubheader } from './subheaders.ts';
import { channelOf, useCategoryNames, useGuestPage, useOfferNames } from './use-guest-page.ts';

const none: readonly OnlineCategory[] = [];
const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const buttonIcon = { ...icon, size: 14 } as const;
const signs = { MENU: IconFolder, OFFERS: IconDiscount2, SUBHEADER: IconHeading } as const;

/** A category of the page, and the part of it that guests see. */
type Row = OnlineCategory & {
  readonly disabled: boolean;
  readonly whyDisabled?: string;
  readonly section: PageSection;
};

type OfList = { readonly list: GuestList };

/** OC-01 to OC-04: the categories of the page in their order. */
export function CategoriesTable({ list }: OfList) {
  const t = usePhrases(onlineLayoutPhrases);
  const page = useGuestPage(channelOf(list));
  const { words } = useEditor().adapter;
  const typeWord = (type: OnlineCategory['categoryType']) => words.value([list, { id: '' }, 'categoryType'], type, {});
  const underOf = useUnder(page);
  const categories = page.map(({ category }) => category);
  const make = (given: Partial<OnlineCategory> & { readonly name: string }) =>
    asJsonObject(newOnlineCategory({ ...given, id: newEntityId('online'), name: freeName(categories, given.name) }));
  return (
    <ListTable<Row>
      list={[list]}
      title={t('categories')}
      hint={t('hint')}
      rows={page.map((section) => ({
        ...section.category,
        section,
        disabled: section.hidden !== null,
        ...(section.hidden !== null && { whyDisabled: t(section.hidden) }),
      }))}
      dragged={DraggedRows}
      words={(row) => `${typeWord(row.categoryType)} ${underOf(row.section)}`}
      lead={({ categoryType, section }) => {
        const Sign = signs[categoryType];
        return (
          <span className={styles.sign} data-inset={section.isUnderSubheader || undefined}>
            <Sign {...icon} />
          </span>
        );
      }}
      under={({ section }) => underOf(section)}
      columns={[
        {
          title: t('shows'),
          cell: ({ categoryType }) => typeWord(categoryType),
          hideOnPhone: true,
          hideWhenNarrow: true,
        },
        { title: t('items'), cell: ({ section }) => <Count section={section} />, align: 'right', hideOnPhone: true },
      ]}
      add={{ label: t('addCategory'), make: () => make({ name: t('newCategory') }) }}
      moreActions={<AddSubheader list={list} />}
      copy={({ section: { category } }) => make(category)}
      empty={{ title: t('empty'), text: t('emptyHint') }}
      bulk={(rows) => <BulkButtons list={list} ids={rows.map(({ id }) => id)} />}
    />
  );
}

function Count({ section: { category, items, sold, offers } }: { readonly section: PageSection }) {
  const t = usePhrases(onlineLayoutPhrases);
  if (category.categoryType === 'SUBHEADER') return null;
  const [shown, all] =
    category.categoryType === 'MENU' ? [sold.length, items.length] : [offers.length, category.offers.length];
  return <span className={styles.count}>{shown === all ? all : t('some', { sold: shown, all })}</span>;
}

/** The line below the name of a category: the part of the menu that it shows. */
function useUnder(page: readonly PageSection[]): (section: PageSection) => string {
  const t = usePhrases(onlineLayoutPhrases);
  const categories = useCategoryNames();
  const offers = useOfferNames();
  const below = page.filter(({ isUnderSubheader }) => isUnderSubheader).length;
  const namesIn = (ids: readonly string[], names: ReadonlyMap<string, string>) => {
    const [first, ...more] = ids.flatMap((id) => names.get(id) ?? []);
    if (first === undefined) return t('nothingChosen');
    return more.length === 0 ? first : t('andMore', { names: first, count: more.length });
  };
  return ({ category, hidden }) => {
    switch (category.categoryType) {
      case 'MENU':
        return namesIn(category.categoryIds, categories).replace(`${category.name} › `, '');
      case 'OFFERS':
        return namesIn(category.offers, offers);
      case 'SUBHEADER':
        return hidden === null && below > 0 ? t('line', { count: below }) : t('lineAlone');
    }
  };
}

/** A new subheader takes the place of the one before it. */
function AddSubheader({ list }: OfList) {
  const t = usePhrases(onlineLayoutPhrases);
  const mayAdd = useMayEdit([list]);
  const categories = useMenu((menu) => menu[list] ?? none);
  const edit = useEditMenu();
  if (!mayAdd) return null;
  const handleAdd = () => {
    const name = freeName(categories, t('newSubheader'));
    const added = newOnlineCategory({ id: newEntityId('online'), name, categoryType: 'SUBHEADER' });
    edit((menu) => {
      menu[list] = withOneSubheader([...categories, added], added.id);
    });
    selectRow([list], added.id, true);
  };
  return (
    <Button size="sm" variant="subtle" leftSection={<IconHeading {...buttonIcon} />} onClick={handleAdd}>
      {t('addSubheader')}
    </Button>
  );
}

function BulkButtons({ list, ids }: OfList & { readonly ids: readonly string[] }) {
  const t = usePhrases(onlineLayoutPhrases);
  const edit = useEditMenu();
  const setVisible = (visible: boolean) =>
    edit((menu) => {
      for (const category of menu[list] ?? []) if (ids.includes(category.id)) category.visible = visible;
    });
  const remove = () =>
    edit((menu) => {
      menu[list] = menu[list]?.filter(({ id }) => !ids.includes(id)) ?? [];
    });
  return (
    <>
      <Button size="sm" variant="subtle" leftSection={<IconEye {...buttonIcon} />} onClick={() => setVisible(true)}>
        {t(list === 'kioskCategories' ? 'showOnKiosk' : 'show')}
      </Button>
      <Button size="sm" variant="subtle" leftSection={<IconEyeOff {...buttonIcon} />} onClick={() => setVisible(false)}>
        {t('hide')}
      </Button>
      <Button size="sm" variant="subtle" leftSection={<IconTrash {...buttonIcon} />} onClick={remove}>
        {t('remove')}
      </Button>
    </>
  );
}
