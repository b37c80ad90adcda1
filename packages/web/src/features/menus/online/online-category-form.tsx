import { Button } from '@mantine/core';
import type { GuestList, OnlineCategory, Path } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { onlineLayoutPhrases } from '../../../phrases/menus/online-layout.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Callout } from '../../../ui/messages/callout.tsx';
import { CategoryFindings } from './category-findings.tsx';
import { IdChecks } from './id-checks.tsx';
import { withOneSubheader } from './subheaders.ts';
import { guestListIn, useCategoryNames, useOfferNames } from './use-guest-page.ts';

const types = ['MENU', 'OFFERS', 'SUBHEADER'] as const;

/** Everything about one category of the page. */
export const OnlineCategoryForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(onlineLayoutPhrases);
  const list = guestListIn(path);
  const category = useMenu((menu) => menu[list]?.find((one) => one.id === id));
  if (!category) return null;
  const isSubheader = category.categoryType === 'SUBHEADER';
  return (
    <>
      <TypeField path={path} id={category.id} />
      <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
      {!isSubheader && <DocumentText path={[...path, 'description']} maxLength={1000} lines={2} />}
      {category.categoryType === 'MENU' && <CategoryChecks path={[...path, 'categoryIds']} />}
      {category.categoryType === 'OFFERS' && <OfferChecks path={[...path, 'offers']} />}
      <DocumentSwitch path={[...path, 'visible']} />
      {isSubheader && !category.used && <UnusedSubheader list={list} category={category} />}
      <CategoryFindings list={list} id={category.id} />
      {!isSubheader && <ImageField path={[...path, 'imageId']} label={t('imageLabel')} />}
    </>
  );
};

/** A category that becomes a subheader takes the place of the subheader before it. */
function TypeField({ path, id }: { readonly path: Path; readonly id: string }) {
  const list = guestListIn(path);
  const edit = useEditMenu();
  const handleSet = (value: unknown) =>
    edit((menu) => {
      const category = menu[list]?.find((one) => one.id === id);
      const type = types.find((known) => known === value);
      if (!category || !type) return;
      category.categoryType = type;
      if (type === 'SUBHEADER') menu[list] = withOneSubheader(menu[list] ?? [], id);
    });
  return <DocumentChoice path={[...path, 'categoryType']} values={types} onSet={handleSet} />;
}

function CategoryChecks({ path }: { readonly path: Path }) {
  const t = usePhrases(onlineLayoutPhrases);
  const names = useCategoryNames();
  const label = useFieldWord(path);
  return <IdChecks path={path} label={label} names={names} none={t('noCategories')} />;
}

function OfferChecks({ path }: { readonly path: Path }) {
  const t = usePhrases(onlineLayoutPhrases);
  const names = useOfferNames();
  const label = useFieldWord(path);
  return <IdChecks path={path} label={label} names={names} none={t('noOffers')} />;
}

function useFieldWord(path: Path): string {
  return useEditor().adapter.words.field(path, {});
}

type OfCategory = { readonly list: GuestList; readonly category: OnlineCategory };

function UnusedSubheader({ list, category: { id } }: OfCategory) {
  const t = usePhrases(onlineLayoutPhrases);
  const edit = useEditMenu();
  const mayUse = useMayEdit([list, { id }, 'used']);
  const handleUse = () =>
    edit((menu) => {
      menu[list] = withOneSubheader(menu[list] ?? [], id);
    });
  return (
    <Callout
      action={
        mayUse && (
          <Button size="sm" onClick={handleUse}>
            {t('useThis')}
          </Button>
        )
      }
    >
      {t('unusedText')}
    </Callout>
  );
}
