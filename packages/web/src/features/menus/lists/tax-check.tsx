import { Button } from '@mantine/core';
import { type ItemTax, type LikelyTax, likelyTaxes, type MenuItem, type TaxRemark, taxRemarks } from '@servery/domain';
import { useMemo } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { mayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { itemAddress } from '../item-address.ts';
import { itemPath, useEditItems } from '../items/use-entity.ts';
import { useOrderTypeName } from '../use-order-type-name.ts';
import type { UsePlace } from '../use-places.ts';
import { useSettingsNames } from '../use-settings-names.ts';
import { PlaceList } from './used-by.tsx';

type TaxCheckProps = { readonly taxes: readonly ItemTax[] };

/** Items that nothing taxes or that are probably taxed by the wrong structure, and rates that are worth a look. */
export function TaxCheck({ taxes }: TaxCheckProps) {
  const t = usePhrases(menuListPhrases);
  const first = useMenu(({ taxStructures }) => taxStructures[0]);
  const likely = useMemo(() => likelyTaxes(taxes), [taxes]);
  const wrong = new Set(likely.map(({ item }) => item.id));
  const unnamed = taxes.filter(({ item, decidedBy }) => decidedBy === 'FIRST' && !wrong.has(item.id));
  const count = unnamed.length;
  const places = unnamed.map(({ item }) => itemPlace(item));
  return (
    <Section title={t('taxCheck')}>
      <Stack gap={4}>
        {likely.length > 0 && first && <LikelyTaxes likely={likely} firstName={first.name} />}
        {count > 0 && (
          <Finding tone={first ? 'info' : 'bad'}>
            <p>{first ? t('byDefault', { count, name: first.name }) : t('untaxed', { count })}</p>
            <PlaceList places={places} />
          </Finding>
        )}
        {count === 0 && likely.length === 0 && <Finding tone="good">{t('allNamed')}</Finding>}
        <Remarks />
      </Stack>
    </Section>
  );
}

type LikelyTaxesProps = { readonly likely: readonly LikelyTax[]; readonly firstName: string };

/** Each with the structure that its like use, to take over singly or all at once; one step of undo. */
function LikelyTaxes({ likely, firstName }: LikelyTaxesProps) {
  const t = usePhrases(menuListPhrases);
  const editor = useEditor();
  const editItems = useEditItems();
  const structures = useMenu(({ taxStructures }) => taxStructures);
  const nameOf = (id: string) => structures.find((one) => one.id === id)?.name ?? id;
  const mayUse = ({ item }: LikelyTax) => mayEdit(editor, [...itemPath(item.id), 'taxStructureId']);
  const use = (chosen: readonly LikelyTax[]) => {
    const ids = new Map(chosen.map(({ item, structureId }) => [item.id, structureId]));
    editItems((item) => ({ ...item, taxStructureId: ids.get(item.id) ?? item.taxStructureId }), new Set(ids.keys()));
  };
  const byItem = new Map(likely.map((one) => [one.item.id, one]));
  const settable = likely.filter(mayUse);
  const places = likely.map((one) => ({
    ...itemPlace(one.item),
    detail: t(`likely${one.sharedBy}`, { name: nameOf(one.structureId) }),
  }));
  return (
    <Finding tone="bad">
      <p>{t('likely', { count: likely.length, name: firstName })}</p>
      <PlaceList
        places={places}
        action={({ key }) => {
          const one = byItem.get(key);
          if (!one || !mayUse(one)) return null;
          const label = t('useForItem', { name: nameOf(one.structureId), item: one.item.info.name });
          return (
            <Button size="sm" aria-label={label} onClick={() => use([one])}>
              {t('use')}
            </Button>
          );
        }}
      />
      {settable.length > 1 && (
        <div>
          <Button size="sm" onClick={() => use(settable)}>
            {t('useAll', { count: settable.length })}
          </Button>
        </div>
      )}
    </Finding>
  );
}

function itemPlace(item: MenuItem): UsePlace {
  return { key: item.id, name: item.info.name, address: itemAddress(item) };
}

/** Order types in use without a rate of their own, and those that are not taxed while others are. */
function Remarks() {
  const t = usePhrases(menuListPhrases);
  const structures = useMenu(({ taxStructures }) => taxStructures);
  const names = useSettingsNames();
  const nameOf = useOrderTypeName();
  const inUse = (names?.orderTypes ?? []).filter(({ activePOS, activeOnline }) => activePOS || activeOnline);
  const remarks = taxRemarks(
    structures,
    inUse.map(({ id }) => id),
  );
  const text = ({ structure, kind, orderTypes }: TaxRemark) =>
    t(kind, { count: orderTypes.length, name: structure.name, types: orderTypes.map(nameOf).join(', ') });
  return remarks.map((remark) => (
    <Finding key={`${remark.structure.id} ${remark.kind}`}>
      <p>{text(remark)}</p>
    </Finding>
  ));
}
