import {
  harborEmployment,
  harborMenu,
  harborSettings,
  seaportLaborTargets,
  starterMenu,
  starterTemplate,
} from '@servery/demo';
import {
  applyChanges,
  type Change,
  everyPermission,
  findByPath,
  type GrantTarget,
  type Json,
  type JsonObject,
  type Path,
} from '@servery/domain';
import { pino } from 'pino';
import { z } from 'zod';
import type { Actor } from '../access/actor.ts';
import { onlyDocumentId } from '../configuration/kinds.ts';
import { effectiveOf, readLayers } from '../configuration/layers.ts';
import { saveBase, saveOverride } from '../configuration/saves.ts';
import { runBatch } from '../features/publishing/publication-worker.ts';
import { startPublication } from '../features/publishing/publications-service.ts';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import type { ServiceClient } from '../platform/outbound/service-client.ts';
import { mirrorLocation } from './mirror-location.ts';

const companyId = 'harbor';
const menuId = 'harbor-main';
/** The documents that groups and stores override in the demo. */
const overridden = { menu: menuId, employment: onlyDocumentId('employment', companyId) } as const;

interface Author {
  readonly userId: string;
  readonly name: string;
}

const dana: Author = { userId: 'usr-dana', name: 'Dana Whitfield' };
const luis: Author = { userId: 'usr-luis', name: 'Luis Ferreira' };
const priya: Author = { userId: 'usr-priya', name: 'Priya Raman' };
const sam: Author = { userId: 'usr-sam', name: 'Sam Okafor' };

const bayArea: GrantTarget = { id: 'bay-area', type: 'GROUP', groupId: null };
const pier39: GrantTarget = { id: 'pier-39', type: 'LOCATION', groupId: 'bay-area' };
const seaport: GrantTarget = { id: 'seaport', type: 'LOCATION', groupId: 'east' };

type Edit = readonly [path: Path, to: Json];

/**
 * The demo company's documents, a publication, and what people have changed since. What a labor service answers is published
 * with the rest, so that no store waits for it.
 */
export async function writeHarborHistory(database: Database, labor: ServiceClient): Promise<void> {
  await writeHarborDocuments(database, companyId, dana);
  await writeTemplate(database);
  await editOverride(database, priya, {
    kind: 'menu',
    target: bayArea,
    edits: [[price('harbor-supreme', 'delivery', 'medium'), '16.49']],
  });
  await editOverride(database, sam, {
    kind: 'menu',
    target: pier39,
    edits: [
      [price('harbor-supreme', 'dine-in', 'large'), '19.49'],
      [price('harbor-supreme', 'catering', 'large'), '21.49'],
    ],
  });
  await editOverride(database, dana, {
    kind: 'employment',
    target: seaport,
    edits: seaportLaborTargets.map(([day, target]) => [
      ['payrollAndOvertime', 'laborBudgetTargetPercentage', day],
      target,
    ]),
  });
  if (labor.isConfigured)
    await mirrorLocation(database, actorOf(companyId, dana), { client: labor, tenantId: pier39.id });
  await publishAll(database);
  await editMenu(database, luis, [
    [price('harbor-supreme', 'dine-in', 'x-large'), '21.49'],
    [price('anchor-pepperoni', 'dine-in', 'large'), '17.49'],
  ]);
  await editMenu(database, dana, [
    [info('fishermans-clam', 'description'), 'Chopped clams, garlic, oregano, pecorino and a squeeze of lemon'],
  ]);
  await editOverride(database, sam, {
    kind: 'menu',
    target: pier39,
    edits: [[info('harbor-supreme', 'displayName'), 'Pier 39 Harbor Supreme']],
  });
  await writeContacts(database);
}

/** Main menu, assigned to every location, with settings and employment. */
export async function writeHarborDocuments(database: Database, company: string, author: Author): Promise<void> {
  await database.inCompany(company, async (scope) => {
    const actor = actorOf(company, author);
    const first = { description: '', singleUse: false, expectedVersion: 0, automatic: false };
    await saveBase(scope, actor, {
      ...first,
      kind: 'menu',
      documentId: menuId,
      name: 'Main Menu',
      document: asJson(harborMenu()),
    });
    const others = { locationSettings: asJson(harborSettings()), employment: asJson(harborEmployment()) };
    for (const kind of ['locationSettings', 'employment'] as const) {
      const documentId = onlyDocumentId(kind, company);
      await saveBase(scope, actor, { ...first, kind, documentId, name: '', document: others[kind] });
    }
    await scope.db
      .updateTable('tenants')
      .set({ menu_id: menuId })
      .where('company_id', '=', company)
      .where('type', '=', 'LOCATION')
      .execute();
  });
}

async function writeTemplate(database: Database): Promise<void> {
  const { id: documentId, ...about } = starterTemplate;
  await database.inCompany(companyId, (scope) =>
    saveBase(scope, actorOf(companyId, priya), {
      ...about,
      kind: 'menu',
      documentId,
      document: asJson(starterMenu()),
      singleUse: false,
      expectedVersion: 0,
      automatic: false,
      isTemplate: true,
    }),
  );
}

async function editMenu(database: Database, author: Author, edits: readonly Edit[]): Promise<void> {
  await database.inCompany(companyId, async (scope) => {
    const { base, document } = await layersOf(scope, { kind: 'menu', target: pier39 });
    const edited = applyChanges(document, changesOf(document, edits)).document;
    await saveBase(scope, actorOf(companyId, author), {
      ...base,
      kind: 'menu',
      document: edited,
      expectedVersion: base.version,
      automatic: false,
    });
  });
}

interface Overridden {
  readonly kind: keyof typeof overridden;
  readonly target: GrantTarget;
}

interface OverrideEdits extends Overridden {
  readonly edits: readonly Edit[];
}

async function editOverride(database: Database, author: Author, { kind, target, edits }: OverrideEdits): Promise<void> {
  await database.inCompany(companyId, async (scope) => {
    const layers = await layersOf(scope, { kind, target });
    const changes = [...(layers.override?.changes ?? []), ...changesOf(effectiveOf(layers).document, edits)];
    await saveOverride(scope, actorOf(companyId, author), {
      kind,
      documentId: overridden[kind],
      target,
      expectedVersion: layers.override?.ver ?? 0,
      changes,
      automatic: false,
    });
  });
}

async function layersOf(scope: CompanyScope, { kind, target }: Overridden) {
  const layers = await readLayers(scope, { kind, documentId: overridden[kind], target });
  if (layers === undefined) throw new Error(`The demo has no ${kind}`);
  return layers;
}

function changesOf(document: JsonObject, edits: readonly Edit[]): Change[] {
  return edits.map(([path, to]) => {
    const from = findByPath(document, path);
    if (from === undefined) throw new Error(`The demo has nothing at ${JSON.stringify(path)}`);
    return { kind: 'SIMPLE_FIELD_CHANGED', path, from, to };
  });
}

function price(item: string, scheme: string, size: string): Path {
  return [
    'items',
    { id: `item-${item}` },
    'pricing',
    { by: 'pricingScheme', value: `scheme-${scheme}` },
    'itemBased',
    'prices',
    { id: `size-${size}` },
    'price',
  ];
}

function info(item: string, field: string): Path {
  return ['items', { id: `item-${item}` }, 'info', field];
}

/** Publishes at once, without the queue: the demo is written before the server runs. */
async function publishAll(database: Database): Promise<void> {
  const logger = pino({ level: 'silent' });
  const jobs = { enqueueAll: async () => undefined };
  for (const workflow of ['locations', 'employment'] as const) {
    const execution = await database.inCompany(companyId, async (scope) => {
      const rows = await scope.db
        .selectFrom('tenants')
        .select('id')
        .where('company_id', '=', companyId)
        .where('type', '=', 'LOCATION')
        .execute();
      const body = {
        syncDateMillis: null,
        action: 'PUBLISH' as const,
        name: 'Opening',
        locationIds: rows.map(({ id }) => id),
        strategy: { kind: 'allAtOnce' as const },
      };
      return startPublication(scope, actorOf(companyId, dana), {
        workflow,
        body,
        jobs,
        defaultStrategy: body.strategy,
        idempotencyKey: undefined,
      });
    });
    await runBatch(database, logger, { companyId, publicationId: execution.workflowId, batch: 1 });
  }
}

/** Four stores in contact, one out of date, one that never was; who was in contact runs what was published. */
async function writeContacts(database: Database): Promise<void> {
  const hoursAgo: Record<string, number> = {
    'pier-39': 0,
    embarcadero: 0,
    'jack-london': 0,
    seaport: 1,
    'navy-pier': 26,
  };
  await database.inCompany(companyId, async (scope) => {
    for (const [id, hours] of Object.entries(hoursAgo)) {
      await scope.db
        .insertInto('contacts')
        .values({
          company_id: companyId,
          location_id: id,
          last_ping: new Date(Date.now() - hours * 3_600_000),
          software_version: '9.4.2',
        })
        .execute();
    }
    await scope.db
      .insertInto('acknowledgements')
      .columns(['company_id', 'location_id', 'kind', 'hash', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('published')
          .innerJoin('contacts', (join) =>
            join
              .onRef('contacts.company_id', '=', 'published.company_id')
              .onRef('contacts.location_id', '=', 'published.location_id'),
          )
          .where('published.company_id', '=', companyId)
          .select([
            'published.company_id',
            'published.location_id',
            'published.kind',
            'published.hash',
            'contacts.last_ping',
          ]),
      )
      .execute();
  });
}

function actorOf(company: string, author: Author): Actor {
  return {
    ...author,
    originalUserId: null,
    originalCompanyId: null,
    isReadOnly: false,
    address: 'demo',
    email: '',
    homeCompanyId: company,
    companyId: company,
    grants: [{ roleId: '', roleName: '', permissions: everyPermission, grantedOn: { type: 'GLOBAL', id: null } }],
    sessionHash: '',
  };
}

const jsonObjectSchema = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);

function asJson(document: object): JsonObject {
  return jsonObjectSchema.parse(document);
}
