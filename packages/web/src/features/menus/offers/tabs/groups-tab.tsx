import { Button } from '@mantine/core';
import { type ItemGroup, type MenuBlob, newItemGroup, type Offer, type Path } from '@servery/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { DocumentNumber, DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { Section } from '../../forms/section.tsx';
import { newEntityId } from '../../new-entity-id.ts';
import styles from '../offers.module.css';
import { offerPath, useEditOffers } from '../use-offers.ts';
import { ChoiceList } from './choice-list.tsx';
import { groupText } from './choice-text.ts';

/** The items that must be in the order, or those that the offer takes from: each group asks for so many of its choices. */
export function GroupsTab({ offer }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const path = [...offerPath(offer.id), 'itemGroups'];
  const mayEdit = useMayEdit(path);
  const edit = useEditOffers();
  const handleAdd = () =>
    edit([offer.id], ({ itemGroups, ...rest }) => ({
      ...rest,
      itemGroups: [
        ...itemGroups,
        newItemGroup({ id: newEntityId('group'), name: t('groupName', { number: itemGroups.length + 1 }) }),
      ],
    }));
  const add = mayEdit && (
    <Button size="sm" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />} onClick={handleAdd}>
      {t('addGroup')}
    </Button>
  );
  return (
    <Section
      title={t('tabgroups')}
      hint={t(`groups${offer.value.appliesTo}`)}
      actions={offer.itemGroups.length > 0 && add}
    >
      {offer.itemGroups.length === 0 ? (
        <EmptyState title={t('noItemGroups')} action={add}>
          {t('noItemGroupsHint')}
        </EmptyState>
      ) : (
        <ol className={styles.groups}>
          {offer.itemGroups.map((group) => (
            <li key={group.id} className={styles.group}>
              <Group offer={offer} group={group} path={[...path, { id: group.id }]} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

type GroupProps = { readonly offer: Offer; readonly group: ItemGroup; readonly path: Path };

function Group({ offer, group, path }: GroupProps) {
  const t = usePhrases(offersPhrases);
  const field = useField(path);
  const edit = useEditOffers();
  const menu: MenuBlob = useMenu((draft) => draft);
  const handleRemove = () => edit([offer.id], (before) => withoutGroup(before, group.id));
  return (
    <>
      <div className={styles.groupHead}>
        <DocumentText path={[...path, 'name']} label={t('groupTitle')} maxLength={200} />
        <DocumentNumber path={[...path, 'quantity']} label={t('quantity')} min={1} max={99} width={100} />
        {field.canEdit && (
          <IconButton
            label={t('removeGroup', { name: groupText(group, menu) })}
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={handleRemove}
          />
        )}
      </div>
      {group.choices.length === 0 && <Muted small>{t('noChoices')}</Muted>}
      <ChoiceList path={[...path, 'choices']} choices={group.choices} />
    </>
  );
}

/** A group is deleted with its value in every scheme. */
function withoutGroup(offer: Offer, id: string): Offer {
  const schemes = offer.value.schemes.map((scheme) => ({
    ...scheme,
    individualGroups: scheme.individualGroups.filter((entry) => entry.id !== id),
  }));
  return {
    ...offer,
    itemGroups: offer.itemGroups.filter((group) => group.id !== id),
    value: { ...offer.value, schemes },
  };
}
