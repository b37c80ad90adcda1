import { isDeepStrictEqual } from 'node:util';
import { type BodyOf, type Operations, operations } from '@servery/contract';
import type { Actor } from '../../access/actor.ts';
import { isOutsider, isProviderStaff } from '../../access/actor.ts';
import { credentialTopic } from '../../access/credential-check.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { nudgeAll } from '../../platform/database/nudges/nudges.ts';
import { withoutOpeningCheck } from '../../platform/database/transaction-checks.ts';
import { Fault, forbidden, invalid, notFound } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { isPublicUrl } from '../../platform/outbound/public-address.ts';
import { refuseChangedFields } from '../../platform/read-only-fields.ts';
import {
  type Brand,
  type CompanyRow,
  countMembers,
  listBrands,
  lockCompany,
  readCompany,
  replaceBrands,
  type StoredCompany,
  signEveryoneOut,
} from './companies-store.ts';
import {
  type FirstAdministrator,
  requireFreeEmail,
  requireGrantable,
  writeAdministrator,
} from './first-administrator.ts';
import { administratorRole, copyOfDefaultRoles, type FirstRole, writeRoles } from './first-roles.ts';

export interface CompaniesOptions {
  readonly database: Database;
  readonly providerId: string;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Terminates whatever is still to be published in the company of the scope. */
  readonly endPublications: (scope: CompanyScope) => Promise<number>;
  /** Whether a company may name an address of a private network. */
  readonly allowsPrivateUrls: boolean;
}

type CompanyInput = BodyOf<Operations['createCompany']>;

export function companyRecord(row: CompanyRow, providerId: string) {
  const { id, name, ver, created_at } = row;
  return { id, name, ver, createdAt: created_at.toISOString(), isProvider: id === providerId };
}

/** A company as its own call answers it. */
export async function wholeRecord(scope: CompanyScope, row: StoredCompany, providerId: string) {
  return {
    ...companyRecord(row, providerId),
    thirdPartyIntegrationUrl: row.third_party_integration_url,
    staffData: row.staff_data,
    brands: await listBrands(scope),
    ...(await countMembers(scope)),
  };
}

/** CO-08: for provider staff, the only people who may work in more than one company. The person who is to administer it is invited. */
export async function createCompany(options: CompaniesOptions, actor: Actor, input: CompanyInput): Promise<CompanyRow> {
  const { database, providerId } = options;
  if (!isProviderStaff(actor.homeCompanyId, actor.grants, providerId)) throw forbidden();
  const url = input.thirdPartyIntegrationUrl ?? null;
  requirePublicUrl(options, url);
  const brands = brandsOf(input.brands ?? [], []);
  const roles = await copyOfDefaultRoles(database, providerId);
  const first = await firstAdministrator(database, actor, { person: input.administrator, roles });
  const company = await database.inCompany(newId('cmp'), async (scope) => {
    await scope.db
      .insertInto('companies')
      .values({
        id: scope.companyId,
        name: input.name,
        third_party_integration_url: url,
        deleted_at: null,
      })
      .execute();
    await replaceBrands(scope, brands);
    await writeAudit(scope, actor, {
      action: 'CREATE_COMPANY',
      subject: `company:${scope.companyId}`,
      details: { name: input.name },
    });
    await writeRoles(scope, [...new Set([...roles, ...(first === undefined ? [] : [first.role])])]);
    if (first !== undefined) await writeAdministrator(scope, actor, { ...first, jobs: options.jobs });
    return readCompany(scope);
  });
  if (company === undefined) throw new Error('The new company is not there');
  await auditAtHome(database, actor, { action: 'CREATE_COMPANY', company });
  return company;
}

/** @throws Fault 400 for an address of a private network, unless the configuration allows it */
function requirePublicUrl({ allowsPrivateUrls }: CompaniesOptions, url: string | null): void {
  if (url === null || allowsPrivateUrls || isPublicUrl(url)) return;
  const message = 'The address must lead to a public host, not to a private, local or reserved network.';
  throw invalid('NOT_PUBLIC', message, 'body.thirdPartyIntegrationUrl');
}

interface AdministratorAsked {
  readonly person: CompanyInput['administrator'];
  readonly roles: readonly FirstRole[];
}

/** The person who is to be invited, with the role; refused before anything is written. */
async function firstAdministrator(
  database: Database,
  actor: Actor,
  { person, roles }: AdministratorAsked,
): Promise<{ readonly person: FirstAdministrator; readonly role: FirstRole } | undefined> {
  if (person === undefined) return undefined;
  const role = administratorRole(roles);
  requireGrantable(actor, role);
  await requireFreeEmail(database, person);
  return { person, role };
}

/** CO-09: the id is in the body, so reach is decided here: one's own company, or any for provider staff. */
export async function editCompany(
  options: CompaniesOptions,
  actor: Actor,
  input: BodyOf<Operations['editCompany']>,
): Promise<CompanyRow> {
  const { database, providerId } = options;
  if (input.id !== actor.homeCompanyId && !isProviderStaff(actor.homeCompanyId, actor.grants, providerId))
    throw notFound();
  return database.inCompany(input.id, async (scope) => {
    const before = await lockCompany(scope);
    if (before === undefined) throw notFound();
    const brands = await listBrands(scope);
    if (input.ver !== before.ver) {
      const { ver, name, third_party_integration_url: thirdPartyIntegrationUrl, staff_data: staffData } = before;
      const current = { ver, name, thirdPartyIntegrationUrl, staffData, brands };
      throw new Fault(409, 'CONFLICTING EDIT', { extra: { current } });
    }
    refuseStaffDataOfOthers(actor, input, before);
    refuseChangedFields(operations.editCompany.readOnly, input, await wholeRecord(scope, before, providerId));
    return replaceCompany(scope, actor, { options, input, before, brands });
  });
}

/** EE-08: only the company itself leaves its staff to the provider. */
function refuseStaffDataOfOthers(
  actor: Actor,
  { id, staffData }: BodyOf<Operations['editCompany']>,
  { staff_data: current }: StoredCompany,
): void {
  if (staffData === undefined || staffData === current || !isOutsider({ ...actor, companyId: id })) return;
  throw invalid('NOT_YOUR_COMPANY', 'Only the company can choose who manages its staff data.', 'body.staffData');
}

interface CompanyEdit {
  readonly options: CompaniesOptions;
  readonly input: BodyOf<Operations['editCompany']>;
  readonly before: StoredCompany;
  readonly brands: readonly Brand[];
}

/** Values that are saved already make no version. */
async function replaceCompany(scope: CompanyScope, actor: Actor, edit: CompanyEdit): Promise<CompanyRow> {
  const { options, input, before, brands } = edit;
  const was = { name: before.name, url: before.third_party_integration_url, staffData: before.staff_data, brands };
  const url = input.thirdPartyIntegrationUrl === undefined ? was.url : input.thirdPartyIntegrationUrl;
  const next = {
    name: input.name,
    url,
    staffData: input.staffData ?? was.staffData,
    brands: input.brands === undefined ? brands : brandsOf(input.brands, brands),
  };
  if (isDeepStrictEqual(was, next)) return before;
  if (url !== was.url) requirePublicUrl(options, url);
  await replaceBrands(scope, next.brands);
  const ver = before.ver + 1;
  await scope.db
    .updateTable('companies')
    .set({ name: next.name, third_party_integration_url: url, staff_data: next.staffData, ver })
    .where('id', '=', scope.companyId)
    .execute();
  await writeAudit(scope, actor, {
    action: 'EDIT_COMPANY',
    subject: `company:${scope.companyId}`,
    details: {
      ver,
      name: { from: was.name, to: next.name },
      thirdPartyIntegrationUrl: { from: was.url, to: url },
      ...(was.staffData === next.staffData ? {} : { staffData: { from: was.staffData, to: next.staffData } }),
      brands: next.brands.map(({ name }) => name),
    },
  });
  return { ...before, name: next.name, ver };
}

/**
 * CO-10: nothing is erased. People and terminals are signed out, open publications end, and the company is
 * found no more. The provider company and one's own stay.
 */
export async function deleteCompany(options: CompaniesOptions, actor: Actor, typedName?: string): Promise<void> {
  const { database, providerId } = options;
  const { companyId } = actor;
  if (companyId === providerId) throw invalid('PROVIDER_COMPANY', 'The provider company cannot be deleted.');
  if (companyId === actor.homeCompanyId) throw invalid('OWN_COMPANY', 'You cannot delete your own company.');
  const company = await database.inCompany(companyId, async (scope) => {
    const row = await lockCompany(scope);
    if (row === undefined) throw notFound();
    if (typedName !== undefined && typedName !== row.name)
      throw invalid('NAME_DIFFERS', 'This is not the name of the company.', 'body.name');
    const publications = await options.endPublications(scope);
    const sessions = await signEveryoneOut(scope);
    await endCredentials(scope);
    await scope.db.updateTable('companies').set({ deleted_at: new Date() }).where('id', '=', companyId).execute();
    await writeAudit(scope, actor, {
      action: 'DELETE_COMPANY',
      subject: `company:${companyId}`,
      details: {
        name: row.name,
        publications,
        sessions,
      },
    });
    return row;
  });
  await withoutOpeningCheck(() => auditAtHome(database, actor, { action: 'DELETE_COMPANY', company }));
}

/** Those of a company that is gone are none: a node that knows one from memory asks again. */
async function endCredentials({ db, companyId }: CompanyScope): Promise<void> {
  const rows = await db.selectFrom('credentials').select('id').where('company_id', '=', companyId).execute();
  await nudgeAll(
    db,
    rows.map(({ id }) => credentialTopic(id)),
  );
}

interface CompanyEvent {
  readonly action: 'CREATE_COMPANY' | 'DELETE_COMPANY';
  readonly company: CompanyRow;
}

/** A company's own entries are out of sight once it is gone, and nobody of it may be there yet when it is new. */
async function auditAtHome(database: Database, actor: Actor, { action, company }: CompanyEvent): Promise<void> {
  await database.inCompany(actor.homeCompanyId, (scope) =>
    writeAudit(scope, actor, { action, subject: `company:${company.id}`, details: { name: company.name } }),
  );
}

/** Every given id must be a brand of this company; each name occurs once. */
function brandsOf(given: NonNullable<CompanyInput['brands']>, existing: readonly Brand[]): Brand[] {
  const known = new Set(existing.map(({ id }) => id));
  const seen = new Set<string>();
  return given.map(({ id, name }, index) => {
    if (id !== undefined && !known.delete(id))
      throw invalid('UNKNOWN_BRAND', 'The company has no such brand.', `body.brands.${index}.id`);
    const key = name.toLocaleLowerCase('en');
    if (seen.has(key)) throw invalid('NAME_TAKEN', `${name} is listed twice.`, `body.brands.${index}.name`);
    seen.add(key);
    return { id: id ?? newId('brd'), name };
  });
}
