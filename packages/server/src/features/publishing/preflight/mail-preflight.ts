import { z } from 'zod';
import type { Actor } from '../../../access/actor.ts';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import type { DocumentKind } from '../../../platform/database/tables.ts';
import type { JobQueue } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { previewPublish } from '../preview.ts';
import { preflightMail } from './preflight-letter.ts';

/** A letter on its way to the mail server, which may have to be asked again. */
export const preflightMailQueue: JobQueue<Mail> = {
  name: 'preflight-mail',
  schema: z.object({
    to: z.object({ name: z.string(), address: z.string() }),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
};

interface PreflightAsked {
  readonly locationIds: readonly string[];
  readonly wanted: readonly DocumentKind[];
  readonly publicUrl: string;
}

/** The list as it reads now with the rights of the person, in a letter to the person. */
export async function preflightLetter(
  scope: CompanyScope,
  actor: Actor,
  { locationIds, wanted, publicUrl }: PreflightAsked,
): Promise<Mail> {
  const previews = await previewPublish(scope, actor, { locationIds, wanted });
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(locationIds))
    .orderBy('name')
    .execute();
  return preflightMail(
    { name: actor.name, email: actor.email },
    {
      companyId: scope.companyId,
      names: new Map(rows.map(({ id, name }) => [id, name])),
      previews,
      isEmployment: wanted.includes('employment'),
      publicUrl,
    },
  );
}
