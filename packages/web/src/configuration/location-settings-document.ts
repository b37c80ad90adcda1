import { type JsonObject, jsonKind, type LocationSettings, locationSettingsKind } from '@servery/domain';
import { create, type Draft } from 'mutative';
import { z } from 'zod/mini';
import { request } from '../api/request.ts';
import { configurationPhrases } from '../phrases/configuration.ts';
import { say } from '../phrases/phrases.ts';
import type { DocumentAdapter } from './document-adapter.ts';
import { documentSchema, expectedVersions, layerFields, recordFields, recordSchema } from './document-wire.ts';
import { replaceDraft } from './draft-store.ts';
import { useDraft, useEditor } from './editor-context.ts';
import { rememberedLoad } from './kept-layers.ts';
import { settingsWords } from './words/settings-words.ts';

const companySchema = z.object({ ...recordFields, blob: documentSchema });
const locationSchema = z.object({ ...recordFields, ...layerFields, locationBlob: documentSchema });

/** Location settings: whole to the company, as changes to a group or location. ST-16 to ST-22 */
export const locationSettingsDocument: DocumentAdapter = {
  kind: jsonKind(locationSettingsKind),
  name: '',
  title: say(configurationPhrases, 'settingsTitle'),
  loadFailed: say(configurationPhrases, 'settingsFailed'),
  area: '/locationSettings/',
  words: settingsWords,
  load: rememberedLoad('locationSettings', ({ companyId, tenantId }, held) =>
    tenantId === null ? loadCompany(companyId, held) : loadLocation(companyId, tenantId, held),
  ),
  save: ({ companyId, tenantId }, { versions, document, changes, automatic }) =>
    tenantId === null
      ? request({
          method: 'PUT',
          path: `/api/blobs/settings/company/${companyId}`,
          body: { id: versions.id, ver: versions.ver, automatic, blob: document },
          schema: recordSchema,
          isQuiet: automatic,
        })
      : request({
          method: 'PUT',
          path: `/api/blobs/settings/overrides/location/${tenantId}`,
          query: { companyId },
          body: { changes, overrideVer: versions.overrideVer ?? 0, automatic },
          schema: recordSchema,
          isQuiet: automatic,
        }),
};

async function loadCompany(companyId: string, held: Parameters<DocumentAdapter['load']>[1]) {
  const answer = await request({
    path: `/api/blobs/settings/company/${companyId}`,
    query: expectedVersions(held),
    schema: companySchema,
  });
  if (answer.status !== 'ok') return answer;
  const { blob: base, ...versions } = answer.data;
  return { ...answer, data: { versions, base, group: [], own: [], about: {} } };
}

async function loadLocation(companyId: string, tenantId: string, held: Parameters<DocumentAdapter['load']>[1]) {
  const answer = await request({
    path: `/api/blobs/settings/location/${tenantId}`,
    query: { companyId, ...expectedVersions(held) },
    schema: locationSchema,
  });
  if (answer.status !== 'ok') return answer;
  const { locationBlob: base, override, groupOverride, ...versions } = answer.data;
  const layers = { versions, base, group: groupOverride?.changes ?? [], own: override?.changes ?? [], about: {} };
  return { ...answer, data: layers };
}

const settingsSchema = z.custom<LocationSettings>((value) => documentSchema.safeParse(value).success);

/** A document that is loaded, typed. */
export function savedSettings(document: JsonObject): LocationSettings {
  return settingsSchema.parse(document);
}

/** A part of the settings draft, typed; renders again when that part changes. */
export function useSettings<Part>(select: (settings: LocationSettings) => Part): Part {
  return useDraft((draft) => select(settingsSchema.parse(draft)));
}

/** Edits the settings draft: `edit((settings) => { settings.hours.startOfWeek = 0; })`. */
export function useEditSettings(): (recipe: (settings: Draft<LocationSettings>) => void, key?: string) => void {
  const editor = useEditor();
  return (recipe, key) => {
    const settings = settingsSchema.parse(editor.store.getState().draft);
    replaceDraft(editor, documentSchema.parse(create(settings, recipe)), key ?? null);
  };
}
