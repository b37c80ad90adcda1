import { jsonKind, type MenuBlob, menuContextOf, menuKind } from '@servery/domain';
import { create, type Draft } from 'mutative';
import { z } from 'zod/mini';
import { request } from '../api/request.ts';
import { configurationPhrases } from '../phrases/configuration.ts';
import { say } from '../phrases/phrases.ts';
import type { DocumentAdapter, DocumentSave, HeldLayers, Target } from './document-adapter.ts';
import { documentSchema, expectedVersions, layerFields, recordFields, recordSchema } from './document-wire.ts';
import { replaceDraft } from './draft-store.ts';
import { useDraft, useEditor } from './editor-context.ts';
import { checkMenu } from './menu-check.ts';
import { loadSettingsNames } from './settings-names.ts';
import { menuWords } from './words/menu-words.ts';

const aboutFields = { name: z.string(), desc: z.string(), singleUse: z.boolean() };
const blobSchema = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text)),
);
const companySchema = z.object({ ...recordFields, ...aboutFields, menuBlob: blobSchema });
const locationSchema = z.object({ ...recordFields, ...aboutFields, ...layerFields, menuBlob: blobSchema });

/** One menu: whole and compressed to the company, as changes to a group or location. */
export function menuDocument(menuId: string): DocumentAdapter {
  return {
    kind: menuJsonKind,
    name: menuId,
    title: say(configurationPhrases, 'menuTitle'),
    loadFailed: say(configurationPhrases, 'menuFailed'),
    leavesWhenFailed: true,
    area: '/menu/',
    words: menuWords,
    load: ({ companyId, tenantId }, held) =>
      tenantId === null ? loadCompany(companyId, menuId, held) : loadLocation(companyId, tenantId, menuId, held),
    save: (target, save) =>
      target.tenantId === null ? saveCompany(target.companyId, save) : saveLocation(target, menuId, save),
    loadContext,
  };
}

const menuJsonKind = { ...jsonKind(menuKind), check: checkMenu };

async function loadCompany(companyId: string, menuId: string, held: HeldLayers | null) {
  const answer = await request({
    path: `/api/menus/company/${companyId}/${menuId}`,
    query: expectedVersions(held),
    schema: companySchema,
  });
  if (answer.status !== 'ok') return answer;
  const { menuBlob, name, desc, singleUse, ...versions } = answer.data;
  const about = { name, desc, singleUse };
  return {
    ...answer,
    data: { versions, base: documentSchema.parse(menuBlob), group: [], own: [], about, withheld: [] },
  };
}

async function loadLocation(companyId: string, tenantId: string, menuId: string, held: HeldLayers | null) {
  const answer = await request({
    path: `/api/menus/location/${tenantId}/${menuId}`,
    query: { companyId, ...expectedVersions(held) },
    schema: locationSchema,
  });
  if (answer.status !== 'ok') return answer;
  const { menuBlob, override, groupOverride, name, desc, singleUse, ...versions } = answer.data;
  const layers = {
    versions,
    base: documentSchema.parse(menuBlob),
    group: groupOverride?.changes ?? [],
    own: override?.changes ?? [],
    about: { name, desc, singleUse },
    withheld: [],
  };
  return { ...answer, data: layers };
}

async function saveCompany(companyId: string, { versions, about, document, automatic }: DocumentSave) {
  const save = { id: versions.id, ver: versions.ver, ...about, automatic, menuBlob: document };
  return request({
    method: 'PUT',
    path: `/api/menus/company/${companyId}`,
    body: await gzipped(save),
    schema: recordSchema,
    isQuiet: automatic,
  });
}

function saveLocation({ companyId, tenantId }: Target, menuId: string, { versions, changes, automatic }: DocumentSave) {
  return request({
    method: 'POST',
    path: `/api/menus/location/${tenantId}/${menuId}`,
    query: { companyId, overrideVer: versions.overrideVer ?? 0 },
    body: { changes, automatic },
    schema: recordSchema,
    isQuiet: automatic,
  });
}

/** Menus travel compressed: ten thousand items are megabytes. */
async function gzipped(value: unknown): Promise<Blob> {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).blob();
}

/** A menu's clean-up asks which tenders, order types, stations and displays the settings of the level know. */
async function loadContext(target: Target) {
  const answer = await loadSettingsNames(target);
  return answer.status === 'ok' ? menuContextOf(answer.data) : {};
}

const menuSchema = z.custom<MenuBlob>((value) => documentSchema.safeParse(value).success);

/** A part of the menu draft, typed; renders again when that part changes. */
export function useMenu<Part>(select: (menu: MenuBlob) => Part): Part {
  return useDraft((draft) => select(menuSchema.parse(draft)));
}

/** Edits the menu draft: `edit((menu) => { menu.items.push(newItem(…)); })`. */
export function useEditMenu(): (recipe: (menu: Draft<MenuBlob>) => void, key?: string) => void {
  const editor = useEditor();
  return (recipe, key) => {
    const menu = menuSchema.parse(editor.store.getState().draft);
    replaceDraft(editor, documentSchema.parse(create(menu, recipe)), key ?? null);
  };
}
