import { type LayoutGrid, type LayoutTab, newTab, regridded } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useChangeMenu } from '../../../editing/kinds/menu-document.ts';
import { menuOf } from '../../../editing/kinds/menu-of.ts';
import { newEntityId } from '../new-entity-id.ts';
import { inOrder } from './use-layout-view.ts';

/** The actions on the tabs of the draft; each is one step of undo. */
export function useEditTabs() {
  const editor = useEditor();
  const change = useChangeMenu();
  const current = () => menuOf(editor.store.getState().draft);
  const put = (tabs: readonly LayoutTab[]) =>
    change((menu) => ({ ...menu, layout: { ...menu.layout, tabs: [...tabs] } }));
  return {
    put,
    /** Changes the buttons of a tab. */
    setButtons: (id: string, buttons: LayoutTab['buttons']) =>
      put(current().layout.tabs.map((tab) => (tab.id === id ? { ...tab, buttons } : tab))),
    /** Another grid for all tabs; no button is lost. */
    setGrid: (grid: LayoutGrid) =>
      change((menu) => {
        const { tabs } = regridded(menu.layout.tabs, { from: menu.layout, to: grid });
        return { ...menu, layout: { ...menu.layout, ...grid, tabs: [...tabs] } };
      }),
    /** Adds a tab behind the others and answers its id. */
    add: (given: Partial<LayoutTab> & { readonly name: string }): string => {
      const { tabs } = current().layout;
      const id = newEntityId('tab');
      const order = Math.max(-1, ...tabs.map((tab) => tab.order)) + 1;
      put([...tabs, newTab({ ...given, id, order })]);
      return id;
    },
    /** Puts a tab before or behind another one. */
    move: (id: string, target: string, side: 'before' | 'after') => {
      const { tabs } = current().layout;
      const others = inOrder(tabs).filter((tab) => tab.id !== id);
      const moving = tabs.find((tab) => tab.id === id);
      const at = others.findIndex((tab) => tab.id === target);
      if (!moving || at < 0) return;
      const ordered = others.toSpliced(side === 'before' ? at : at + 1, 0, moving).map(({ id: one }) => one);
      put(tabs.map((tab) => ({ ...tab, order: ordered.indexOf(tab.id) })));
    },
  };
}
