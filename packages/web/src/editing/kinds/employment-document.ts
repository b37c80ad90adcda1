import { type EmploymentBlob, employmentKind, jsonKind } from '@servery/domain';
import { withData } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { tenantOverridesPhrases } from '../../phrases/tenants/tenant-overrides.ts';
import type { DocumentAdapter, HeldLayers } from '../document/document-adapter.ts';
import { documentAs } from '../document/document-as.ts';
import { documentSchema, expectedLayers } from '../document/document-wire.ts';
import { replaceDraft } from '../draft/draft-store.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { employmentWords } from '../words/employment-words.ts';
import { layersOfCompany, layersOfLocation, overrideBody } from './layers-of.ts';

/** Employment. */
export const employmentDocument: DocumentAdapter = {
  kind: jsonKind(employmentKind),
  name: '',
  title: say(tenantOverridesPhrases, 'employment').toLowerCase(),
  loadFailed: say(configurationPhrases, 'employmentFailed'),
  leavesWhenFailed: true,
  areas: ['/employment/'],
  words: employmentWords,
  load: ({ companyId, tenantId }, held) =>
    tenantId === null ? loadCompany(companyId, held) : loadLocation(companyId, tenantId, held),
  keep: ({ companyId, tenantId }, save) =>
    call('putEmploymentOverride', { params: { locationId: tenantId }, query: { companyId }, body: overrideBody(save) }),
};

/** People are edited on pages of their own. */
const withoutPeople = { employees: 'without' } as const;

async function loadCompany(companyId: string, held: HeldLayers | null) {
  const answer = await call('getCompanyEmployment', {
    params: { companyId },
    query: { ...withoutPeople, ...expectedLayers(held) },
  });
  return withData(answer, layersOfCompany);
}

async function loadLocation(companyId: string, tenantId: string, held: HeldLayers | null) {
  const query = { companyId, ...withoutPeople, ...expectedLayers(held) };
  return withData(await call('getLocationEmployment', { params: { locationId: tenantId }, query }), layersOfLocation);
}

/** A document that is loaded, typed. */
export const savedEmployment = documentAs<EmploymentBlob>();

/** A part of the employment draft, typed; renders again when that part changes. */
export function useEmployment<Part>(select: (employment: EmploymentBlob) => Part): Part {
  return useDraft((draft) => select(savedEmployment(draft)));
}

/**
 * Puts another document in the place of the draft, one step of undo: `change((employment) => withoutRequirement(employment, id))`.
 * Edits in a row with one `key` are one step.
 */
export function useChangeEmployment(): (update: (employment: EmploymentBlob) => EmploymentBlob, key?: string) => void {
  const editor = useEditor();
  return (update, key) => {
    const next = update(savedEmployment(editor.store.getState().draft));
    replaceDraft(editor, documentSchema.parse(next), key ?? null);
  };
}
