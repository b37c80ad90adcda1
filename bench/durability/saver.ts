import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, ServerAnswerError } from '@servery/contract';
import { type AcknowledgedSave, countLost } from './acknowledged-saves.ts';
import { readStoredValues } from './stored-versions.ts';

export type Saver = ReturnType<typeof saver>;

/** Saves one override again and again; after a refusal the override is read again and the saves go on. */
export function saver(client: Client, locationId: string, stop: { readonly now: boolean }) {
  const acknowledged: AcknowledgedSave[] = [];
  const wrongAnswers: string[] = [];
  const params = { locationId };
  let [refused, streak, count] = [0, 0, 0];
  const readVersion = async (): Promise<number> => {
    const { override } = await client.call('getLocationSettings', { params });
    return override?.ver ?? 0;
  };
  const save = async (version: number): Promise<number> => {
    const value = `${locationId} save ${count++}`;
    const path = ['orderTypes', 'types', { id: 2 }, 'customName'];
    const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path, from: '', to: value }] as const;
    const saved = await client.call('putSettingsOverride', {
      params,
      body: { overrideVer: version, changes },
    });
    const next = saved.overrideVer ?? 0;
    acknowledged.push({ version: next, value });
    streak += 1;
    return next;
  };
  const noteRefusal = (error: unknown): undefined => {
    if (!(error instanceof ServerAnswerError)) throw error;
    streak = 0;
    if (error.status === 503 && error.retryAfter !== null) refused += 1;
    else if (error.status !== 409) wrongAnswers.push(`${error.status} ${error.body}`);
    return undefined;
  };
  return {
    acknowledged,
    wrongAnswers,
    refused: () => refused,
    streak: () => streak,
    run: async () => {
      let version: number | undefined;
      while (!stop.now) {
        version = version === undefined ? await readVersion().catch(refusal) : await save(version).catch(noteRefusal);
        // Below the limit of requests from one address.
        await sleep(version === undefined ? 50 : 30);
      }
    },
    lost: async (companyId: string) => {
      const { id: documentId } = await client.call('getCompanySettings', { params: { companyId } });
      return countLost(acknowledged, await readStoredValues(client, { companyId, documentId, locationId }));
    },
  };
}

/** An answer that is a refusal counts as none; a connection that breaks does not. */
export function refusal(error: unknown): undefined {
  if (!(error instanceof ServerAnswerError)) throw error;
}
