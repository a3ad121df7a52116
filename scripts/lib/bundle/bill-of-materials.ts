import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageManager } from '../package-manager.ts';

/** The packages of the shop's three servers. */
const DELIVERED = ['api-server', 'storefront', 'backoffice'];

/** A component in CycloneDX format. */
export interface Component {
  type: string;
  group?: string;
  name: string;
  version: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
  [more: string]: unknown;
}

export interface Bill {
  metadata: { timestamp?: string; component: object };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  [more: string]: unknown;
}

/** Returns every third-party package that the servers depend on, by pnpm's lockfile and store. */
export async function billOfMaterials(): Promise<Bill> {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-bill-'));
  try {
    const out = join(folder, 'bill.json');
    const which = DELIVERED.flatMap((name) => ['--filter', name]);
    const how = ['--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', out];
    const { code, output } = await packageManager('sbom', ...how, ...which);
    if (code !== 0) throw new Error(`pnpm sbom: ${output}`);
    const bill = JSON.parse(readFileSync(out, 'utf8')) as Bill;
    // Leave out the workspace's own packages.
    return { ...bill, components: bill.components.filter(({ externalReferences }) => externalReferences) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

export const licenseIdOf = ({ licenses = [] }: Component): string =>
  licenses
    .map((one) => ('expression' in one ? one.expression : (one.license.id ?? one.license.name)))
    .join(' AND ');
