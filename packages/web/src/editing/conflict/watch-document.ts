import type { VersionedRecord } from '@servery/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Answer, call } from '../../api/call.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { readChangesSince } from '../document/configuration-calls.ts';
import { documentKey } from '../document/document-query.ts';
import type { SavedMeanwhile } from '../document/document-wire.ts';
import { changesOf, type Editor, ownVersion } from '../draft/draft-store.ts';
import { compareWithSaved, settleOn, withSaved } from './rebase-draft.ts';

/** Between an answer and the next question, so that fifty people who save together do not ask all the time. */
const restMillis = 1_000;
const restAfterFailure = 15_000;

/** Takes in the saves of others, and the people who edit, as soon as they happen, while the window is in sight. */
export function useWatchedDocument(editor: Editor): void {
  const cache = useQueryClient();
  useEffect(() => {
    const ending = new AbortController();
    watchDocument(editor, cache, ending.signal).catch((error: unknown) => console.error(error));
    return () => ending.abort();
  }, [editor, cache]);
}

async function watchDocument(editor: Editor, cache: QueryClient, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await untilInSight(ending);
    const hiding = new AbortController();
    const hide = () => document.hidden && hiding.abort();
    document.addEventListener('visibilitychange', hide);
    const answer = await askForNews(editor, AbortSignal.any([ending, hiding.signal]));
    document.removeEventListener('visibilitychange', hide);
    if (answer.status === 'ok') await takeIn(editor, cache, answer.data);
    if (isOver(answer.status)) return;
    await rest(isAnswered(answer.status) ? restMillis : restAfterFailure * (1 + Math.random()), ending);
  }
}

/** Of a document that is gone, or no longer this person's to read, nothing more is heard. */
function isOver(status: string): boolean {
  return status === 'forbidden' || status === 'not-found' || status === 'invalid';
}

/** Without a session, or a server, it is asked again after a while: the person may sign in here and go on. */
function isAnswered(status: string): boolean {
  return status === 'ok' || status === 'canceled';
}

function askForNews({ adapter, level, store }: Editor, signal: AbortSignal) {
  const { companyId, tenantId } = level;
  const state = store.getState();
  const { id: documentId, ver, overrideVer, groupOverrideVer } = newestKnown(state);
  return call('watchDocument', {
    params: { companyId, kind: adapter.kind.kind, documentId },
    query: { tenantId, ver, overrideVer, groupOverrideVer, othersKey: state.othersKey },
    signal,
    isQuiet: true,
    isBackground: true,
  });
}

function newestKnown({ loaded, newer }: ReturnType<Editor['store']['getState']>): VersionedRecord {
  return (newer ?? loaded).layers.versions;
}

async function takeIn(
  editor: Editor,
  cache: QueryClient,
  { record, others, othersKey }: Answer<'watchDocument'>,
): Promise<void> {
  const { store, adapter, level } = editor;
  store.setState({ others, othersKey });
  // A save that is under way brings the saves of others with its answer.
  if (store.getState().isSaving || isSame(record, newestKnown(store.getState()))) return;
  const { versions } = store.getState().loaded.layers;
  const [from, to] = [ownVersion(editor, versions), ownVersion(editor, record)];
  const isFirst = from === 0 && level.kind === 'company';
  if (isFirst || to <= from || isOtherAbove(editor, record)) {
    await cache.invalidateQueries({ queryKey: documentKey(adapter, level) });
    return;
  }
  const answer = await readChangesSince({ adapter, level, documentId: record.id }, from, to);
  const state = store.getState();
  if (answer.status !== 'ok' || state.isSaving || ownVersion(editor, state.loaded.layers.versions) !== from) return;
  takeInSaved(editor, cache, { record, meanwhile: answer.data });
}

function isSame(record: VersionedRecord, held: VersionedRecord): boolean {
  return (
    record.ver === held.ver &&
    (record.overrideVer ?? 0) === (held.overrideVer ?? 0) &&
    (record.groupOverrideVer ?? 0) === (held.groupOverrideVer ?? 0)
  );
}

/** Whether a level above, of which this one sees the result, was saved too. */
function isOtherAbove({ level, store }: Editor, record: VersionedRecord): boolean {
  const { ver, groupOverrideVer } = store.getState().loaded.layers.versions;
  return level.kind !== 'company' && (record.ver !== ver || record.groupOverrideVer !== groupOverrideVer);
}

interface SavedByOthers {
  readonly record: VersionedRecord;
  readonly meanwhile: SavedMeanwhile;
}

/** A draft goes on top of it; where both changed one place, the person is asked. */
function takeInSaved(editor: Editor, cache: QueryClient, { record, meanwhile }: SavedByOthers): void {
  const { adapter, level, store } = editor;
  const next = withSaved(editor, meanwhile, record);
  const rebasing = compareWithSaved(editor, meanwhile);
  if (rebasing.clashes.length > 0) {
    store.setState({ newer: next });
    return;
  }
  const isDraft = changesOf(editor, store.getState()).length > 0;
  settleOn(editor, next, { rebasing, choose: () => 'mine' });
  cache.setQueryData(documentKey(adapter, level), next);
  const people = [...new Set(meanwhile.versions.map(({ by }) => by))].join(', ');
  if (isDraft && people !== '') notify.info(say(configurationPhrases, 'theirsTakenIn', { people }));
}

async function untilInSight(ending: AbortSignal): Promise<void> {
  while (document.hidden && !ending.aborted)
    await untilSaid(ending, (said) => {
      document.addEventListener('visibilitychange', said);
      return () => document.removeEventListener('visibilitychange', said);
    });
}

function rest(millis: number, ending: AbortSignal): Promise<void> {
  return untilSaid(ending, (said) => {
    const timer = setTimeout(said, millis);
    return () => clearTimeout(timer);
  });
}

/** Waits for the work that `begin` starts, or until everything ends. */
function untilSaid(ending: AbortSignal, begin: (said: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      ending.removeEventListener('abort', finish);
      resolve();
    };
    const stop = begin(finish);
    ending.addEventListener('abort', finish);
  });
}
