/**
 * The house's import rules (`docs/house.md`): down only, no circles, rooms never meet sideways.
 * `tests/house/boundaries.test.ts` plants a forbidden import and expects this file to object.
 */
const order = require('./.folder-order.cjs');

const outside = '^(app|server|content|domain|supabase|tools|bench|lab|tests)/';
const not = (...rooms) => `^(${rooms.join('|')})/`;

/** What every part of the server may import; above all folders are only the files that start it. */
const serverBase =
  '^server/(clock|config|contacts-webhook|context|environment|error|keys|log|provider-settings|rate-limit-settings|secrets|setting-text|settings-file|site-origins|start-refusal|sync-folder|redact-addresses)\\.ts$';
const tests = '\\.test\\.tsx?$';

/** One rule for each folder of `base`: it never imports one that comes after it; files of `pathNot` may. */
const oneWay = (base, name, folders, pathNot = []) =>
  folders.slice(0, -1).map((folder, place) => ({
    name,
    severity: 'error',
    from: { path: `^${base}/${folder}/`, pathNot },
    to: { path: `^${base}/(${folders.slice(place + 1).join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
    {
      name: 'domain-knows-only-itself-and-zod',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'content-builds-on-domain-only',
      severity: 'error',
      from: { path: '^content/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^content/', '^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'supabase-imports-nothing',
      severity: 'error',
      from: { path: '^supabase/' },
      to: {},
    },
    {
      name: 'server-never-imports-app',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: not('app', 'tools', 'bench', 'lab', 'tests') },
    },
    ...oneWay('server', 'server-runs-one-way', order.serverFolders),
    ...oneWay('server/auth', 'sign-in-runs-one-way', order.authFolders),
    ...oneWay('app/data', 'data-runs-one-way', order.dataFolders, tests),
    ...oneWay('domain', 'domain-runs-one-way', order.domainFolders, tests),
    ...oneWay('content', 'content-runs-one-way', order.contentFolders, tests),
    {
      name: 'content-base-knows-no-folder',
      severity: 'error',
      from: { path: '^content/[^/]+\\.ts$', pathNot: tests },
      to: { path: '^content/[^/]+/', pathNot: '^content/(compiled|schemas)/' },
    },
    {
      name: 'server-base-knows-no-folder',
      severity: 'error',
      from: { path: serverBase },
      to: { path: '^server/', pathNot: serverBase },
    },
    {
      name: 'server-folders-know-no-start',
      severity: 'error',
      from: { path: '^server/[^/]+/' },
      to: { path: '^server/[^/]+\\.ts$', pathNot: serverBase },
    },
    {
      name: 'products-know-no-tools',
      severity: 'error',
      from: { path: not('app', 'server', 'content', 'domain', 'supabase') },
      to: { path: not('tools', 'bench', 'lab') },
    },
    {
      name: 'server-skips-articles',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^content/articles/' },
    },
    {
      name: 'only-app-imports-app',
      severity: 'error',
      from: {
        pathNot: [
          '^app/',
          '^tests/',
          '^bench/',
          '^tools/(build/(build|offline-copy|open-graph|page-sources)|check/check-templates|content/articles/named|launch/dev)\\.ts$',
          '\\.test\\.tsx?$',
        ],
      },
      to: { path: '^app/' },
    },
    {
      name: 'app-never-imports-server',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: not('server', 'tools', 'bench', 'lab') },
    },
    {
      name: 'app-knows-no-tests',
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: not('tests') },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: outside, pathNot: '^app/ui/' },
    },
    {
      name: 'i18n-reads-words-only',
      severity: 'error',
      from: { path: '^app/i18n/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: outside,
        pathNot: [
          '^app/i18n/',
          '^app/(site-)?routes\\.ts$',
          '^content/(dictionaries|wording|words)/',
          '^content/site\\.ts$',
          '^domain/locale\\.ts$',
        ],
      },
    },
    {
      name: 'data-shows-nothing',
      severity: 'error',
      from: { path: '^app/data/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: outside,
        pathNot: ['^app/data/', '^domain/', '^supabase/database\\.types\\.ts$'],
      },
    },
    {
      name: 'features-never-meet',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'instruments-stay-below-features',
      severity: 'error',
      from: { path: '^app/instruments/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/(features|data)/' },
    },
    {
      name: 'an-instrument-knows-no-other',
      severity: 'error',
      from: { path: '^app/instruments/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^app/instruments/',
        pathNot: '^app/instruments/($1/|section/|section-view\\.ts$)',
      },
    },
    {
      name: 'features-stay-below-pages',
      severity: 'error',
      from: { path: '^app/(features|instruments|matching|part-loading|ui|data|i18n)/' },
      to: { path: '^app/(pages|layouts)/' },
    },
    {
      name: 'pages-never-meet',
      severity: 'error',
      from: { path: '^app/(pages|layouts)/', pathNot: tests },
      to: { path: '^app/pages/' },
    },
    {
      name: 'pages-do-not-choose-their-layout',
      severity: 'error',
      from: { path: '^app/pages/' },
      to: { path: '^app/layouts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache|node_modules/\\.)/|^tests/house/samples/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
