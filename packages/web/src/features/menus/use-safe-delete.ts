import { deleteEntities, type MenuBlob, type Use } from '@servery/domain';
import { documentSchema } from '../../editing/document/document-wire.ts';
import { type Editor, replaceDraft } from '../../editing/draft/draft-store.ts';
import { useEditor } from '../../editing/draft/editor-context.ts';
import { useMenu } from '../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../phrases/menu-items.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { placesOf, type UsePlace } from './use-places.ts';

type Deleted = {
  readonly kind: Parameters<typeof deleteEntities>[1];
  readonly ids: readonly string[];
  readonly name: string;
  /** What goes, and when. */
  readonly text: string;
  /** What names it and goes, or lets it go, with it. */
  readonly uses: readonly Use[];
};

/** Asks with the places that use an entity, then takes it out of the draft with everything that named it; one step of undo. */
export function useSafeDelete(): (deleted: Deleted) => Promise<boolean> {
  const t = usePhrases(menuItemsPhrases);
  const editor = useEditor();
  const menu = useMenu((draft) => draft);
  return async ({ kind, ids, name, text, uses }) => {
    const used = uses.length > 0 ? ` ${t('usedBy', { count: uses.length, names: namesOf(placesOf(uses, menu)) })}` : '';
    const question = { title: t('deleteTitle', { name }), message: text + used, accept: t('delete') };
    if ((await confirm(question)) !== 'accept') return false;
    replaceDraft(editor, documentSchema.parse(deleteEntities(menu, kind, ids).menu));
    notify.success(t('deleted', { name }));
    return true;
  };
}

/** Whether a level above has an entity: here it can be hidden, not deleted. */
export function isInherited({ level, store }: Editor, list: keyof MenuBlob, id: string): boolean {
  if (level.kind === 'company') return false;
  const rows = store.getState().loaded.parent[list];
  return Array.isArray(rows) && rows.some((row) => documentSchema.parse(row).id === id);
}

/** `Anchor Pepperoni, Supreme, Cola, the layout tab Lunch and 3 more` */
function namesOf(places: readonly UsePlace[]): string {
  const shown = places
    .slice(0, 4)
    .map(({ name }) => name)
    .join(', ');
  return places.length > 4 ? say(menuItemsPhrases, 'andMore', { names: shown, count: places.length - 4 }) : shown;
}
