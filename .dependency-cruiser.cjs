/**
 * The import borders of docs/architecture.md. Zones follow from the folders, so each new feature or package is
 * covered from its first file on.
 */
const APPS = '^(storefront|backoffice)';
const TESTS = '[.](test|spec|stories)[.]tsx?$';

/** The fake of the API; another rule says which files may import it. */
const FAKES = '^api-client/src/testing/';
/** Packages of the workspace, and the tools outside the product. */
const OURS =
  '^(api-client|api-server|app-core|backoffice|demo-shop|local-postgres|node-kit|settings|storefront|ui-kit|web-server|e2e|bench|stress|scripts)/';

const API = '^api-server/src';
/** Files of an API module by role (rules: `scripts/lib/module-files.ts`). Several files of a role are in a folder of its name. */
const REPOSITORY = `${API}/.*(-repository[.]ts|/repository[.]ts|/repository/)`;
const HANDLERS = '/handlers[.]ts$';
const MAPPER = `${API}/modules/.*/mapper[.]ts$`;

/** Code splitting of both apps. */
const CUTS = '^scripts/lib/(entry-chunks|inline-script|offline-worker)[.]ts$';

/** Allows a package to import, of this project, only itself and the named paths. */
const only = (from, ...allowed) => ({
  name: `${from}-imports-only`,
  comment: `${from} → ${allowed.join(', ') || 'third parties'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: OURS, pathNot: [`^${from}/`, ...allowed] },
});

module.exports = {
  forbidden: [
    only('ui-kit', '^api-client/contract/(kilos|written-(cuit|number|number-texts))[.]ts$'),
    only('api-client'),
    only('web-server', '^api-client/contract/(errors|refuse-connection)[.]ts$', '^node-kit/', '^settings/'),
    only('node-kit'),
    only('settings', '^node-kit/'),
    only('local-postgres', '^node-kit/'),
    only(
      'api-server',
      '^api-client/(contract/|openapi/storefront[.])',
      '^(node-kit|settings|local-postgres)/',
      // Mails and PDFs use the colours of the pages: plain values without components.
      '^ui-kit/src/theme/(brand|logo-tone)[.]ts$',
    ),
    only('demo-shop', '^api-client/contract/', '^api-server/', '^node-kit/', '^settings/'),
    {
      name: 'the-api-knows-only-its-url',
      comment: 'Only callers of the API and its tests may start a database',
      severity: 'error',
      from: { path: '^api-server/', pathNot: [TESTS, '/testing/'] },
      to: { path: '^local-postgres/' },
    },
    only('app-core', '^ui-kit/', '^api-client/src/(core|renglones)[.]ts$', FAKES),
    only(
      'storefront',
      '^app-core/',
      '^ui-kit/',
      '^web-server/src/(index|answer-renders)[.]ts$',
      '^settings/',
      '^api-client/src/(storefront|renglones[.]ts$)',
      CUTS,
      FAKES,
    ),
    only(
      'backoffice',
      '^(app-core|ui-kit)/',
      '^web-server/src/index[.]ts$',
      '^settings/',
      '^api-client/(src/backoffice|src/renglones[.]ts$|openapi/backoffice[.])',
      CUTS,
      FAKES,
    ),
    {
      name: 'settings-stay-on-the-server',
      comment: 'Browser code must not contain settings; a page gets the public ones as data',
      severity: 'error',
      from: { path: `${APPS}/src/`, pathNot: [TESTS, '^storefront/src/app/server-environment[.]ts$'] },
      to: { path: '^settings/' },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'The server and both apps import the contract, so it must not load other code',
      severity: 'error',
      from: { path: '^api-client/contract/', pathNot: TESTS },
      to: { pathNot: ['^api-client/contract/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'app-folders-point-down',
      comment: 'shared ← features ← routes ← app: shared imports no feature',
      severity: 'error',
      from: { path: `${APPS}/src/shared/`, pathNot: TESTS },
      to: { path: '^$1/src/(features|routes|app)/' },
    },
    {
      name: 'features-know-no-screen',
      comment: 'shared ← features ← routes ← app: a feature imports neither routes nor the app',
      severity: 'error',
      from: { path: `${APPS}/src/features/`, pathNot: TESTS },
      to: { path: '^$1/src/(routes|app)/' },
    },
    {
      name: 'routes-know-no-app',
      comment: 'shared ← features ← routes ← app',
      severity: 'error',
      from: { path: `${APPS}/src/routes/`, pathNot: TESTS },
      to: { path: '^$1/src/app/' },
    },
    {
      name: 'no-feature-from-another',
      comment: 'Code that two features need belongs to shared',
      severity: 'error',
      from: { path: `${APPS}/src/features/([^/]+)/` },
      to: { path: '^$1/src/features/([^/]+)/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'handlers-translate',
      comment: 'Handlers translate between HTTP and the domain; services and repositories use the database',
      severity: 'error',
      from: { path: `${API}/modules/[^/]+${HANDLERS}` },
      to: { path: [`${API}/db/`, '(^|/)node_modules/(drizzle-orm|pg)/'] },
    },
    {
      name: 'handlers-ask-their-own-module',
      comment: "A module reads another module's rows through its service",
      severity: 'error',
      from: { path: `${API}/modules/([^/]+)${HANDLERS}` },
      to: { path: REPOSITORY, pathNot: `${API}/modules/$1/` },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Queries are built in repositories and in db',
      severity: 'error',
      from: { path: `${API}/`, pathNot: [REPOSITORY, TESTS, `${API}/(db|cli)/`, '/testing/'] },
      to: { path: '(^|/)node_modules/drizzle-orm/' },
    },
    {
      name: 'tables-in-repositories',
      comment: 'Other files may import a table only as a type, so that they write no queries',
      severity: 'error',
      from: { path: `${API}/`, pathNot: [REPOSITORY, TESTS, `${API}/(db|cli)/`, '/testing/'] },
      to: { path: `${API}/db/schema/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'repositories-query',
      comment: 'Repositories only query: no decisions, notifications or HTTP',
      severity: 'error',
      from: { path: REPOSITORY },
      to: {
        path: `${API}/(modules|http|mail|realtime|images)/`,
        pathNot: REPOSITORY,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mappers-show',
      comment: 'Mappers only convert their arguments and load nothing',
      severity: 'error',
      from: { path: MAPPER },
      to: {
        path: `${API}/`,
        pathNot: [MAPPER, `${API}/shared/`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mail-imports-no-module',
      severity: 'error',
      from: { path: `${API}/mail/`, pathNot: TESTS },
      to: { path: `${API}/modules/` },
    },
    {
      name: 'shared-stands-below',
      comment: 'Errors, money and formats: all other API code builds on them',
      severity: 'error',
      from: { path: `${API}/shared/` },
      to: { path: `${API}/`, pathNot: `${API}/shared/` },
    },
    {
      name: 'testing-stays-in-tests',
      comment: 'Fakes and fixtures never ship',
      severity: 'error',
      from: { path: OURS, pathNot: [TESTS, '/testing/', '^(e2e|bench|stress|scripts)/', '[.]config[.]ts$'] },
      to: { path: '^[^/]+/src/testing/' },
    },
    {
      name: 'no-import-of-a-test',
      severity: 'error',
      from: {},
      to: { path: '[.](test|spec)[.]tsx?$' },
    },
    {
      name: 'no-circles',
      comment: 'Merge files that import each other, or move the common part to a third file',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment: 'Imports of types also count',
      severity: 'error',
      // Exceptions: generators write circles of types.
      // The route tree imports the router whose types it declares.
      from: { pathNot: '[.]gen[.]ts$|/(router|create-router)[.]tsx$' },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { pathNot: '[.]gen[.]ts$' },
      to: { couldNotResolve: true, pathNot: '[?](url|raw|inline|no-inline)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)([.]cache|dist|coverage|test-results|playwright-report)/' },
    // Imports of types also count.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
