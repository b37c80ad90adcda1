import { Button } from '@mantine/core';
import { formatCents, type ModifierCategory } from '@servery/domain';
import { IconPercentage } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { LocationsDiffer } from '../../../editing/overrides/below/locations-differ.tsx';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { AvailabilityFields } from '../forms/availability-fields.tsx';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { EntityState } from '../forms/entity-state.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import { ImageAndNumber, TextFields } from '../forms/info-fields.tsx';
import styles from '../forms/menu-forms.module.css';
import { Section } from '../forms/section.tsx';
import { useIsWideForm } from '../forms/use-is-wide-form.ts';
import { type SetForStoresState, useSetForStores } from '../stores/use-set-for-stores.ts';
import { ModifierActions } from './modifier-actions.tsx';
import { useUsualPrices } from './tree/use-modifier-tree.tsx';
import { modifierPath, useModifierCategory } from './use-modifiers.ts';
import { WhereUsed } from './where-used.tsx';

const AdjustModifiers = lazy(() =>
  import('./prices/adjust-modifiers.tsx').then((m) => ({ default: m.AdjustModifiers })),
);

/** RT-69 */
export function ModifierCategoryPage() {
  const { modifierCategoryId = '' } = useParams({ strict: false });
  const category = useModifierCategory(modifierCategoryId);
  if (!category) return <GonePage screen="/menu/modifiers" />;
  return <CategoryForm key={modifierCategoryId} category={category} />;
}

function CategoryForm({ category }: { readonly category: ModifierCategory }) {
  const t = usePhrases(modifiersPhrases);
  const { id, info } = category;
  const path = modifierPath('category', id);
  const isWide = useIsWideForm();
  const set = useSetForStores(path);
  return (
    <>
      <BackToTree screen="/menu/modifiers" />
      <EditorPage
        title={info.name || t('category')}
        differ={<LocationsDiffer path={path} label={info.name} onSet={set.open} />}
        subtitle={<EntityState path={path} info={info} />}
        actions={<CategoryActions category={category} set={set} />}
        aside={isWide && <Side category={category} />}
      >
        <div className={styles.form}>
          <TextFields path={path} />
          <DocumentSwitch path={[...path, 'exclusive']} hint={t('exclusiveHint')} />
          <Members id={id} />
          {!isWide && <Side category={category} />}
        </div>
      </EditorPage>
    </>
  );
}

function Side({ category: { id } }: { readonly category: ModifierCategory }) {
  const path = modifierPath('category', id);
  return (
    <div className={styles.side}>
      <ImageAndNumber path={path} kind="modifierCategories" />
      <AvailabilityFields path={path} what={{ kind: 'modifierCategory', id }} />
      <WhereUsed kind="modifierCategory" id={id} category={id} />
    </div>
  );
}

type CategoryActionsProps = { readonly category: ModifierCategory; readonly set: SetForStoresState };

/** Besides the actions of every modifier: the prices of all modifiers of the category up or down. */
function CategoryActions({ category, set }: CategoryActionsProps) {
  const t = usePhrases(menuItemsPhrases);
  const [isAdjusting, setAdjusting] = useState(false);
  const items = useMenu((menu) => menu.modifiers.items);
  const members = useMemo(() => items.filter((modifier) => modifier.category === category.id), [items, category.id]);
  const mayPrice = useMayEdit(['modifiers', 'items', 'pricing']);
  return (
    <>
      {mayPrice && members.length > 0 && (
        <Button leftSection={<IconPercentage size={16} stroke={1.75} aria-hidden />} onClick={() => setAdjusting(true)}>
          {t('adjustBelow')}
        </Button>
      )}
      <ModifierActions kind="category" entity={category} set={set} />
      <Suspense fallback={null}>
        {isAdjusting && (
          <AdjustModifiers name={category.info.name} modifiers={members} onClose={() => setAdjusting(false)} />
        )}
      </Suspense>
    </>
  );
}

/** The modifiers of the category with the price that most guests pay. */
function Members({ id: categoryId }: { readonly id: string }) {
  const t = usePhrases(modifiersPhrases);
  const items = useMenu((menu) => menu.modifiers.items);
  const priceOf = useUsualPrices();
  const members = items.filter(({ category }) => category === categoryId);
  return (
    <Section title={t('members')} aside={<Count value={members.length} />}>
      <ul className={styles.linkList}>
        {members.map((modifier) => {
          const cents = priceOf(modifier);
          return (
            <li key={modifier.id}>
              <Link to="/menu/modifiers/items/$modifierId" params={{ modifierId: modifier.id }} search={true}>
                {modifier.info.name}
              </Link>{' '}
              {cents !== undefined && <Text tone="muted">{formatCents(cents)}</Text>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
