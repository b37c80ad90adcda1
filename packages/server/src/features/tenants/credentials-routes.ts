import { credentialTopic } from '../../access/credential-check.ts';
import type { Routes } from '../../access/routes.ts';
import { writeAudit } from '../../platform/audit.ts';
import { nudgeAll } from '../../platform/database/nudges/nudges.ts';
import { invalid, notFound } from '../../platform/fault.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';

/** TN-17 to TN-19: the secret is shown once and stored hashed. */
export function serveCredentials(route: Routes): void {
  route.company('listCredentials', async (scope, { params }) => {
    const rows = await scope.db
      .selectFrom('credentials')
      .select(['id', 'name', 'created_at'])
      .where('company_id', '=', scope.companyId)
      .where('location_id', '=', params.locationId)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at.toISOString() }));
  });

  route.company('createCredential', async (scope, { actor, params, body, target }) => {
    if (target().type !== 'LOCATION')
      throw invalid('NOT_A_LOCATION', 'Credentials belong to a location, not to a group.', 'params.locationId');
    const id = newId('key');
    const secret = newSecret();
    await scope.db
      .insertInto('credentials')
      .values({
        id,
        company_id: scope.companyId,
        location_id: params.locationId,
        name: body.name,
        secret_hash: hashSecret(secret),
      })
      .execute();
    await writeAudit(scope, actor, {
      action: 'CREATE_CREDENTIAL',
      subject: `location:${params.locationId}`,
      details: {
        credential: id,
        name: body.name,
      },
    });
    return { id, secret };
  });

  route('deleteCredential', async ({ actor, params, reply }) => {
    await route.database.inCompany(actor().companyId, async (scope) => {
      const result = await scope.db
        .deleteFrom('credentials')
        .where('company_id', '=', scope.companyId)
        .where('location_id', '=', params.locationId)
        .where('id', '=', params.credentialId)
        .executeTakeFirst();
      if (result.numDeletedRows === 0n) throw notFound();
      await nudgeAll(scope.db, [credentialTopic(params.credentialId)]);
      await writeAudit(scope, actor(), {
        action: 'DELETE_CREDENTIAL',
        subject: `location:${params.locationId}`,
        details: {
          credential: params.credentialId,
        },
      });
    });
    return reply.code(204).send();
  });
}
