import {
  type LayoutButton,
  type MenuBlob,
  newItemInfo,
  newTypeInfo,
  type Path,
  type SettingsNames,
  SPECIAL_FUNCTIONS,
  tabsLeadingTo,
} from '@servery/domain';
import { useMemo } from 'react';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuOf } from '../../../../editing/kinds/menu-of.ts';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { say } from '../../../../phrases/phrases.ts';
import type { Option } from '../../../../ui/fields/select-field.tsx';
import { pickable } from '../../pickable.ts';
import { useSettingsNames } from '../../use-settings-names.ts';

type TypeInfo = Partial<LayoutButton['typeInfo']>;

/** Something that a button of a type can open, and the resulting fields of the button. */
export type ButtonOpens = Option & { readonly typeInfo: TypeInfo; readonly isActive: boolean };

type Sources = {
  readonly menu: MenuBlob;
  readonly tabId: string;
  readonly names: SettingsNames | undefined;
  /** The name of a function of the terminal. */
  readonly functionName: (name: string) => string;
};

/** The targets that a button of a type can open; the same list as long as its source is the same. */
export function useTargets(tabId: string, type: LayoutButton['type']): readonly ButtonOpens[] {
  const editor = useEditor();
  const source = useMenu(sources[type]);
  const names = useSettingsNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is the part of the draft that the list is made of
  return useMemo(() => {
    const { draft } = editor.store.getState();
    const functionName = (name: string) => editor.adapter.words.value(functionPath(tabId), name, draft);
    return targets[type]({ menu: menuOf(draft), tabId, names, functionName });
  }, [editor, type, tabId, names, source]);
}

function functionPath(tabId: string): Path {
  return ['layout', 'tabs', { id: tabId }, 'buttons', '0', 'typeInfo', 'specialFunctionInfo', 'function'];
}

/** The part of the menu that the list for a type is made of; names of its groups come with it when they are asked for next. */
const sources: Record<LayoutButton['type'], (menu: MenuBlob) => unknown> = {
  ITEM: ({ items }) => items,
  MODIFIER: ({ modifiers }) => modifiers,
  SIZE: ({ departments }) => departments,
  STYLE: ({ departments }) => departments,
  MESSAGE: ({ messages }) => messages,
  OFFER: ({ offers }) => offers,
  MENU_LINK: ({ layout }) => layout.tabs,
  TENDER: () => null,
  SPECIAL_FUNCTION: () => null,
};

const targets: Record<LayoutButton['type'], (sources: Sources) => readonly ButtonOpens[]> = {
  ITEM: ({ menu }) => {
    const departments = new Map(menu.departments.map(({ id, info }) => [id, info.name]));
    return menu.items.map(({ id, info, department, category }) => ({
      value: id,
      label: info.name,
      isActive: info.status === 'ACTIVE',
      group: departments.get(department) ?? '',
      typeInfo: { itemInfo: newItemInfo({ departmentId: department, categoryId: category, itemId: id }) },
    }));
  },
  MODIFIER: ({ menu }) => {
    const categories = new Map(menu.modifiers.categories.map(({ id, info }) => [id, info.name]));
    return menu.modifiers.items.map(({ id, info, category }) => ({
      value: id,
      label: info.name,
      isActive: info.status === 'ACTIVE',
      group: categories.get(category) ?? '',
      typeInfo: { modifierInfo: { categoryId: category, itemId: id } },
    }));
  },
  SIZE: ({ menu }) => options(menu, true).map(({ option, ...rest }) => ({ ...rest, typeInfo: { sizeInfo: option } })),
  STYLE: ({ menu }) =>
    options(menu, false).map(({ option, ...rest }) => ({ ...rest, typeInfo: { styleInfo: option } })),
  MESSAGE: ({ menu }) =>
    menu.messages.map(({ id, name, status }) => ({
      value: id,
      label: name,
      isActive: status === 'ACTIVE',
      typeInfo: { messageId: id },
    })),
  OFFER: ({ menu }) =>
    menu.offers.map(({ id, info }) => ({
      value: id,
      label: info.name,
      isActive: info.status === 'ACTIVE',
      typeInfo: { offerInfo: { offerId: id } },
    })),
  MENU_LINK: ({ menu, tabId }) => {
    const circular = tabsLeadingTo(menu.layout.tabs, tabId);
    return menu.layout.tabs.map(({ id, name }) => {
      const isCircle = circular.has(id);
      return {
        value: id,
        label: isCircle ? `${name}: ${say(menuLayoutPhrases, 'circle')}` : name,
        disabled: isCircle,
        isActive: true,
        typeInfo: { menuLinkId: id },
      };
    });
  },
  TENDER: ({ names }) =>
    (names?.tenderTypes ?? []).map(({ id, name, disabled }) => ({
      value: String(id),
      label: name,
      isActive: !disabled,
      typeInfo: { tenderInfo: { tenderTypeId: id, isExactAmount: true, amount: '1.00' } },
    })),
  SPECIAL_FUNCTION: ({ functionName }) =>
    SPECIAL_FUNCTIONS.map((name) => ({
      value: name,
      label: functionName(name),
      isActive: true,
      typeInfo: { specialFunctionInfo: { ...newTypeInfo().specialFunctionInfo, function: name } },
    })),
};

function options(menu: MenuBlob, isSize: boolean) {
  return menu.departments.flatMap(({ id: departmentId, info, styles }) =>
    styles
      .filter((style) => style.isSize === isSize)
      .flatMap(({ id: styleId, options: choices }) =>
        choices.map(({ id: optionId, name, status }) => ({
          value: `${departmentId} ${styleId} ${optionId}`,
          label: name,
          isActive: status === 'ACTIVE',
          group: info.name,
          option: { departmentId, styleId, optionId },
        })),
      ),
  );
}

/** Which of its targets a button has. */
export function chosenTarget({ type, typeInfo }: LayoutButton): string | null {
  const { sizeInfo, styleInfo } = typeInfo;
  const option = (info: typeof sizeInfo) => info.optionId && `${info.departmentId} ${info.styleId} ${info.optionId}`;
  switch (type) {
    case 'ITEM':
      return typeInfo.itemInfo.itemId;
    case 'MODIFIER':
      return typeInfo.modifierInfo.itemId;
    case 'SIZE':
      return option(sizeInfo);
    case 'STYLE':
      return option(styleInfo);
    case 'MESSAGE':
      return typeInfo.messageId;
    case 'OFFER':
      return typeInfo.offerInfo.offerId;
    case 'MENU_LINK':
      return typeInfo.menuLinkId;
    case 'TENDER':
      return typeInfo.tenderInfo.tenderTypeId === null ? null : String(typeInfo.tenderInfo.tenderTypeId);
    case 'SPECIAL_FUNCTION':
      return typeInfo.specialFunctionInfo.function;
  }
}

/** The targets that can be chosen; an inactive one that the button has already is marked. */
export function choosableTargets(targets: readonly ButtonOpens[], chosen: string | null): readonly ButtonOpens[] {
  return pickable(targets, ({ value }) => value === chosen).map((target) =>
    target.isActive ? target : { ...target, label: say(menuLayoutPhrases, 'inactiveTarget', { name: target.label }) },
  );
}
