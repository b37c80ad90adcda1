import type { Change, GrantTarget } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { refuseOther } from '../../configuration/kinds.ts';
import { admitToCompanyDocument, overrideTargets } from '../../configuration/override-targets.ts';
import { changesToJudge } from '../../configuration/saving/judged-layers.ts';
import type { LayerHooks } from '../../configuration/saving/layer-hooks.ts';
import { type LayerSave, type SavedLayer, saveLayer } from '../../configuration/saving/save-layer.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

interface ChangesSent {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** A group or location; absent: the company. */
  readonly tenantId?: string | undefined;
  readonly baseVersion: number;
  readonly changes: readonly Change[];
  readonly automatic?: boolean | undefined;
  readonly hooks: LayerHooks;
}

/** Saves changes of a document at a level. @throws Fault as `saveLayer`, 404 or 403 where the level is not this person's to save */
export async function saveChanges(scope: CompanyScope, actor: Actor, sent: ChangesSent): Promise<SavedLayer> {
  return saveLayer(scope, actor, await layerSaveOf(scope, actor, sent));
}

/** Reads all that they are judged by. @returns judges them @throws as the save where the level is not this person's to save */
export async function sentToJudge(scope: CompanyScope, actor: Actor, sent: ChangesSent) {
  return changesToJudge(scope, actor, await layerSaveOf(scope, actor, sent));
}

async function layerSaveOf(scope: CompanyScope, actor: Actor, sent: ChangesSent): Promise<LayerSave> {
  const { kind, documentId, tenantId, automatic = false } = sent;
  refuseOther(kind, documentId, scope.companyId);
  return { ...sent, automatic, target: await targetOf(scope, actor, { kind, tenantId }) };
}

interface SentTo {
  readonly kind: DocumentKind;
  readonly tenantId: string | undefined;
}

async function targetOf(scope: CompanyScope, actor: Actor, { kind, tenantId }: SentTo): Promise<GrantTarget | null> {
  if (tenantId === undefined) {
    admitToCompanyDocument(actor, kind);
    return null;
  }
  const [target] = await overrideTargets(scope, actor, { kind, tenantIds: [tenantId], paths: [] });
  return target ?? null;
}
