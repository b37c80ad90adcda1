import {
  type Category,
  type Department,
  findByPath,
  type Json,
  type JsonObject,
  type MenuItem,
  type Path,
} from '@servery/domain';
import { z } from 'zod/mini';
import { withValue } from '../../../editing/document/path-value.ts';
import { replaceDraft } from '../../../editing/draft/draft-store.ts';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';

const json = z.custom<Json>((value) => value !== undefined);
const itemSchema = z.custom<MenuItem>((value) => typeof value === 'object' && value !== null);

export function useItem(id: string): MenuItem | undefined {
  return useMenu((menu) => menu.items.find((item) => item.id === id));
}

export function useCategory(id: string): Category | undefined {
  return useMenu((menu) => menu.categories.find((category) => category.id === id));
}

export function useDepartment(id: string): Department | undefined {
  return useMenu((menu) => menu.departments.find((department) => department.id === id));
}

export function itemPath(id: string): Path {
  return ['items', { id }];
}

/** Changes one item of the draft; one step of undo. */
export function useEditItem(id: string): (update: (item: MenuItem) => MenuItem) => void {
  const editor = useEditor();
  return (update) => {
    const { draft } = editor.store.getState();
    const item = findByPath(draft, itemPath(id));
    if (item === undefined) return;
    replaceDraft(editor, withValue(draft, itemPath(id), json.parse(update(itemSchema.parse(item)))));
  };
}

/** Changes several items at once; one step of undo. */
export function useEditItems(): (update: (item: MenuItem) => MenuItem, ids: ReadonlySet<string>) => void {
  const editor = useEditor();
  return (update, ids) => {
    const { draft } = editor.store.getState();
    const items = Array.isArray(draft.items) ? draft.items : [];
    const next = items.map((item) => {
      const known = itemSchema.parse(item);
      return ids.has(known.id) ? json.parse(update(known)) : json.parse(item);
    });
    replaceDraft(editor, { ...draft, items: next });
  };
}

export type LayeredEntity = Readonly<Record<'draft' | 'saved' | 'parent' | 'base', Json | undefined>>;

/** One entity as every layer has it, found once for many cells. */
export function useLayered(path: Path): LayeredEntity {
  const loaded = useEditorState((state) => state.loaded);
  const draft = useEditorState((state) => findByPath(state.draft, path));
  const at = (document: JsonObject) => findByPath(document, path);
  return { draft, saved: at(loaded.saved), parent: at(loaded.parent), base: at(loaded.base) };
}
