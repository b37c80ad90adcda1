import {
  isJsonObject,
  jsonKind,
  type LocationSettings,
  locationSettingsKind,
  namedSections,
  type SettingsNames,
  standInSections,
} from '@servery/domain';
import { create, type Draft } from 'mutative';
import { type ApiResult, withData } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { rememberedLoad } from '../document/cached-layers.ts';
import type { DocumentAdapter, DocumentLayers, HeldLayers, Target } from '../document/document-adapter.ts';
import { documentAs } from '../document/document-as.ts';
import { documentSchema, expectedLayers } from '../document/document-wire.ts';
import { replaceDraft } from '../draft/draft-store.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { settingsWords } from '../words/settings-words.ts';
import { layersOfCompany, layersOfLocation, overrideBody } from './layers-of.ts';
import { loadSettingsNames } from './settings-names.ts';

/** Location settings. ST-16 to ST-22 */
export const locationSettingsDocument: DocumentAdapter = {
  kind: jsonKind(locationSettingsKind),
  name: '',
  title: say(configurationPhrases, 'settingsTitle'),
  loadFailed: say(configurationPhrases, 'settingsFailed'),
  areas: ['/locationSettings/', '/kiosk/design'],
  words: settingsWords,
  load: rememberedLoad('locationSettings', async (target, held) => {
    const { companyId, tenantId } = target;
    const answer = await (tenantId === null ? loadCompany(companyId, held) : loadLocation(companyId, tenantId, held));
    return answer.status === 'ok' ? withStandIns(target, answer) : answer;
  }),
  keep: ({ companyId, tenantId }, save) =>
    call('putSettingsOverride', { params: { locationId: tenantId }, query: { companyId }, body: overrideBody(save) }),
};

async function loadCompany(companyId: string, held: HeldLayers | null) {
  const answer = await call('getCompanySettings', { params: { companyId }, query: expectedLayers(held) });
  return withData(answer, layersOfCompany);
}

async function loadLocation(companyId: string, tenantId: string, held: HeldLayers | null) {
  const query = {
    companyId,
    ...expectedLayers(held),
    ...(held && { expectedLicensing: setFlags(held.base.licensing) }),
  };
  return withData(await call('getLocationSettings', { params: { locationId: tenantId }, query }), layersOfLocation);
}

/** Licenses change without a version of the settings. */
function setFlags(licensing: unknown): string {
  return isJsonObject(licensing)
    ? Object.keys(licensing)
        .filter((name) => licensing[name] === true)
        .join(',')
    : '';
}

type LoadedLayers = Extract<ApiResult<DocumentLayers>, { status: 'ok' }>;

/** Sections that are withheld are stood in for by the names that other sections use of them. */
async function withStandIns(target: Target, answer: LoadedLayers): Promise<ApiResult<DocumentLayers>> {
  const { base, withheld } = answer.data;
  if (withheld.length === 0) return answer;
  const isNamed = withheld.some((section) => namedSections.includes(section));
  const names = isNamed ? await loadSettingsNames(target) : null;
  if (names !== null && names.status !== 'ok') return names;
  const standIns = documentSchema.parse(standInSections(withheld, names?.data ?? noNames));
  return { ...answer, data: { ...answer.data, base: { ...base, ...standIns } } };
}

const noNames: SettingsNames = {
  orderTypes: [],
  tenderTypes: [],
  customerGroups: [],
  stations: [],
  displays: [],
  printers: [],
  openHours: [],
};

/** A document that is loaded, typed. */
export const savedSettings = documentAs<LocationSettings>();

/** A part of the settings draft, typed; renders again when that part changes. */
export function useSettings<Part>(select: (settings: LocationSettings) => Part): Part {
  return useDraft((draft) => select(savedSettings(draft)));
}

/** Edits the settings draft: `edit((settings) => { settings.hours.startOfWeek = 0; })`. */
export function useEditSettings(): (recipe: (settings: Draft<LocationSettings>) => void, key?: string) => void {
  const editor = useEditor();
  return (recipe, key) => {
    const settings = savedSettings(editor.store.getState().draft);
    replaceDraft(editor, documentSchema.parse(create(settings, recipe)), key ?? null);
  };
}
