import { type ClipKind, clipOf, type LeftOut, type MenuClip, pasteClip } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { create } from 'zustand';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useChangeMenu, useMenu } from '../../../editing/kinds/menu-document.ts';
import { firstNames } from '../../../phrases/first-names.ts';
import { menuCopyingPhrases } from '../../../phrases/menus/menu-copying.ts';
import { say, usePhrases } from '../../../phrases/phrases.ts';
import { useSessionStore } from '../../../session/session-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { newEntityId } from '../new-entity-id.ts';

/** The entity that this window copied last, to be pasted into a menu of the same company. */
type CopiedEntities = { readonly companyId: string; readonly clip: MenuClip } | null;

const useCopied = create<{ readonly copied: CopiedEntities }>(() => ({ copied: null }));

useSessionStore.subscribe(({ session }) => {
  if (session === null) useCopied.setState({ copied: null });
});

/** Copies an entity of the draft with its parts. */
export function useCopyEntity(): (kind: ClipKind, id: string) => void {
  const menu = useMenu((draft) => draft);
  const { companyId } = useEditor().level;
  return (kind, id) => {
    const clip = clipOf(menu, kind, id);
    if (clip === undefined) return;
    useCopied.setState({ copied: { companyId, clip } });
    notify.success(say(menuCopyingPhrases, 'copied', { name: clip.name }));
  };
}

type ChosenPlace = {
  readonly department: { readonly id: string; readonly name: string } | undefined;
  readonly category: { readonly id: string; readonly name: string } | undefined;
};

/** The possible paste, in words; `paste` is undefined until the place that it needs is chosen. */
export type Pasting = { readonly label: string; readonly hint?: string; readonly paste: (() => unknown) | undefined };

/** Undefined when nothing of this company was copied. */
export function usePasting({ department, category }: ChosenPlace): Pasting | undefined {
  const t = usePhrases(menuCopyingPhrases);
  const { companyId } = useEditor().level;
  const copied = useCopied((state) => state.copied);
  const paste = usePasteClip();
  if (copied?.companyId !== companyId) return undefined;
  const { clip } = copied;
  const { kind, name } = clip;
  const into = { departmentId: department?.id ?? '', categoryId: category?.id ?? '' };
  if (kind === 'department') return { label: t('paste', { name }), paste: () => paste(clip, into) };
  const place = kind === 'category' ? department : category;
  if (place === undefined) {
    const hint = t(kind === 'category' ? 'needsDepartment' : 'needsCategory');
    return { label: t('paste', { name }), hint, paste: undefined };
  }
  return { label: t('pasteInto', { name, place: place.name }), paste: () => paste(clip, into) };
}

/** Pastes into the draft, one step of undo, opens the copy and names the parts that were left out. */
function usePasteClip() {
  const menu = useMenu((draft) => draft);
  const change = useChangeMenu();
  const navigate = useNavigate();
  return (clip: MenuClip, into: { readonly departmentId: string; readonly categoryId: string }) => {
    const pasted = pasteClip(menu, clip, { into, newId: (kind) => newEntityId(prefixes[kind]) });
    change(() => pasted.menu);
    if (pasted.leftOut.length === 0) notify.success(say(menuCopyingPhrases, 'pasted', { name: clip.name }));
    else notify.warning(say(menuCopyingPhrases, 'leftOut', { name: clip.name, names: leftOutNames(pasted.leftOut) }));
    const paths = {
      department: `departments/${pasted.id}/edit`,
      category: `${pasted.departmentId}/category/${pasted.id}`,
      item: `${pasted.departmentId}/item/${pasted.id}`,
    };
    return navigate({ href: `/menu/menuItems/${paths[clip.kind]}${window.location.search}` });
  };
}

const prefixes = { department: 'dep', category: 'cat', item: 'item' } as const;
const namesShown = 12;

/** `tax Alcohol, option Large and 3 more` */
export function leftOutNames(leftOut: readonly LeftOut[]): string {
  const names = leftOut.map(({ to, name }) => (isWorded(to) ? say(menuCopyingPhrases, to, { name }) : name));
  return firstNames(names, namesShown);
}

const worded = [
  'department',
  'category',
  'item',
  'modifierCategory',
  'modifierItem',
  'pricingScheme',
  'taxStructure',
  'requirement',
  'style',
  'styleOption',
] as const;

function isWorded(to: string): to is (typeof worded)[number] {
  return worded.some((kind) => kind === to);
}
