import {
  asJsonObject,
  findByPath,
  freeName,
  isSchemeInUse,
  newPricingScheme,
  type PricingScheme,
  schemeCounts,
} from '@servery/domain';
import { useDeferredValue, useMemo } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { mayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { ListPage } from '../../../editing/list/list-page.tsx';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { MenuEditor } from '../../../editing/page/menu-editor.tsx';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { newEntityId } from '../new-entity-id.ts';
import { isInherited, useSafeDelete } from '../use-safe-delete.ts';
import { PriceTable } from './price-table.tsx';
import { SchemeForm } from './scheme-form.tsx';

const list = ['pricingSchemes'];
const lists = [{ list, form: SchemeForm }] as const;

/** RT-55, PX-03: the schemes that an item has prices in, and all their prices side by side. */
export function PricingSchemesPage() {
  const t = usePhrases(menuSchemePhrases);
  return (
    <MenuEditor>
      <ListPage title={t('title')} sections={list} lists={lists} canvas={<PriceTable />}>
        <Schemes />
      </ListPage>
    </MenuEditor>
  );
}

function Schemes() {
  const t = usePhrases(menuSchemePhrases);
  const editor = useEditor();
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const menu = useDeferredValue(useMenu((draft) => draft));
  const counts = useMemo(() => schemeCounts(menu), [menu]);
  const safeDelete = useSafeDelete();
  const make = (given: Partial<PricingScheme> & { readonly name: string }) => {
    const name = freeName(schemes, given.name);
    return asJsonObject(
      newPricingScheme({ ...given, id: newEntityId('scheme'), isDefault: schemes.length === 0, name }),
    );
  };
  const canRemove = ({ id, isDefault }: PricingScheme) =>
    !isDefault &&
    !isInherited(editor, ['pricingSchemes', { id }]) &&
    mayEdit(editor, ['pricingSchemes', { id }, 'isActive']) &&
    schemes.filter(isSchemeInUse).some((other) => other.id !== id);
  const remove = ({ id, name }: PricingScheme) =>
    safeDelete({ kind: 'pricingScheme', ids: [id], name, text: t('deleteText', { count: 1 }), uses: [] });
  return (
    <ListTable<PricingScheme & { readonly disabled: boolean }>
      list={list}
      title={t('title')}
      hint={t('hint')}
      rows={schemes.map((scheme) => ({ ...scheme, disabled: !isSchemeInUse(scheme) }))}
      columns={[
        { title: t('paidBy'), cell: ({ id, appliesTo }) => appliesTo && paidByText(id) },
        { title: t('isDefault'), cell: ({ isDefault }) => isDefault && t('isDefault') },
      ]}
      under={({ id }) => countText(id)}
      add={{ label: t('add'), make: () => make({ name: t('newName') }) }}
      canRemove={canRemove}
      onRemove={(scheme) => void remove(scheme)}
      empty={{ title: t('empty'), text: t('emptyHint') }}
    />
  );

  function paidByText(id: string): string {
    const path = ['pricingSchemes', { id }, 'appliesTo'];
    const { draft } = editor.store.getState();
    const value = findByPath(draft, path);
    return value === undefined ? '' : editor.adapter.words.value(path, value, draft);
  }

  function countText(id: string): string {
    const { prices, differing } = counts.get(id) ?? { prices: 0, differing: 0 };
    return [t('counts', { count: prices }), ...(differing > 0 ? [t('differ', { count: differing })] : [])].join(', ');
  }
}
