import {
  type GrantTarget,
  isSecretPath,
  mayOn,
  mayOnCompany,
  type Permission,
  rightsAt,
  withoutSections,
} from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { loadTargets } from '../../access/guard.ts';
import type { Routes } from '../../access/routes.ts';
import { kinds, onlyDocumentId } from '../../configuration/kinds.ts';
import { effectiveOf, readLayers } from '../../configuration/layers.ts';
import { listMovedSecrets } from '../../configuration/secrets/secret-addresses.ts';
import { secretsIn } from '../../configuration/secrets/secret-references.ts';
import type { SecretsStore } from '../../configuration/secrets/secrets-store.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { forbidden, invalid, notFound } from '../../platform/fault.ts';

/** Secrets are set here and never read again by people. */
export function serveSecrets(route: Routes, secrets: SecretsStore): void {
  route.company('putSecret', async (scope, { actor, body }) => {
    if (!isSecretPath(body.path)) throw invalid('UNKNOWN_SECRET', 'There is no secret at this path.', 'path');
    const target = body.tenantId === null ? null : await targetOf(scope, body.tenantId);
    if (!mayChange(actor, target, rightsAt(kinds.locationSettings.rights, body.path) ?? [])) throw forbidden();
    const place = { tenantId: target?.id ?? '', field: body.path.join('.') };
    const reference = await secrets.put(scope, place, { value: body.value, setBy: actor.name });
    const subject = `locationSettings:${onlyDocumentId('locationSettings', scope.companyId)}` as const;
    await writeAudit(scope, actor, {
      action: 'SET_SECRET',
      subject,
      details: {
        field: place.field,
        secretRef: reference.secretRef,
        ...(target !== null && { tenant: target.id }),
      },
    });
    return reference;
  });

  route.company('listMovedSecrets', async (scope, { actor, target }) => {
    const documentId = onlyDocumentId('locationSettings', scope.companyId);
    const layers = await readLayers(scope, { kind: 'locationSettings', documentId, target: target() });
    if (layers === undefined) return { paths: [] };
    const { document } = effectiveOf(layers);
    const withheld = withheldFrom(actor, 'locationSettings', target());
    return { paths: await listMovedSecrets(scope, secretsIn(withoutSections(document, withheld)), document) };
  });
}

async function targetOf(scope: CompanyScope, id: string): Promise<GrantTarget> {
  const [target] = await loadTargets(scope, [id]);
  if (target === undefined) throw notFound();
  return target;
}

function mayChange({ grants }: Actor, target: GrantTarget | null, anyOf: readonly Permission[]): boolean {
  return target === null ? mayOnCompany(grants, anyOf) : mayOn(grants, anyOf, target);
}
