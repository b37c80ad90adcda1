import { jsonKind, type MenuBlob, menuContextOf, menuKind } from '@servery/domain';
import { create, type Draft } from 'mutative';
import { call } from '../../api/call.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import type { DocumentAdapter, HeldLayers, Target } from '../document/document-adapter.ts';
import { documentSchema, expectedVersions } from '../document/document-wire.ts';
import { replaceDraft } from '../draft/draft-store.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { menuWords } from '../words/menu-words.ts';
import { checkMenu, warmCheck } from './menu-check.ts';
import { menuOf } from './menu-of.ts';
import { loadSettingsNames } from './settings-names.ts';

/** One menu of the company. */
export function menuDocument(menuId: string): DocumentAdapter {
  return {
    kind: menuJsonKind,
    name: menuId,
    title: say(configurationPhrases, 'menuTitle'),
    loadFailed: say(configurationPhrases, 'menuFailed'),
    leavesWhenFailed: true,
    areas: ['/menu/', '/kiosk/menu'],
    words: menuWords,
    vastSections: ['items', 'modifiers'],
    load: ({ companyId, tenantId }, held) =>
      tenantId === null ? loadCompany(companyId, menuId, held) : loadLocation({ companyId, tenantId, menuId }, held),
    keep: ({ companyId, tenantId }, { versions, changes }) =>
      call('putMenuOverride', {
        params: { locationId: tenantId, menuId },
        query: { companyId, overrideVer: versions.overrideVer ?? 0 },
        body: { changes },
      }),
    prepareCheck: warmCheck,
    loadContext,
  };
}

const menuJsonKind = { ...jsonKind(menuKind), check: checkMenu };

async function loadCompany(companyId: string, menuId: string, held: HeldLayers | null) {
  const answer = await call('getMenu', { params: { companyId, menuId }, query: expectedVersions(held) });
  if (answer.status !== 'ok') return answer;
  const { menuBlob, name, desc, singleUse, template: _, ...versions } = answer.data;
  const about = { name, desc, singleUse };
  return {
    ...answer,
    data: { versions, base: documentSchema.parse(JSON.parse(menuBlob)), group: [], own: [], about, withheld: [] },
  };
}

interface LocationMenu {
  readonly companyId: string;
  readonly tenantId: string;
  readonly menuId: string;
}

async function loadLocation({ companyId, tenantId, menuId }: LocationMenu, held: HeldLayers | null) {
  const query = { companyId, ...expectedVersions(held) };
  const answer = await call('getLocationMenu', { params: { locationId: tenantId, menuId }, query });
  if (answer.status !== 'ok') return answer;
  const { menuBlob, override, groupOverride, name, desc, singleUse, template: _, ...versions } = answer.data;
  const layers = {
    versions,
    base: documentSchema.parse(JSON.parse(menuBlob)),
    group: groupOverride?.changes ?? [],
    own: override?.changes ?? [],
    about: { name, desc, singleUse },
    withheld: [],
  };
  return { ...answer, data: layers };
}

/** A menu's clean-up asks which tenders, order types, stations and displays the settings of the level know. */
async function loadContext(target: Target) {
  const answer = await loadSettingsNames(target);
  return answer.status === 'ok' ? menuContextOf(answer.data) : {};
}

/** A part of the menu draft, typed; renders again when that part changes. */
export function useMenu<Part>(select: (menu: MenuBlob) => Part): Part {
  return useDraft((draft) => select(menuOf(draft)));
}

/**
 * Puts another menu in the place of the draft, one step of undo: `change((menu) => withDefaultScheme(menu, id))`. The same menu
 * changes nothing. Edits in a row with one `key` are one step.
 */
export function useChangeMenu(): (update: (menu: MenuBlob) => MenuBlob, key?: string) => void {
  const editor = useEditor();
  return (update, key) => {
    const next = update(menuOf(editor.store.getState().draft));
    replaceDraft(editor, documentSchema.parse(next), key ?? null);
  };
}

/** Edits the menu draft: `edit((menu) => { menu.items.push(newItem(…)); })`. */
export function useEditMenu(): (recipe: (menu: Draft<MenuBlob>) => void, key?: string) => void {
  const change = useChangeMenu();
  return (recipe, key) => change((menu) => create(menu, recipe), key);
}
