import {
  type GrantTarget,
  isSecretPath,
  mayOn,
  mayOnCompany,
  type Permission,
  rightsAt,
  withoutSections,
} from '@servery/domain';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../access/actor.ts';
import { type Guard, loadTargets } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import { kinds, onlyDocumentId } from '../../configuration/kinds.ts';
import { effectiveOf, readLayers } from '../../configuration/layers.ts';
import { listMovedSecrets } from '../../configuration/secret-addresses.ts';
import { secretsIn } from '../../configuration/secret-references.ts';
import type { SecretsStore } from '../../configuration/secrets-store.ts';
import { withheldFrom } from '../../configuration/withheld.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { forbidden, invalid, notFound } from '../../platform/fault.ts';

/** Secrets are set here and never read again by people. */
export function serveSecrets(app: FastifyInstance, guard: Guard, database: Database, secrets: SecretsStore): void {
  serve(app, guard, 'putSecret', async ({ actor, body }) => {
    const { companyId } = actor();
    if (!isSecretPath(body.path)) throw invalid('UNKNOWN_SECRET', 'No secret lies at this path.', 'path');
    return database.inCompany(companyId, async (scope) => {
      const target = body.tenantId === null ? null : await targetOf(scope, body.tenantId);
      if (!mayChange(actor(), target, rightsAt(kinds.locationSettings.rights, body.path) ?? [])) throw forbidden();
      const place = { tenantId: target?.id ?? '', field: body.path.join('.') };
      const reference = await secrets.put(scope, place, body.value, actor().name);
      await writeAudit(
        scope,
        actor(),
        'SET_SECRET',
        `locationSettings:${onlyDocumentId('locationSettings', companyId)}`,
        {
          field: place.field,
          secretRef: reference.secretRef,
          ...(target !== null && { tenant: target.id }),
        },
      );
      return reference;
    });
  });

  serve(app, guard, 'listMovedSecrets', async ({ actor, target }) => {
    const { companyId } = actor();
    return database.inCompany(companyId, async (scope) => {
      const layers = await readLayers(
        scope,
        'locationSettings',
        onlyDocumentId('locationSettings', companyId),
        target(),
      );
      if (layers === undefined) return { paths: [] };
      const { document } = effectiveOf(layers);
      const withheld = withheldFrom(actor(), 'locationSettings', target());
      return { paths: await listMovedSecrets(scope, secretsIn(withoutSections(document, withheld)), document) };
    });
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
