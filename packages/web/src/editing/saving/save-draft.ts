import { applyChanges, editCount, type JsonObject, keepsFromSaving, rebase } from '@servery/domain';
import { placedMessage } from '@servery/words';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiFailure, ServerError } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { faultWords } from '../../phrases/faults.ts';
import { say } from '../../phrases/phrases.ts';
import { signedInAgain } from '../../session/signed-in-again.ts';
import { confirm, whileLoading } from '../../ui/dialogs/dialog-store.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { askAboutClashes } from '../conflict/clash-store.ts';
import { compareWithSaved, settleDraft } from '../conflict/rebase-draft.ts';
import type { SavedLayers } from '../document/document-adapter.ts';
import { documentKey } from '../document/document-query.ts';
import { readConflict, type SavedMeanwhile } from '../document/document-wire.ts';
import { forgetAroundDocuments } from '../document/forget-around-documents.ts';
import { changesSince } from '../document/load-document.ts';
import { saveLayer } from '../document/save-layer.ts';
import {
  changesOf,
  checkNow,
  type Editor,
  levelOf,
  markSaved,
  type Refusal,
  replaceDraft,
} from '../draft/draft-store.ts';
import { readSpelled } from '../draft/problem-place.ts';

export type SaveOutcome = 'saved' | 'unchanged' | 'declined' | 'refused' | 'failed';

/** More changes than these ask first. ST-13, ST-14 */
const unquestioned = 6;
/** VR-14 to VR-18: after a conflict it is re-based and sent again, so often. */
const retries = 2;

/** Where a save happens, and the places it can lead to from there. */
interface SavePlace {
  readonly cache: QueryClient;
  /** Opens the version that was saved before. */
  readonly showHistory?: () => void;
}

/** Saves the draft: questions, sending, conflicts, and reloading afterwards. Whatever happens, the draft stays until it is saved. */
export async function saveDraft(
  editor: Editor,
  cache: QueryClient,
  showHistory?: SavePlace['showHistory'],
): Promise<SaveOutcome> {
  if (editor.store.getState().isSaving) return 'unchanged';
  const count = editCount(changesOf(editor, editor.store.getState()));
  if (count === 0) return 'unchanged';
  if (!isOfThisCompany(editor)) {
    notify.error(say(configurationPhrases, 'otherCompany'));
    return 'refused';
  }
  if (!isValid(editor)) return 'refused';
  if (count > unquestioned && !(await isMeant(count))) return 'declined';
  return sendNow(editor, { cache, ...(showHistory && { showHistory }) });
}

async function sendNow(editor: Editor, place: SavePlace): Promise<SaveOutcome> {
  editor.store.setState({ isSaving: true });
  try {
    return await sendUntilSettled(editor, place);
  } finally {
    editor.store.setState({ isSaving: false });
  }
}

/** A save that a session did not live to see is made as soon as its person has signed in again. */
async function sendOnceSignedIn(editor: Editor, place: SavePlace): Promise<void> {
  if (!(await signedInAgain())) return;
  const { isSaving } = editor.store.getState();
  if (!isSaving && changesOf(editor, editor.store.getState()).length > 0) await sendNow(editor, place);
}

/** Whether nothing keeps the draft from being saved; a problem that does is shown in a message. */
function isValid(editor: Editor): boolean {
  const problem = checkNow(editor).find((one) => keepsFromSaving(one, levelOf(editor)));
  if (problem === undefined) return true;
  const message = placedMessage(editor.adapter.words, editor.store.getState().draft, problem);
  notify.error(message, { title: say(configurationPhrases, 'notValid') });
  return false;
}

/** ST-10: the company of the address is the one whose document this is. */
function isOfThisCompany({ level }: Editor): boolean {
  const companyId = new URLSearchParams(window.location.search).get('companyId');
  return companyId === null || companyId === level.companyId;
}

/** ST-13, ST-15 */
async function isMeant(count: number): Promise<boolean> {
  return (await confirm({ message: say(configurationPhrases, 'manyChanges', { count }) })) === 'accept';
}

async function sendUntilSettled(editor: Editor, place: SavePlace): Promise<SaveOutcome> {
  const merged: SavedMeanwhile[] = [];
  for (let sent = 0; sent <= retries; sent += 1) {
    const { draft } = editor.store.getState();
    const answer = await send(editor);
    if (answer.status === 'ok') return finish(editor, place, { ...answer.data, sent: draft, merged });
    if (answer.status === 'unchanged') return fail(editor);
    const meanwhile = answer.status === 'conflict' ? readConflict(answer.body) : undefined;
    if (answer.status === 'unauthorized')
      sendOnceSignedIn(editor, place).catch((error: unknown) => console.error(error));
    if (meanwhile === undefined) return refuse(editor, answer);
    if (sent === retries) break;
    const rebasing = compareWithSaved(editor, meanwhile);
    const choose = rebasing.clashes.length === 0 ? () => 'mine' as const : await askAboutClashes(editor, rebasing);
    if (choose === null) return 'declined';
    settleDraft(editor, rebasing, choose);
    merged.push(meanwhile);
    if (changesOf(editor, editor.store.getState()).length === 0) return takeTheirs(editor, place.cache);
    // Changes that somebody else saved may have taken away a thing that the draft refers to.
    if (!isValid(editor)) return 'refused';
  }
  return fail(editor);
}

function send(editor: Editor) {
  const { loaded, draft } = editor.store.getState();
  const { versions, withheld } = loaded.layers;
  const { adapter, level } = editor;
  const save = { versions, changes: changesSince(adapter, loaded, draft), withheld, automatic: false };
  const wait = say(configurationPhrases, 'saving', { title: adapter.title });
  return whileLoading(wait, () => saveLayer(adapter, level, save));
}

interface SavedDraft extends SavedLayers {
  /** The draft as it was sent: edits made since are still to be saved. */
  readonly sent: JsonObject;
  /** The changes that others saved in between, and that the draft was put on top of. */
  readonly merged: readonly SavedMeanwhile[];
}

function finish(
  editor: Editor,
  { cache, showHistory }: SavePlace,
  { versions, since, sent, merged: asked }: SavedDraft,
): SaveOutcome {
  const before = editor.store.getState().loaded.saved;
  const stored = since === null ? sent : takeIn(editor, since, sent);
  cache.setQueryData(documentKey(editor.adapter, editor.level), markSaved(editor, versions, stored));
  const merged = since === null ? asked : [...asked, since];
  // The history names the changes saved together, and undoes them version by version.
  const action =
    merged.length > 0 && showHistory
      ? { label: say(configurationPhrases, 'showHistory'), onClick: showHistory }
      : { label: say(configurationPhrases, 'undo'), onClick: () => replaceDraft(editor, before) };
  notify.success(savedWords(editor, merged), { action });
  loadAgain(editor, cache);
  return 'saved';
}

/** Puts the draft on top of the changes that the save was put on top of. Answers the sent draft on top of them: the saved document now. */
function takeIn(editor: Editor, since: SavedMeanwhile, sent: JsonObject): JsonObject {
  const { loaded, draft } = editor.store.getState();
  const { changes } = rebase(changesOf(editor, { loaded, draft: sent }), since.changes);
  settleDraft(editor, compareWithSaved(editor, since), () => 'mine');
  const after = editor.store.getState();
  return draft === sent ? after.draft : applyChanges(after.loaded.saved, changes).document;
}

/** Names the people whose newer changes were kept beside it. */
function savedWords({ adapter: { title } }: Editor, merged: readonly SavedMeanwhile[]): string {
  const last = merged.at(-1);
  if (last === undefined) return say(configurationPhrases, 'saved', { title });
  const people = [...new Set(merged.flatMap(({ versions }) => versions.map(({ by }) => by)))].join(', ');
  return people === ''
    ? say(configurationPhrases, 'savedWithVersion', { title, version: last.ver })
    : say(configurationPhrases, 'savedWithPeople', { title, people });
}

function takeTheirs(editor: Editor, cache: QueryClient): SaveOutcome {
  notify.info(say(configurationPhrases, 'nothingLeft'));
  loadAgain(editor, cache);
  return 'saved';
}

/** OV-17, OV-18: the document in every level that may see it, and its parts shown elsewhere. */
function loadAgain({ level: { companyId } }: Editor, cache: QueryClient): void {
  const asked = [
    cache.invalidateQueries({ queryKey: keys.document(companyId) }),
    forgetAroundDocuments(cache, companyId),
  ];
  Promise.all(asked).catch((error: unknown) => console.error(error));
}

function refuse(editor: Editor, answer: ApiFailure): SaveOutcome {
  if (answer.status === 'unauthorized' || answer.status === 'forbidden') return 'failed';
  if (answer.status === 'invalid') editor.store.setState({ refusals: answer.errors.map(refusalOf) });
  if (answer.status === 'failed') return fail(editor, faultWords(answer.code));
  const [first] = answer.status === 'invalid' ? answer.errors : [];
  return fail(editor, first?.message === undefined ? undefined : placedReason(editor, refusalOf(first)));
}

/** The reason of the server's refusal, with the thing and the field that it is about. */
function placedReason({ adapter, store }: Editor, { path, message }: Refusal): string {
  const { draft } = store.getState();
  return placedMessage(adapter.words, draft, { path: readSpelled(path, draft), message });
}

function refusalOf({ path = '', message, code }: ServerError): Refusal {
  return { path, message: message ?? code };
}

/** KE-18: the draft stays. */
function fail({ adapter }: Editor, reason?: string): SaveOutcome {
  const sentence = say(configurationPhrases, 'saveFailed', { title: adapter.title });
  notify.error(reason ? `${sentence} ${reason}` : sentence);
  return 'failed';
}
