import {
  harborEmployment,
  harborMenu,
  harborSettings,
  seaportDriverWage,
  seaportLaborTargets,
  starterMenu,
  starterTemplate,
} from '@servery/demo';
import {
  applyChanges,
  asJsonObject,
  type Change,
  findByPath,
  type GrantTarget,
  type Json,
  type JsonObject,
  type Path,
} from '@servery/domain';
import { onlyDocumentId } from '../configuration/kinds.ts';
import { effectiveOf, readLayers } from '../configuration/layers.ts';
import { saveBase, saveOverride } from '../configuration/saving/saves.ts';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import type { ServiceClient } from '../platform/outbound/service-client.ts';
import { type Author, actorOf, companyId, dana, luis, priya, sam } from './harbor-actors.ts';
import { publishAll, writeContacts } from './harbor-publication.ts';
import { mirrorLocation } from './mirror-location.ts';

const menuId = 'harbor-main';
/** The documents that groups and stores override in the demo. */
const overridden = { menu: menuId, employment: onlyDocumentId('employment', companyId) } as const;

const bayArea: GrantTarget = { id: 'bay-area', type: 'GROUP', groupId: null };
const pier39: GrantTarget = { id: 'pier-39', type: 'LOCATION', groupId: 'bay-area' };
const seaport: GrantTarget = { id: 'seaport', type: 'LOCATION', groupId: 'east' };

type Edit = readonly [path: Path, to: Json];

/**
 * The demo company's documents, a publication, and the changes that people have made since. The answers of a labor service are published
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
    edits: [
      ...seaportLaborTargets.map(
        ([day, target]): Edit => [['payrollAndOvertime', 'laborBudgetTargetPercentage', day], target],
      ),
      [['wageGrades', { id: seaportDriverWage.grade }, 'wage'], seaportDriverWage.wage],
    ],
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
      document: asJsonObject(harborMenu()),
    });
    const others = { locationSettings: asJsonObject(harborSettings()), employment: asJsonObject(harborEmployment()) };
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
      document: asJsonObject(starterMenu()),
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
