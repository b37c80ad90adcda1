import { describe, expect, test } from 'vitest';
import type { CleanUpContext } from '../../configuration/configuration-kind.ts';
import { buildButton, buildMenu, buildTab, everyButton, goodContext } from '../../testing/build-menu.ts';
import type { ButtonType, ButtonTypeInfo } from '../layout/button.ts';
import { newItemInfo } from '../layout/new-button.ts';
import { newTab } from '../layout/tab.ts';
import { completeMenu } from './complete-menu.ts';

const TYPES = Object.values(everyButton()).map(({ type }) => type);

/** The buttons that are left of one button of each type that names one missing thing. */
function cleaned(typeInfo: Partial<ButtonTypeInfo>, context: CleanUpContext = {}) {
  const buttons = Object.fromEntries(TYPES.map((type, index) => [index, buildButton(type, typeInfo)]));
  const tabs = [buildTab(buttons), newTab({ id: 'drinks', name: 'Drinks' })];
  const menu = buildMenu({ layout: { columns: 5, rows: 6, tabs } });
  const { document, notices } = completeMenu(menu, { stations: goodContext.stations, ...context });
  const left = Object.values(document.layout.tabs[0]?.buttons ?? {});
  return { left, types: left.map(({ type }) => type), codes: new Set(notices.map(({ code }) => code)) };
}

const others = (type: ButtonType) => TYPES.filter((other) => other !== type);

const namingWhatIsMissing = [
  ['CL-46', 'ITEM', { itemInfo: newItemInfo({ itemId: 'gone' }) }, (info: ButtonTypeInfo) => info.itemInfo.itemId],
  [
    'CL-47',
    'MODIFIER',
    { modifierInfo: { categoryId: null, itemId: 'gone' } },
    (info: ButtonTypeInfo) => info.modifierInfo.itemId,
  ],
  [
    'CL-48',
    'SIZE',
    { sizeInfo: { departmentId: null, styleId: null, optionId: 'gone' } },
    (info: ButtonTypeInfo) => info.sizeInfo.optionId,
  ],
  [
    'CL-49',
    'STYLE',
    { styleInfo: { departmentId: null, styleId: null, optionId: 'gone' } },
    (info: ButtonTypeInfo) => info.styleInfo.optionId,
  ],
  ['CL-50', 'MESSAGE', { messageId: 'gone' }, (info: ButtonTypeInfo) => info.messageId],
  ['CL-52', 'MENU_LINK', { menuLinkId: 'gone' }, (info: ButtonTypeInfo) => info.menuLinkId],
  ['CL-53', 'OFFER', { offerInfo: { offerId: 'gone' } }, (info: ButtonTypeInfo) => info.offerInfo.offerId],
] as const;

describe('buttons', () => {
  test.each(namingWhatIsMissing)(
    'CL-46 CL-47 CL-48 CL-49 CL-50 CL-52 CL-53 (%s) a %s button naming what is missing goes, any other loses the id',
    (code, type, typeInfo, read) => {
      const { left, types, codes } = cleaned(typeInfo);
      expect(types).toEqual(others(type));
      expect(left.map(({ typeInfo: info }) => read(info))).toEqual(left.map(() => null));
      expect(codes).toEqual(new Set([code]));
    },
  );

  const tender = (tenderTypeId: number) => ({ tenderInfo: { tenderTypeId, isExactAmount: true, amount: '1.00' } });
  const tenderTypes = [
    { id: 1, disabled: false },
    { id: 2, disabled: true },
  ];

  test('CL-42 CL-51 tender buttons whose tender type is disabled are removed', () => {
    const { types, codes } = cleaned(tender(2), { tenderTypes });
    expect(types).toEqual(others('TENDER'));
    expect(codes).toContain('CL-42');
  });

  test('CL-43 CL-51 tender buttons whose tender type is missing are removed', () => {
    const { types, codes } = cleaned(tender(99), { tenderTypes });
    expect(types).toEqual(others('TENDER'));
    expect(codes).toContain('CL-43');
  });

  test('CL-44 buttons of other types stay and lose the tender type', () => {
    const { left, codes } = cleaned(tender(2), { tenderTypes });
    expect(left.map(({ typeInfo }) => typeInfo.tenderInfo.tenderTypeId)).toEqual(left.map(() => null));
    expect(codes).toContain('CL-44');
    expect(cleaned(tender(1), { tenderTypes }).codes.size).toBe(0);
  });

  test('CL-45 order types no longer active on POS or online are cleared', () => {
    const orderTypes = [
      { id: 1, activePOS: true, activeOnline: false },
      { id: 7, activePOS: false, activeOnline: true },
      { id: 9, activePOS: false, activeOnline: false },
    ];
    const left = (orderType: number) =>
      cleaned({ orderType }, { orderTypes }).left.map(({ typeInfo }) => typeInfo.orderType);
    expect(left(1)).toEqual(TYPES.map(() => 1));
    expect(left(7)).toEqual(TYPES.map(() => 7));
    expect(left(9)).toEqual(TYPES.map(() => null));
    expect(left(42)).toEqual(TYPES.map(() => null));
  });
});
