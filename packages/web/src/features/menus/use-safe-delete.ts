import { deleteEntities, findByPath, type Path, type Use } from '@servery/domain';
import type { Editor } from '../../editing/draft/draft-store.ts';
import { useChangeMenu, useMenu } from '../../editing/kinds/menu-document.ts';
import { firstNames } from '../../phrases/first-names.ts';
import { menuItemsPhrases } from '../../phrases/menus/menu-items.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { placesOf, type UsePlace } from './use-places.ts';

export type Deleted = {
  readonly kind: Parameters<typeof deleteEntities>[1];
  readonly ids: readonly string[];
  readonly name: string;
  /** The message: the things that go, and when. */
  readonly text: string;
  /** The places that name it and go, or let it go, with it. */
  readonly uses: readonly Use[];
};

/** Asks with the places that use an entity, then takes it out of the draft with everything that named it; one step of undo. */
export function useSafeDelete(): (deleted: Deleted) => Promise<boolean> {
  const t = usePhrases(menuItemsPhrases);
  const change = useChangeMenu();
  const menu = useMenu((draft) => draft);
  return async ({ kind, ids, name, text, uses }) => {
    const used = uses.length > 0 ? ` ${usedText(ids.length, placesOf(uses, menu))}` : '';
    const question = {
      title: t('deleteTitle', { name }),
      message: text + used,
      accept: t('delete'),
      level: 'danger',
    } as const;
    if ((await confirm(question)) !== 'accept') return false;
    change((now) => deleteEntities(now, kind, ids).menu);
    notify.success(t('deleted', { name, count: ids.length }));
    return true;
  };
}

/** Whether a level above has an entity: here it can be made inactive, not deleted. */
export function isInherited({ level, store }: Editor, path: Path): boolean {
  return level.kind !== 'company' && findByPath(store.getState().loaded.parent, path) !== undefined;
}

function usedText(entities: number, places: readonly UsePlace[]): string {
  const named = { count: places.length, names: someNames(places) };
  return say(menuItemsPhrases, entities === 1 ? 'usedBy' : 'usedByMany', named);
}

/** `Anchor Pepperoni, Supreme, Cola, the layout tab Lunch and 3 more` */
export function someNames(places: readonly UsePlace[]): string {
  return firstNames(
    places.map(({ name }) => name),
    4,
  );
}
