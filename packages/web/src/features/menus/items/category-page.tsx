import type { Category } from '@servery/domain';
import { Link, useParams } from '@tanstack/react-router';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { LocationsDiffer } from '../../../editing/overrides/below/locations-differ.tsx';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Count } from '../../../ui/data/count.tsx';
import { AvailabilityFields } from '../forms/availability-fields.tsx';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { EntityState } from '../forms/entity-state.tsx';
import { EntityUses } from '../forms/entity-uses.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import { ImageAndNumber, TextFields } from '../forms/info-fields.tsx';
import styles from '../forms/menu-forms.module.css';
import { Section } from '../forms/section.tsx';
import { useIsWideForm } from '../forms/use-is-wide-form.ts';
import { useSetForStores } from '../stores/use-set-for-stores.ts';
import { EntityActions } from './entity-actions.tsx';
import { RequirementsField } from './fields/requirements-field.tsx';
import { SuggestionsField } from './fields/suggestions-field.tsx';
import { TaxKitchenFields } from './fields/tax-kitchen-fields.tsx';
import { useCategory, useDepartment } from './use-entity.ts';

/** RT-76 */
export function CategoryPage() {
  const { categoryId = '' } = useParams({ strict: false });
  const category = useCategory(categoryId);
  return category ? <CategoryForm key={categoryId} category={category} /> : <GonePage />;
}

function CategoryForm({ category }: { readonly category: Category }) {
  const t = usePhrases(menuItemsPhrases);
  const { id, info, department: departmentId } = category;
  const department = useDepartment(departmentId);
  const isWide = useIsWideForm();
  const path = ['categories', { id }];
  const set = useSetForStores(path);
  return (
    <>
      <BackToTree />
      <EditorPage
        title={info.name || t('category')}
        differ={<LocationsDiffer path={path} label={info.name} onSet={set.open} />}
        subtitle={<EntityState path={path} info={info} place={department?.info.name ?? ''} />}
        actions={<EntityActions kind="category" entity={category} set={set} />}
        aside={isWide && <Side category={category} />}
      >
        <div className={styles.form}>
          <TextFields path={path} />
          <Items category={category} />
          {!isWide && <Side category={category} />}
        </div>
      </EditorPage>
    </>
  );
}

type PartProps = { readonly category: Category };

function Side({ category: { id, suggestions } }: PartProps) {
  const path = ['categories', { id }];
  return (
    <div className={styles.side}>
      <ImageAndNumber path={path} kind="categories" />
      <AvailabilityFields path={path} what={{ kind: 'category', id }} />
      <TaxKitchenFields path={path} owner="ownerCategory" />
      <RequirementsField path={path} />
      <SuggestionsField path={path} id={id} suggestions={suggestions} />
      <EntityUses kind="category" id={id} />
    </div>
  );
}

function Items({ category: { id, department: departmentId } }: PartProps) {
  const t = usePhrases(menuItemsPhrases);
  const items = useMenu((menu) => menu.items).filter((item) => item.category === id);
  const count = (
    <>
      <Count value={items.length} />
      {items.length > 0 && (
        <Link to="/menu/pricingSchemes" search={(before: object) => ({ ...before, in: id })}>
          {t('pricesAsTable')}
        </Link>
      )}
    </>
  );
  return (
    <Section title={t('items')} aside={count}>
      <ul className={styles.linkList}>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to="/menu/menuItems/$departmentId/item/$itemId"
              params={{ departmentId, itemId: item.id }}
              search={true}
            >
              {item.info.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
