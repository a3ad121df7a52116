import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type {} from './global-setup.ts';
import { execute, withDatabase } from './test-databases.ts';

export type TestDatabase = {
  /** URL with the serving role, which has the API's privileges. */
  url: string;
  /** URL with the owner, for tests of migrations or of work on the server. */
  ownerUrl: string;
  drop(): Promise<void>;
};

/** Creates a migrated, empty database for one test file. Call `drop` in its `afterAll`. */
export const testDatabase = (): Promise<TestDatabase> => databaseLike(inject('testTemplate'));

/** Creates a database without a schema, in which the serving role has no privileges yet. */
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
