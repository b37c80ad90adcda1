import type { LocationSave } from '@servery/contract';
import type { Actor } from '../../access/actor.ts';
import { admitLocations } from '../../access/guard.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';
import { requireOverGroup } from './tenant-reach.ts';
import { createTenant, editTenant } from './tenant-saves.ts';

interface LineToSave {
  readonly line: number;
  readonly save: LocationSave;
}

/** Saves each line as the call that creates or edits one location would; a line that cannot be saved is named, and the rest goes on. */
export async function importLocations(scope: CompanyScope, actor: Actor, lines: readonly LineToSave[]) {
  const refused: { line: number; message: string }[] = [];
  for (const { line, save } of lines) {
    const message = await whyNot(() => saveLine(scope, actor, save));
    if (message !== null) refused.push({ line, message });
  }
  return { saved: lines.length - refused.length, refused };
}

async function saveLine(scope: CompanyScope, actor: Actor, save: LocationSave): Promise<void> {
  if ('id' in save) {
    await admitLocations(scope, actor, { operationId: 'editTenant', locationIds: [save.id] });
    await editTenant(scope, actor, save);
  } else {
    requireOverGroup(actor, 'ADD_LOCATION', save.groupId ?? null);
    await createTenant(scope, actor, save);
  }
}

const reasons: Readonly<Record<number, string>> = {
  403: 'You do not have permission to change this location.',
  404: 'This location is no longer there.',
  409: 'Someone else changed this location in the meantime.',
};

/** Each save asks everything before it writes, so that one that is refused leaves nothing behind. */
async function whyNot(save: () => Promise<void>): Promise<string | null> {
  try {
    await save();
    return null;
  } catch (error) {
    if (!(error instanceof Fault) || error.status >= 500) throw error;
    return reasons[error.status] ?? error.errors[0]?.message ?? error.code;
  }
}
