import type { TestProject } from 'vitest/node';
import { createTestDatabases } from './test-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServerUrl: string;
    testOwnerUrl: string;
    testServingUrl: string;
    testTemplate: string;
  }
}

/** Starts the databases before api-server's tests. Vitest calls the returned function after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = await createTestDatabases();
  project.provide('testServerUrl', databases.serverUrl);
  project.provide('testOwnerUrl', databases.owner.href);
  project.provide('testServingUrl', databases.serving.href);
  project.provide('testTemplate', databases.template);
  return databases.stop;
}
