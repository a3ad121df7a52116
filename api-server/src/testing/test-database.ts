import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type {} from './global-setup.ts';
import { execute, withDatabase } from './test-databases.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A migrated, empty database for one test file alone; call `drop` in its `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const owner = new URL(inject('testOwnerUrl'));
  const template = inject('testTemplate');
  const name = `${template}_${process.pid}_${randomBytes(4).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template ${template} owner ${owner.username}`);
  return {
    url: withDatabase(owner.href, name),
    drop: async () => {
      await execute(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
