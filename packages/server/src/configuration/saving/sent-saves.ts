import { sectionOf } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';
import { refuseSections, withheldFrom } from '../secrets/withheld.ts';
import { type BaseSave, type OverrideSave, saveBase, saveOverride } from './saves.ts';

/**
 * Saves a company document as a person sent it. The sections that the person may not read are absent, and stay as they are stored.
 * They are refused even when they equal the stored values: an answer that shows the difference would show the value.
 * @throws Fault as saveBase does, and 403 that names the sections
 */
export async function saveSentBase(scope: CompanyScope, actor: Actor, save: BaseSave): Promise<void> {
  const withheld = withheldFrom(actor, save.kind, 'company');
  refuseSections(withheld.filter((section) => section in save.document));
  await withoutReasons(withheld, () => saveBase(scope, actor, { ...save, withheld }));
}

/** The same for the changes that a group or location makes. */
export async function saveSentOverride(scope: CompanyScope, actor: Actor, save: OverrideSave): Promise<void> {
  const withheld = withheldFrom(actor, save.kind, save.target);
  const sent = new Set(save.changes.map(sectionOf));
  refuseSections(withheld.filter((section) => sent.has(section)));
  await withoutReasons(withheld, () => saveOverride(scope, actor, { ...save, withheld }));
}

/** An error in a section that the person may not read is named by its section only. */
export async function withoutReasons<Result>(
  withheld: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault) || error.status !== 400) throw error;
    const errors = error.errors.map((detail) => {
      const section = detail.path?.split('.', 1)[0];
      if (section === undefined || !withheld.includes(section)) return detail;
      return { code: detail.code, message: 'A value that you do not have access to is not valid here.', path: section };
    });
    throw new Fault(400, error.code, { errors, extra: error.extra });
  }
}
