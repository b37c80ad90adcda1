import { say } from '../phrases/phrases.ts';
import { locationHistoryPhrases } from '../phrases/tenants/location-history.ts';
import { formatDateTime } from '../ui/dates.ts';
import type { HistoryEntry } from './history-calls.ts';
import { locationFields } from './location-fields.ts';

type Names = (id: string) => string | undefined;

/** One entry as a sentence. */
export function historyWords(entry: HistoryEntry, nameOf: Names): string {
  return { change: changeWords, save: saveWords, publication: publicationWords }[entry.kind](entry, nameOf);
}

const changes = [
  'CREATE_LOCATION',
  'DELETE_LOCATION',
  'CREATE_GROUP',
  'DELETE_GROUP',
  'DELETE_CREDENTIAL',
  'UNSCHEDULE',
] as const;

function changeWords({ action, details }: HistoryEntry, nameOf: Names): string {
  const plain = changes.find((known) => known === action);
  if (plain) return say(locationHistoryPhrases, `change.${plain}`);
  if (action === 'CREATE_CREDENTIAL')
    return say(locationHistoryPhrases, 'change.CREATE_CREDENTIAL', { name: textOf(details.name) });
  if (action === 'MOVE_LOCATION') {
    const named = (id: unknown) =>
      typeof id === 'string' ? (nameOf(id) ?? id) : say(locationHistoryPhrases, 'noGroup');
    return say(locationHistoryPhrases, 'change.MOVE_LOCATION', { from: named(details.from), to: named(details.to) });
  }
  if (action === 'MOVE_MEMBERS') {
    const values = { added: countOf(details.added), removed: countOf(details.removed) };
    return say(locationHistoryPhrases, 'change.MOVE_MEMBERS', values);
  }
  if (action === 'EDIT_LOCATION' || action === 'EDIT_GROUP')
    return say(locationHistoryPhrases, `change.${action}`, { fields: fieldWords(details.changed) });
  return action;
}

function fieldWords(changed: unknown): string {
  const names = typeof changed === 'object' && changed !== null ? Object.keys(changed) : [];
  const known = locationFields.filter((field) => names.includes(field));
  return known.map((field) => say(locationHistoryPhrases, `field.${field}`)).join(', ');
}

const documents = ['menu', 'locationSettings', 'employment'] as const;

function saveWords({ action, details }: HistoryEntry): string {
  const kind = documents.find((known) => known === details.document) ?? 'menu';
  const document = say(locationHistoryPhrases, kind, { name: textOf(details.name) });
  const values = { document, version: textOf(details.version), count: Number(details.changes) };
  return say(locationHistoryPhrases, action === 'SAVE_AUTOMATIC' ? 'savedAutomatic' : 'saved', values);
}

const states = ['SCHEDULED', 'WAITING', 'RUNNING', 'COMPLETED', 'FAILED', 'TERMINATED'] as const;

function publicationWords({ action, details }: HistoryEntry): string {
  const workflow = say(locationHistoryPhrases, details.workflow === 'employment' ? 'employment' : 'locations');
  const what = say(
    locationHistoryPhrases,
    details.publish === 'REVERT' ? 'publication.REVERT' : 'publication.PUBLISH',
    {
      workflow,
    },
  );
  const name = textOf(details.name);
  const state = states.find((known) => known === action) ?? 'WAITING';
  const moment = state === 'SCHEDULED' ? details.dueAt : details.endedAt;
  const outcome = say(locationHistoryPhrases, `state.${state}`, {
    at: typeof moment === 'string' ? formatDateTime(moment) : '',
    error: textOf(details.error),
  });
  const title = name === '' ? what : say(locationHistoryPhrases, 'named', { what, name });
  return `${title}: ${outcome}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
