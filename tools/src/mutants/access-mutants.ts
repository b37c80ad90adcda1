import { type AccessMutant, access, features } from './access-mutant.ts';
import { staffMutants } from './staff-mutants.ts';

export const accessMutants: readonly AccessMutant[] = [
  // The guard.
  {
    file: `${access}/guard.ts`,
    find: '  if (!covers(rule, actor, target)) throw forbidden();\n  return target;',
    replace: '  return target;',
    tests: ['asked-rights'],
  },
  {
    file: `${access}/guard.ts`,
    find: 'if (!coversCompany(rule.on, rule, actor)) throw forbidden();',
    replace: '',
    tests: ['asked-rights'],
  },
  {
    file: `${access}/guard.ts`,
    find: '  if (!targets.every((target) => covers(rule, actor, target))) throw forbidden();',
    replace: '',
    tests: ['asked-rights'],
  },
  {
    file: `${access}/guard.ts`,
    find: '  if (targets.length !== new Set(locationIds).size) throw notFound();',
    replace: '',
    tests: ['tenant-matrix'],
  },
  {
    file: `${access}/guard.ts`,
    find: "  if (rule.on === 'provider' && actor.homeCompanyId !== providerId) throw forbidden();",
    replace: '',
    tests: ['asked-rights'],
  },
  {
    file: `${access}/guard.ts`,
    find: '  if (!isProviderStaff(homeCompanyId, grants, options.providerId)) throw notFound();',
    replace: '',
    tests: ['asked-rights'],
  },
  {
    file: `${access}/guard.ts`,
    find: "  if (textOf(request.params, 'locationId') !== terminalOf(principal)?.locationId) throw notFound();",
    replace: '',
    tests: ['asked-rights'],
  },
  // Acting as another person.
  {
    file: `${access}/guard.ts`,
    find: 'if (onlyAsOneself.has(operationId) || (actor.isReadOnly && changes)) throw forbidden();',
    replace: 'if (actor.isReadOnly && changes) throw forbidden();',
    tests: ['asked-rights'],
  },
  {
    file: `${access}/guard.ts`,
    find: 'if (onlyAsOneself.has(operationId) || (actor.isReadOnly && changes)) throw forbidden();',
    replace: 'if (onlyAsOneself.has(operationId)) throw forbidden();',
    tests: ['asked-rights'],
  },
  {
    file: `${access}/acting.ts`,
    find: 'if (isOneself || !holdsAllRightsOf(actor.grants, theirs, await groupOfLocations(scope))) throw forbidden();',
    replace: 'if (isOneself) throw forbidden();',
    tests: ['features/sessions/acting'],
  },
  // Rights until the commit.
  {
    file: `${access}/until-the-end.ts`,
    find: "if (!isSame) throw new Fault(403, 'RIGHTS_CHANGED');",
    replace: '',
    tests: ['rights-until'],
  },
  {
    file: `${access}/until-the-end.ts`,
    find: "return method !== 'GET' && accessTable[id].who !== 'everyone' && !ofOwnSession.has(id);",
    replace: 'return false;',
    tests: ['rights-until'],
  },
  {
    file: `${access}/until-the-end.ts`,
    find: 'if (!(await closing.inCompany(companyId, hasAdministrator))) throw lastAdministrator();',
    replace: '',
    tests: ['last-administrator'],
  },
  // Granting.
  {
    file: `${access}/granting.ts`,
    find: '  if (!mayGrantAt(actor.grants, reach)) throw forbidden();',
    replace: '',
    tests: ['features/grants'],
  },
  {
    file: `${access}/granting.ts`,
    find: '  if (lacking.length > 0) {',
    replace: '  if (lacking.length > 1000) {',
    tests: ['features/grants'],
  },
  {
    file: `${access}/granting.ts`,
    find: 'if (added.length + removed.length > 0 && userId === actor.userId)',
    replace: "if (userId === '')",
    tests: ['features/grants'],
  },
  {
    file: `${features}/roles/role-rights.ts`,
    find: '  if (!mayEditRole(actor, row))',
    replace: '  if (row.id === path)',
    tests: ['features/roles'],
  },
  // The values that a save touches.
  {
    file: 'packages/server/src/configuration/checks/field-rights.ts',
    find: '  if (refused.length === 0) return;',
    replace: '  if (refused.length >= 0) return;',
    tests: ['settings-rights'],
  },
  {
    file: 'packages/server/src/configuration/checks/field-rights.ts',
    find: 'target === null ? mayOnCompany(grants, anyOf) : mayOn(grants, anyOf, target)',
    replace: 'grants.some((grant) => anyOf.some((code) => grant.permissions.includes(code)))',
    tests: ['settings-rights', 'override-rights'],
  },
  {
    file: `${features}/menus/menu-overrides.ts`,
    find: '  await requireOwnMenu(scope, actor, { menu: base, locationId: target.id });',
    replace: '',
    tests: ['menus-routes'],
  },
  {
    file: `${features}/configuration/save-changes.ts`,
    find: '    admitToCompanyDocument(actor, kind);',
    replace: '',
    tests: ['save-changes'],
  },
  {
    file: 'packages/server/src/configuration/saving/save-layer.ts',
    find: '  save.hooks.admit?.(actor, layer.head);',
    replace: '',
    tests: ['save-changes'],
  },
  {
    file: 'packages/server/src/configuration/saving/save-layer.ts',
    find: '  refuseSections(withheld.filter((section) => sent.has(section)));',
    replace: '',
    tests: ['save-changes'],
  },
  {
    file: `${features}/menus/menu-templates.ts`,
    find: '  if (menu.isTemplate && !mayOnCompany(actor.grants, templates)) throw forbidden();',
    replace: '',
    tests: ['menu-templates'],
  },
  {
    file: 'packages/server/src/configuration/override-targets.ts',
    find: '  if (!targets.every((target) => mayChange(actor, kind, target))) throw forbidden();',
    replace: '',
    tests: ['override-rights'],
  },
  {
    file: `${features}/settings/secrets-routes.ts`,
    find: 'if (!mayChange(actor, target, rightsAt(kinds.locationSettings.rights, body.path) ?? [])) throw forbidden();',
    replace: '',
    tests: ['features/settings/secrets'],
  },
  // Sections that a person may not read.
  {
    file: 'packages/server/src/configuration/secrets/withheld.ts',
    find: '  if (sections.length === 0) return;',
    replace: '  if (sections.length >= 0) return;',
    tests: ['withheld-sections'],
  },
  {
    file: 'packages/server/src/configuration/saving/saved-meanwhile.ts',
    find: '  const readable = (all: readonly Change[]) => changesOutside(all, withheld).readable;',
    replace: '  const readable = (all: readonly Change[]) => changesOutside(all, withheld.slice(0, 0)).readable;',
    tests: ['withheld-sections'],
  },
  {
    file: `${features}/settings/blob-routes.ts`,
    find: '    return { ...record, blob: { ...withoutSections(blob, withheld) }, withheld: [...withheld] };',
    replace: '    return { ...record, blob: { ...blob }, withheld: [...withheld] };',
    tests: ['withheld-sections'],
  },
  {
    file: `${features}/settings/blob-routes.ts`,
    find: '      groupOverride: readableOf(layers.groupOverride, withheld),',
    replace: '      groupOverride: layers.groupOverride,',
    tests: ['withheld-sections'],
  },
  {
    file: `${features}/settings/settings-routes.ts`,
    find: '    return { id: overrideIdOf(head), ver: head.version, changes: readable, withheld };',
    replace: '    return { id: overrideIdOf(head), ver: head.version, changes: [...changes, ...readable], withheld };',
    tests: ['withheld-sections'],
  },
  {
    file: `${features}/settings/secrets-routes.ts`,
    find: 'secretsIn(withoutSections(document, withheld))',
    replace: 'secretsIn(withoutSections(document, withheld.slice(0, 0)))',
    tests: ['features/settings/secrets'],
  },
  {
    file: `${features}/configuration/configuration-routes.ts`,
    find: "    refuseWithheldPath(actor, { kind: params.kind, at: target ?? 'company', path });",
    replace: '',
    tests: ['withheld-sections'],
  },
  {
    file: `${features}/configuration/overrides-below.ts`,
    find: 'changesOutside(parseChanges(changes), withheld).readable',
    replace: 'changesOutside(parseChanges(changes), withheld.slice(0, 0)).readable',
    tests: ['withheld-sections'],
  },
  {
    file: `${features}/configuration/configuration-routes.ts`,
    find: 'return listOverriddenPlaces(scope, { kind: params.kind, documentId, paths }, withheld);',
    replace: 'return listOverriddenPlaces(scope, { kind: params.kind, documentId, paths }, []);',
    tests: ['withheld-sections', 'features/configuration'],
  },
  {
    file: `${features}/tenants/tenant-reach.ts`,
    find: '  if (!mayPutInto(actor, permission, groupId)) throw forbidden();',
    replace: '',
    tests: ['features/tenants'],
  },
  {
    file: `${features}/news/news-service.ts`,
    find: 'return id !== providerFeed || isProviderStaff(actor.homeCompanyId, actor.grants, providerId);',
    replace: 'return true;',
    tests: ['features/news'],
  },
  {
    file: `${features}/companies/companies-service.ts`,
    find: '  if (!isProviderStaff(actor.homeCompanyId, actor.grants, providerId)) throw forbidden();',
    replace: '',
    tests: ['features/companies'],
  },
  {
    file: `${features}/publishing/artifacts.ts`,
    find: "  return kind === 'employment' ? withoutWageGrades(document) : document;",
    replace: '  return document;',
    tests: ['wage-grades'],
  },
  // A hold, and settings copied from one location to others.
  {
    file: `${features}/publishing/publishing-routes.ts`,
    find: '  if (!locations.some(({ id }) => seen.has(id))) throw notFound();',
    replace: '',
    tests: ['tenant-matrix', 'holding'],
  },
  {
    file: `${features}/publishing/publishing-routes.ts`,
    find: '  const locationIds = locations.flatMap(({ id, isOpen }) => (isOpen ? [id] : []));\n  await admitLocations(scope, actor, { operationId, locationIds });',
    replace: '',
    tests: ['holding'],
  },
  {
    file: 'packages/server/src/configuration/override-targets.ts',
    find: '  if (targets.length !== new Set(tenantIds).size) throw notFound();',
    replace: '',
    tests: ['copy-settings', 'set-values-below'],
  },
  {
    file: 'packages/server/src/configuration/override-targets.ts',
    find: '  for (const at of targets) for (const path of paths) refuseWithheldPath(actor, { kind, at, path });',
    replace: '  void paths;',
    tests: ['copy-settings'],
  },
  {
    file: `${features}/settings/own-settings.ts`,
    find: "places.filter((place) => !hidden.has(place.split('.', 1).join()))",
    replace: 'places.filter(() => hidden.size >= 0)',
    tests: ['reset-settings'],
  },
  {
    file: `${features}/tenants/location-import.ts`,
    find: '  if (lacking.length > 0) return refused(line, lacking, save.name);',
    replace: '',
    tests: ['location-import'],
  },
  ...staffMutants,
];
