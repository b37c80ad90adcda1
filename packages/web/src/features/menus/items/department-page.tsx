import type { Department } from '@servery/domain';
import { useParams } from '@tanstack/react-router';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { LocationsDiffer } from '../../../editing/overrides/below/locations-differ.tsx';
import { EditorPage } from '../../../editing/page/editor-page.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { AvailabilityFields } from '../forms/availability-fields.tsx';
import { BackToTree } from '../forms/back-to-tree.tsx';
import { EntityState } from '../forms/entity-state.tsx';
import { EntityUses } from '../forms/entity-uses.tsx';
import { GonePage } from '../forms/gone-page.tsx';
import { ImageAndNumber, TextFields } from '../forms/info-fields.tsx';
import styles from '../forms/menu-forms.module.css';
import { Section } from '../forms/section.tsx';
import { useIsWideForm } from '../forms/use-is-wide-form.ts';
import { NotOffered } from '../offered/not-offered.tsx';
import { useSetForStores } from '../stores/use-set-for-stores.ts';
import { EntityActions } from './entity-actions.tsx';
import { TaxKitchenFields } from './fields/tax-kitchen-fields.tsx';
import { CategoriesTable } from './list/categories-table.tsx';
import { StylesSection } from './options/styles-section.tsx';
import { useDepartment } from './use-entity.ts';

/** RT-74 */
export function DepartmentPage() {
  const { departmentId = '' } = useParams({ strict: false });
  const department = useDepartment(departmentId);
  return department ? <DepartmentForm key={departmentId} department={department} /> : <GonePage />;
}

function DepartmentForm({ department }: { readonly department: Department }) {
  const t = usePhrases(menuItemsPhrases);
  const { id, info } = department;
  const path = ['departments', { id }];
  const isWide = useIsWideForm();
  const set = useSetForStores(path);
  return (
    <>
      <BackToTree />
      <EditorPage
        title={info.name || t('department')}
        differ={<LocationsDiffer path={path} label={info.name} onSet={set.open} />}
        subtitle={<EntityState path={path} info={info} />}
        actions={<EntityActions kind="department" entity={department} set={set} />}
        aside={isWide && <Side department={department} />}
      >
        <div className={styles.form}>
          <TextFields path={path} />
          <StylesSection department={department} />
          <Categories departmentId={id} />
          {!isWide && <Side department={department} />}
        </div>
      </EditorPage>
    </>
  );
}

function Side({ department: { id, info } }: { readonly department: Department }) {
  const path = ['departments', { id }];
  return (
    <div className={styles.side}>
      <ImageAndNumber path={path} kind="departments" />
      <AvailabilityFields path={path} what={{ kind: 'department', id }} />
      <Row>
        <NotOffered path={[...path, 'modifiers', 'availability']} department={info.name} />
      </Row>
      <TaxKitchenFields path={path} owner="ownerDepartment" />
      <EntityUses kind="department" id={id} />
    </div>
  );
}

function Categories({ departmentId }: { readonly departmentId: string }) {
  const t = usePhrases(menuItemsPhrases);
  const count = useMenu(({ categories }) => categories.filter(({ department }) => department === departmentId).length);
  return (
    <Section title={t('categories')} aside={<Count value={count} />}>
      <div className={styles.partTable}>
        <CategoriesTable departmentId={departmentId} />
      </div>
    </Section>
  );
}
