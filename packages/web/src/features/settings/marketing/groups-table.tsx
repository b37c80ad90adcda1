import { asJsonObject, type CustomerGroup, freeName, newCustomerGroup } from '@servery/domain';
import { DocumentPercent } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';

export const groupsList = ['marketing', 'customerGroups'];

/** MK-06 */
export function GroupsTable() {
  const t = usePhrases(marketingPhrases);
  const groups = useSettings(({ marketing }) => marketing.customerGroups);
  return (
    <ListTable<CustomerGroup>
      list={groupsList}
      title={t('groups')}
      hint={t('groupsHint')}
      rows={groups}
      columns={[
        {
          title: t('discount'),
          cell: ({ discountPercentage }) => `${Number(discountPercentage)}%`,
          align: 'right',
          hideOnPhone: true,
        },
        { title: t('tax'), cell: ({ taxExempt }) => t(taxExempt ? 'taxExempt' : 'taxed'), hideOnPhone: true },
      ]}
      add={{
        label: t('addGroup'),
        make: () => asJsonObject(newCustomerGroup({ id: crypto.randomUUID(), name: freeName(groups, t('newGroup')) })),
      }}
      empty={{ title: t('noGroups'), text: t('noGroupsHint') }}
    />
  );
}

export const GroupForm: RowForm = ({ path, isNew }) => (
  <>
    <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
    <DocumentPercent path={[...path, 'discountPercentage']} />
    <DocumentSwitch path={[...path, 'taxExempt']} />
    <DocumentSwitch path={[...path, 'disabled']} />
  </>
);
