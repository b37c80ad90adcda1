/**
 * The key of every answer that the console keeps, by what it is about. A key names all that begin with it too: a change of a location
 * forgets `keys.tenants(companyId)`, and with it `keys.tenants(companyId, 'one', id)`.
 */
export const keys = {
  actable: keyOf('actable'),
  audit: keyOf('audit'),
  baseMap: keyOf('base-map'),
  companies: keyOf('companies'),
  configuration: keyOf('configuration'),
  credentials: keyOf('credentials'),
  cutover: keyOf('cutover'),
  designs: keyOf('designs'),
  document: keyOf('document'),
  employee: keyOf('employee'),
  employeeChoices: keyOf('employee-choices'),
  employees: keyOf('employees'),
  explanation: keyOf('explanation'),
  hasDrafts: keyOf('has-drafts'),
  holder: keyOf('holder'),
  holders: keyOf('holders'),
  images: keyOf('images'),
  keptDrafts: keyOf('kept-drafts'),
  labor: keyOf('labor'),
  license: keyOf('license'),
  mapSettings: keyOf('map-settings'),
  mayActAs: keyOf('may-act-as'),
  menuChoices: keyOf('menu-choices'),
  menuImport: keyOf('menu-import'),
  menuNames: keyOf('menu-names'),
  menus: keyOf('menus'),
  movedSecrets: keyOf('moved-secrets'),
  news: keyOf('news'),
  notifications: keyOf('notifications'),
  outOfStock: keyOf('out-of-stock'),
  ownOverrides: keyOf('own-overrides'),
  ownSessions: keyOf('own-sessions'),
  ownSettings: keyOf('own-settings'),
  passwordPolicy: keyOf('password-policy'),
  preferences: keyOf('preferences'),
  publishedConfig: keyOf('published-config'),
  publishing: keyOf('publishing'),
  pulse: keyOf('pulse'),
  roles: keyOf('roles'),
  sales: keyOf('sales'),
  sandboxMailbox: keyOf('sandbox-mailbox'),
  settingsImport: keyOf('settings-import'),
  settingsNames: keyOf('settings-names'),
  syncStatus: keyOf('sync-status'),
  tenants: keyOf('tenants'),
  tickets: keyOf('tickets'),
  tracking: keyOf('tracking'),
  wageGrades: keyOf('wage-grades'),
};

/** The parts tell one answer about a thing from another: the company first, where there is one. */
function keyOf<const Name extends string>(name: Name) {
  return (...parts: readonly unknown[]) => [name, ...parts] as const;
}
