import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type {} from './global-setup.ts';
import { execute, withDatabase } from './test-databases.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A migrated, empty database for one test file alone; call `drop` in its `afterAll`. */
export const testDatabase = (): Promise<TestDatabase> => databaseLike(inject('testTemplate'));

/** One with nothing in it, no schema either. */
export const bareDatabase = (): Promise<TestDatabase> => databaseLike("template0 encoding 'UTF8'");

async function databaseLike(template: string): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const owner = new URL(inject('testOwnerUrl'));
  const name = `${inject('testTemplate')}_${process.pid}_${randomBytes(4).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template ${template} owner ${owner.username}`);
  return {
    url: withDatabase(owner.href, name),
    drop: async () => {
      await execute(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
