import { employmentKind, jsonKind } from '@servery/domain';
import { z } from 'zod/mini';
import { request } from '../api/request.ts';
import { configurationPhrases } from '../phrases/configuration.ts';
import { say } from '../phrases/phrases.ts';
import { tenantOverridesPhrases } from '../phrases/tenant-overrides.ts';
import type { DocumentAdapter, Target } from './document-adapter.ts';
import { documentSchema, expectedVersions, layerFields, recordFields, recordSchema } from './document-wire.ts';
import { plainWords } from './words/plain-words.ts';

const companySchema = z.object({ ...recordFields, blob: documentSchema });
const locationSchema = z.object({ ...recordFields, ...layerFields, locationBlob: documentSchema });
const root = '/api/blobs/employment';

/** Employment: whole to the company, as changes to a group or location. */
export const employmentDocument: DocumentAdapter = {
  kind: jsonKind(employmentKind),
  name: '',
  title: say(tenantOverridesPhrases, 'employment').toLowerCase(),
  loadFailed: say(configurationPhrases, 'employmentFailed'),
  leavesWhenFailed: true,
  area: '/employment/',
  words: plainWords,
  load: (target, held) => (target.tenantId === null ? loadCompany(target, held) : loadLocation(target, held)),
  save: ({ companyId, tenantId }, { versions, document, changes, automatic }) =>
    tenantId === null
      ? request({
          method: 'PUT',
          path: `${root}/company/${companyId}`,
          body: { id: versions.id, ver: versions.ver, automatic, blob: document },
          schema: recordSchema,
          isQuiet: automatic,
        })
      : request({
          method: 'PUT',
          path: `${root}/overrides/location/${tenantId}`,
          query: { companyId },
          body: { changes, overrideVer: versions.overrideVer ?? 0, automatic },
          schema: recordSchema,
          isQuiet: automatic,
        }),
};

type Held = Parameters<DocumentAdapter['load']>[1];

async function loadCompany({ companyId }: Target, held: Held) {
  const answer = await request({
    path: `${root}/company/${companyId}`,
    query: expectedVersions(held),
    schema: companySchema,
  });
  if (answer.status !== 'ok') return answer;
  const { blob: base, ...versions } = answer.data;
  return { ...answer, data: { versions, base, group: [], own: [], about: {}, withheld: [] } };
}

async function loadLocation({ companyId, tenantId }: Target, held: Held) {
  const answer = await request({
    path: `${root}/location/${tenantId}`,
    query: { companyId, ...expectedVersions(held) },
    schema: locationSchema,
  });
  if (answer.status !== 'ok') return answer;
  const { locationBlob: base, override, groupOverride, ...versions } = answer.data;
  const [group, own] = [groupOverride?.changes ?? [], override?.changes ?? []];
  return { ...answer, data: { versions, base, group, own, about: {}, withheld: [] } };
}
