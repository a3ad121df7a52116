import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type {} from './global-setup.ts';
import { execute, withDatabase } from './test-databases.ts';

export type TestDatabase = {
  /** As the role that serves: what the API may do, and no more. */
  url: string;
  /** As the owner, for a test that does what only a migration or somebody at the machine would do. */
  ownerUrl: string;
  drop(): Promise<void>;
};

/** A migrated, empty database for one test file alone; call `drop` in its `afterAll`. */
export const testDatabase = (): Promise<TestDatabase> => databaseLike(inject('testTemplate'));

/** One with nothing in it, no schema either: the role that serves may do nothing there before a migration. */
export const bareDatabase = (): Promise<TestDatabase> => databaseLike("template0 encoding 'UTF8'");

async function databaseLike(template: string): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const owner = new URL(inject('testOwnerUrl'));
  const name = `${inject('testTemplate')}_${process.pid}_${randomBytes(4).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template ${template} owner ${owner.username}`);
  return {
    url: withDatabase(inject('testServingUrl'), name),
    ownerUrl: withDatabase(owner.href, name),
    drop: async () => {
      await execute(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
