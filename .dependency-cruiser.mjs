const TEST = '\\.test\\.tsx?$|\\.mutants\\.ts$|/testing/';

/** The imports that are forbidden between the folders of `base`, which are listed from the lowest to the highest. */
function floors(base, folders) {
  return folders.slice(0, -1).map((folder, at) => ({
    name: 'floors',
    severity: 'error',
    from: { path: `^${base}/(${folder})/`, pathNot: TEST },
    to: { path: `^${base}/(${folders.slice(at + 1).join('|')})/` },
  }));
}

const within = (folder) => `^packages/${folder}/src/`;

/** The floors of the product: every floor uses only floors below it, and features never import each other. */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: within('domain'), pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        path: '^(packages|node_modules)/',
        pathNot: '^packages/domain/|^node_modules/(zod|css-tree|@types/css-tree|@turf)/',
      },
    },
    {
      name: 'domain-has-no-io',
      severity: 'error',
      from: { path: within('domain'), pathNot: '\\.test\\.ts$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-uses-domain-only',
      severity: 'error',
      from: { path: within('contract') },
      to: { path: '^packages/(words|demo|server|web|terminal|sandbox|e2e)/' },
    },
    {
      name: 'words-know-the-domain-only',
      severity: 'error',
      from: { path: within('words') },
      to: { path: '^packages/(?!words/|domain/)' },
    },
    {
      name: 'demo-is-content',
      severity: 'error',
      comment: 'What the demo company has; the server writes it.',
      from: { path: within('demo') },
      to: { path: '^packages/(contract|server|web|terminal|sandbox|e2e)/' },
    },
    {
      name: 'server-stays-behind-http',
      severity: 'error',
      comment:
        'But for the start and the tests, which open the sandbox; what they open is spoken to over its protocol.',
      from: { path: within('server'), pathNot: '^packages/server/src/(main\\.ts|testing/)' },
      to: { path: '^packages/(web|terminal|sandbox|e2e)/' },
    },
    {
      name: 'web-stays-in-the-browser',
      severity: 'error',
      from: { path: within('web') },
      to: { path: '^packages/(demo|server|terminal|sandbox|e2e)/' },
    },
    {
      name: 'terminal-speaks-http',
      severity: 'error',
      comment: 'But for the fleet, which sells as the demo does.',
      from: { path: within('terminal'), pathNot: '^packages/terminal/src/fleet/' },
      to: { path: '^packages/(demo|server|web|sandbox|e2e)/' },
    },
    {
      name: 'fleet-speaks-http',
      severity: 'error',
      from: { path: '^packages/terminal/src/fleet/' },
      to: { path: '^packages/(server|web|sandbox|e2e)/' },
    },
    ...floors('packages/domain/src', [
      'overrides|formats|passwords|audit',
      'access|references',
      'configuration',
      'tenants|employees',
      'menus|settings|employment',
      'documents|publishing|slips|tickets|out-of-stock|push',
      'notifications|sales|punches',
    ]),
    {
      name: 'documents-stand-alone',
      severity: 'error',
      comment: 'Menus, settings and employment know nothing of each other; what is about any of them is in documents.',
      from: { path: '^packages/domain/src/(menus|settings|employment)/', pathNot: TEST },
      to: { path: '^packages/domain/src/(menus|settings|employment)/', pathNot: '^packages/domain/src/$1/' },
    },
    ...floors('packages/server/src', ['platform', 'sign-in', 'access', 'configuration', 'features']),
    ...floors('packages/web/src', [
      'api|phrases|ui',
      'session',
      'form-draft|images|maps|menus|news|notifications|previews|publishing|sales|staff|stock|tenants',
      'editing',
      'features',
      'app',
    ]),
    ...floors('packages/web/src/editing', [
      'document',
      'draft|words',
      'conflict',
      'saving',
      'kinds',
      'overrides|settings-search',
      'history|reveal|review',
      'fields',
      'page',
      'list',
    ]),
    {
      name: 'ui-knows-no-restaurants',
      severity: 'error',
      from: { path: '^packages/web/src/ui/', pathNot: TEST },
      to: { path: '^packages/(web/src/(?!ui/|phrases/)[^/]+|domain|contract)/' },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^packages/(server|web)/src/features/((?:settings/)?[^/]+)/' },
      to: { path: '^packages/$1/src/features/', pathNot: '^packages/$1/src/features/$2/' },
    },
    {
      name: 'only-the-app-knows-the-app',
      severity: 'error',
      from: { path: '^packages/(server|web)/src/(?!app/|commands/|testing/)[^/]+/', pathNot: TEST },
      to: { path: '^packages/$1/src/(app/|app\\.ts|main\\.tsx?)' },
    },
    {
      name: 'through-the-front-door',
      severity: 'error',
      comment: 'Other packages are imported through their index; what tests build is beside it, for tests alone.',
      from: { path: '^(packages/([^/]+)|bench|tools)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: '^packages/$2/|^packages/[^/]+/src/index\\.ts$|^packages/domain/src/testing/',
      },
    },
    {
      name: 'tests-alone-build-documents',
      severity: 'error',
      from: { path: '^(packages|bench|tools)/', pathNot: `${TEST}|^packages/e2e/` },
      to: { path: '^packages/domain/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/|^data/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
