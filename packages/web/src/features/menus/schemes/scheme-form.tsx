import { Button } from '@mantine/core';
import {
  isSchemeInUse,
  ORDER_CHANNELS,
  ORDER_TYPE_IDS,
  type PricingScheme,
  schemeCounts,
  withCopiedPrices,
  withDefaultScheme,
} from '@servery/domain';
import { useState } from 'react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useChangeMenu, useEditMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { CodeChips, DocumentChips } from '../forms/document-chips.tsx';
import { useOrderTypeName } from '../use-order-type-name.ts';

/** Everything about one pricing scheme but its prices; those are in the table beside it. */
export const SchemeForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(menuSchemePhrases);
  const scheme = useMenu((menu) => menu.pricingSchemes.find((one) => one.id === id));
  const handleDefault = useSetDefault(String(id));
  if (!scheme) return null;
  return (
    <>
      <DocumentText path={[...path, 'name']} maxLength={200} takesFocus={isNew} />
      <DocumentText path={[...path, 'description']} maxLength={1000} lines={2} />
      <ActiveSwitch scheme={scheme} path={path} />
      <DocumentSwitch
        path={[...path, 'isDefault']}
        hint={t('isDefaultHint')}
        isFixed={scheme.isDefault || !scheme.isActive}
        onSet={handleDefault}
      />
      <WhoPays path={path} />
      <CopyPrices scheme={scheme} />
    </>
  );
};

/** Order types and channels whose orders pay it. */
function WhoPays({ path }: Pick<Parameters<RowForm>[0], 'path'>) {
  const t = usePhrases(menuSchemePhrases);
  const nameOf = useOrderTypeName();
  const at = (list: string) => [...path, 'appliesTo', list];
  return (
    <Fields title={t('paidBy')}>
      <DocumentChips
        path={at('orderTypes')}
        label={t('orderTypes')}
        hint={t('orderTypesHint')}
        options={ORDER_TYPE_IDS.map((id) => ({ id, name: nameOf(id) }))}
      />
      <CodeChips path={at('channels')} label={t('channels')} hint={t('channelsHint')} codes={ORDER_CHANNELS} />
    </Fields>
  );
}

type SchemeProps = { readonly scheme: PricingScheme };

/** PX-06 PM-42: shown to all, for provider staff to use; the default scheme and the last active one stay on. */
function ActiveSwitch({ scheme, path }: SchemeProps & { readonly path: Parameters<RowForm>[0]['path'] }) {
  const t = usePhrases(menuSchemePhrases);
  const edit = useEditMenu();
  const isAllowed = useMayEdit([...path, 'isActive']);
  const menu = useMenu((draft) => draft);
  const isLast = scheme.isActive && menu.pricingSchemes.filter(isSchemeInUse).length === 1;
  const handleSet = async (isOn: boolean) => {
    const count = schemeCounts(menu).get(scheme.id)?.prices ?? 0;
    if (!isOn && count > 0) {
      const question = {
        title: t('makeInactiveTitle', { name: scheme.name }),
        message: t('makeInactiveText', { count }),
      };
      if ((await confirm({ ...question, accept: t('makeInactive') })) !== 'accept') return;
    }
    edit((draft) => {
      for (const one of draft.pricingSchemes) if (one.id === scheme.id) one.isActive = isOn;
    });
  };
  const reason = isLast || scheme.isDefault ? t('onlyOne') : undefined;
  return (
    <DocumentSwitch
      path={[...path, 'isActive']}
      hint={t('activeHint')}
      unavailable={isAllowed ? reason : t('activeLocked')}
      isFixed={!isAllowed || reason !== undefined}
      onSet={(isOn) => void handleSet(isOn === true)}
    />
  );
}

function useSetDefault(id: string): () => void {
  const change = useChangeMenu();
  return () => change((menu) => withDefaultScheme(menu, id));
}

/** All prices of another scheme at once, those of modifiers too; one step of undo. */
function CopyPrices({ scheme }: SchemeProps) {
  const t = usePhrases(menuSchemePhrases);
  const change = useChangeMenu();
  const schemes = useMenu((menu) => menu.pricingSchemes);
  const mayPrice = useMayEdit(['pricingSchemes', { id: scheme.id }, 'name']);
  const others = schemes.filter((one) => one.id !== scheme.id && isSchemeInUse(one));
  const [chosen, setChosen] = useState<string | null>(null);
  const from = others.find(({ id }) => id === chosen) ?? others[0];
  if (!from || !mayPrice) return null;
  const handleCopy = () => {
    change((menu) => withCopiedPrices(menu, { from: from.id, to: scheme.id }));
    notify.success(t('copied', { from: from.name, to: scheme.name }));
  };
  return (
    <Fields title={t('copyTitle')}>
      <SelectField
        label={t('copyFrom')}
        hint={t('copyHint')}
        value={from.id}
        onChange={setChosen}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div>
        <Button size="sm" onClick={handleCopy}>
          {t('copyButton')}
        </Button>
      </div>
    </Fields>
  );
}
