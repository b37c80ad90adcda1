import { type JsonObject, type Path, SECRET_MOVED } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';
import type { DocumentKind } from '../platform/database/tables.ts';
import { noteEmployment } from './labor-outbox.ts';
import { tellMenuSave } from './menu-notices.ts';
import type { KeepHooks } from './saving/layer-hooks.ts';
import { listMovedSecrets } from './secrets/secret-addresses.ts';
import { refuseForeignSecrets, secretsIn } from './secrets/secret-references.ts';

interface KindHooks extends KeepHooks {
  /** Why a publication leaves out the value at a place of a document; undefined where it does not. */
  unpublished?(scope: CompanyScope, place: PublishedPlace): Promise<Reason | undefined>;
}

interface PublishedPlace {
  readonly document: JsonObject;
  readonly path: Path;
}

interface Reason {
  readonly code: string;
  readonly message: string;
}

/** The steps that a kind of documents adds to those of all. */
export const kindHooks: Readonly<Record<DocumentKind, KindHooks>> = {
  menu: { kept: tellMenuSave },
  locationSettings: { refuse: refuseForeignSecrets, unpublished: movedSecretAt },
  employment: {
    kept: async (scope, _, { documents }) => documents && noteEmployment(scope, documents),
    unpublished: async (_, { path }) => (path[0] === 'wageGrades' ? gradesStay : undefined),
  },
};

const gradesStay = { code: 'NOT_PUBLISHED', message: 'Wage grades stay in the console.' };

async function movedSecretAt(scope: CompanyScope, { document, path }: PublishedPlace): Promise<Reason | undefined> {
  const moved = await listMovedSecrets(scope, secretsIn(document), document);
  return moved.some((field) => field.every((step, at) => step === path[at])) ? SECRET_MOVED : undefined;
}
