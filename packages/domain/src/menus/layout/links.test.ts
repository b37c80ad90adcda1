import { describe, expect, test } from 'vitest';
import { newMenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { circularLinks, tabLinks, tabsLeadingTo } from './links.ts';
import { newButton, newTypeInfo } from './new-button.ts';
import { newTab } from './tab.ts';

const linkTo = (menuLinkId: string) => newButton({ type: 'MENU_LINK', typeInfo: newTypeInfo({ menuLinkId }) });
const tab = (id: string, ...links: string[]) =>
  newTab({ id, name: id, buttons: Object.fromEntries(links.map((to, at) => [at, linkTo(to)])) });

describe('links between tabs', () => {
  test('LY-16 are buttons that open a tab of the layout', () => {
    const other = newButton({ type: 'ITEM', typeInfo: newTypeInfo({ menuLinkId: 'b' }) });
    const tabs = [newTab({ id: 'a', name: 'a', buttons: { 3: linkTo('b'), 4: linkTo('gone'), 5: other } }), tab('b')];
    expect(tabLinks(tabs)).toEqual([{ tabId: 'a', place: '3', to: 'b' }]);
  });

  test('in a circle are found, each of them; those that lead into it are none of it', () => {
    const tabs = [tab('start', 'a'), tab('a', 'b'), tab('b', 'c', 'out'), tab('c', 'a'), tab('out'), tab('own', 'own')];
    expect(circularLinks(tabs).map(({ tabId, to }) => `${tabId} ${to}`)).toEqual(['a b', 'b c', 'c a', 'own own']);
    expect(circularLinks([tab('a', 'b', 'c'), tab('b', 'd'), tab('c', 'd'), tab('d')])).toEqual([]);
  });

  test('LY-16 keep a menu from being saved, with the button and both tabs named', () => {
    const menu = newMenuBlob({ layout: { columns: 5, rows: 6, tabs: [tab('a', 'b'), tab('b', 'a')] } });
    expect(menuKind.validate(menu)[0]).toEqual({
      code: 'MENU_LINK_CIRCLE',
      path: ['layout', 'tabs', { id: 'a' }, 'buttons', '0', 'typeInfo', 'menuLinkId'],
      message: 'a opens b, which leads back to a.',
    });
  });

  test('a link that would close one is known before it is made', () => {
    const tabs = [tab('a', 'b'), tab('b', 'c'), tab('c'), tab('d')];
    expect([...tabsLeadingTo(tabs, 'c')].toSorted()).toEqual(['a', 'b', 'c']);
    expect([...tabsLeadingTo(tabs, 'd')]).toEqual(['d']);
  });

  test('500 tabs, each with links to all behind it, are answered at once', () => {
    const ids = Array.from({ length: 500 }, (_, at) => `t${at}`);
    const tabs = ids.map((id, at) => tab(id, ...ids.slice(at + 1, at + 31)));
    expect(circularLinks(tabs)).toEqual([]);
    expect(circularLinks([...tabs.slice(0, -1), tab('t499', 't0')]).length).toBeGreaterThan(1000);
  });
});
