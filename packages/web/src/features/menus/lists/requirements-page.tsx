import { freeName, type MenuRequirement, newRequirement } from '@servery/domain';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { asJson } from '../../../editing/list/rows.ts';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { menuListPhrases } from '../../../phrases/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { newEntityId } from '../new-entity-id.ts';
import { MenuTable } from './menu-table.tsx';
import { StatusSwitch } from './status-switch.tsx';
import { useUses } from './use-uses.ts';
import { UsedBy, useUsedByColumn } from './used-by.tsx';

const lists = [{ list: ['requirements'], form: RequirementForm }] as const;

/** RT-57 to RT-59: questions that a cashier answers before an item is complete; each has an address of its own. */
export function RequirementsPage() {
  return (
    <MenuEditor>
      <RequirementsScreen />
    </MenuEditor>
  );
}

function RequirementsScreen() {
  const t = usePhrases(menuListPhrases);
  const make = useNewRequirement();
  const address = { base: '/menu/requirements', add: () => make({ name: t('newRequirement') }) };
  return (
    <ListPage title={t('requirements')} sections={['requirements']} lists={lists} address={address}>
      <RequirementsTable />
    </ListPage>
  );
}

function RequirementsTable() {
  const t = usePhrases(menuListPhrases);
  const requirements = useMenu((menu) => menu.requirements);
  const usesOf = useUses('requirement');
  const usedBy = useUsedByColumn(usesOf);
  const make = useNewRequirement();
  return (
    <MenuTable
      list="requirements"
      title={t('requirements')}
      hint={t('requirementsHint')}
      rows={requirements.map((requirement) => ({ ...requirement, disabled: requirement.status === 'INACTIVE' }))}
      words={({ prompt }) => prompt}
      columns={[{ title: t('prompt'), cell: ({ prompt, name }) => prompt || name, hideOnPhone: true }, usedBy]}
      add={{ label: t('addRequirement'), make: () => make({ name: t('newRequirement') }) }}
      copy={({ disabled: _, ...requirement }) => make(requirement)}
      usesOf={usesOf}
      empty={{ title: t('noRequirements'), text: t('noRequirementsHint') }}
    />
  );
}

function RequirementForm({ path, id, isNew }: Parameters<RowForm>[0]) {
  const t = usePhrases(menuListPhrases);
  return (
    <>
      <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
      <DocumentText path={[...path, 'prompt']} hint={t('promptHint')} maxLength={500} lines={2} />
      <StatusSwitch path={path} />
      <UsedBy uses={useUses('requirement')(String(id))} />
    </>
  );
}

function useNewRequirement() {
  const requirements = useMenu((menu) => menu.requirements);
  return (given: Partial<MenuRequirement> & { readonly name: string }) =>
    asJson(newRequirement({ ...given, id: newEntityId('req'), name: freeName(requirements, given.name) }));
}
