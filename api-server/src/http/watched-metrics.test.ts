/** Checks that `/metrics` has each metric and label that the rules in `deploy/prometheus/` use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { addMetrics } from './metrics.ts';

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'deploy', 'prometheus', file), 'utf8');

/** Labels that Prometheus adds, and the label of histograms. */
const EVERYWHERE = ['job', 'instance', 'le'];

let test: TestApp;
/** Labels by the name of the metric. */
const reported = new Map<string, Set<string>>();

beforeAll(async () => {
  test = await testApp();
  const { pool } = test.database;
  await pool.query(`INSERT INTO pgboss.job (name, data, state) VALUES ('mail', '{}', 'failed')`);
  const app = Fastify();
  const metrics = addMetrics(app, pool);
  metrics.watchProcess();
  metrics.countSockets(() => 1);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(new URL('/nada', origin));
  const text = await (await fetch(new URL('/metrics', origin))).text();
  await app.close();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = reported.get(name) ?? new Set(EVERYWHERE);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    reported.set(name, known);
  }
});
afterAll(() => test.close());

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const ofDashboard = (JSON.parse(read('tienda-dashboard.json')) as Dashboard).panels.flatMap(
  ({ title, targets }) => targets.map(({ expr }) => ({ title, expr })),
);
/** Reads `expr: …` on one line, or on the lines below. */
const ofAlerts = [
  ...read('tienda-alerts.yml').matchAll(/- alert: (\w+)\n +expr: (?:>-\n)?([\s\S]*?)\n +(?:for|labels):/g),
].map(([, title = '', expr = '']) => ({ title, expr }));

it('finds an expression for each alert and panel', () => {
  expect(ofAlerts).toHaveLength(read('tienda-alerts.yml').split('- alert:').length - 1);
  expect(ofAlerts.length).toBeGreaterThan(5);
  expect(ofDashboard.length).toBeGreaterThan(8);
});

it.each([...ofDashboard, ...ofAlerts])(
  '$title uses only metrics and labels of /metrics: $expr',
  ({ expr }) => {
    const asked = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].filter(([, name]) => name !== 'up');
    expect(asked.length > 0 || expr.includes('up{')).toBe(true);
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
      labels.split(/,\s*/),
    );
    for (const [, name = '', selector = ''] of asked) {
      expect([...reported.keys()]).toContain(name);
      const used = [...selector.matchAll(/(\w+)=/g)].map(([, label]) => label ?? '');
      for (const label of [...used, ...grouped]) expect([...(reported.get(name) ?? [])]).toContain(label);
    }
  },
);
