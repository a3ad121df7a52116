/**
 * Code that the service workers of both apps share. The worker stores the app's files at installation and serves them
 * from there. Each release has its own store, so that no page mixes files of two releases.
 */
/// <reference lib="webworker" />

/** Build data that `scripts/lib/offline-worker.ts` writes into a worker. */
export interface Build {
  /** Changes when the file names change. */
  version: string;
  files: string[];
  /** Addresses of the pages that are stored at installation. */
  pages: string[];
}

export interface Shell {
  /** Name of this release's store. */
  store: string;
  /** Addresses stored as long as the release lasts. */
  needed: ReadonlySet<string>;
  isFile: (pathname: string) => boolean;
  /** Returns a file of the app; the content of an address never changes. */
  file: (request: Request) => Promise<Response>;
  /** Returns whether a page uses only this release's files. */
  isOfBuild: (html: string) => boolean;
}

const ASSETS = /\/assets\/[\w.-]+/g;

/** Sets the worker up. `prefix` is the start of all store names. */
export function openShell(scope: ServiceWorkerGlobalScope, build: Build, prefix: string): Shell {
  const store = prefix + build.version;
  const files = new Set(build.files);
  const needed = new Set([...build.files, ...build.pages]);
  const isOfBuild = (html: string) => (html.match(ASSETS) ?? []).every((file) => files.has(file));

  async function fill(): Promise<void> {
    const kept = await caches.open(store);
    await kept.addAll([...files]);
    for (const page of build.pages) {
      const answer = await fetch(page, { cache: 'no-cache' });
      // During an upgrade another server may still answer with the previous release's page.
      if (!answer.ok || !isOfBuild(await answer.clone().text()))
        throw new Error(`${page} is not of this release`);
      await kept.put(page, answer);
    }
  }

  async function install(): Promise<void> {
    const isNew = !(await caches.has(store));
    try {
      await fill();
    } catch (failure) {
      if (isNew) await caches.delete(store);
      throw failure;
    }
    await scope.skipWaiting();
  }

  const stores = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

  /** Keeps the previous release's store: pages that are still open need its files. */
  async function activate(): Promise<void> {
    const others = (await stores()).filter((name) => name !== store);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await scope.clients.claim();
  }

  async function file(request: Request): Promise<Response> {
    for (const cacheName of await stores()) {
      const kept = await caches.match(request, { cacheName });
      if (kept) return kept;
    }
    const answer = await fetch(request);
    const isStored = answer.ok && files.has(new URL(request.url).pathname);
    // Do not store again after a page deleted the store.
    if (isStored && (await caches.has(store))) await (await caches.open(store)).put(request, answer.clone());
    return answer;
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  return {
    store,
    needed,
    isFile: (pathname) => files.has(pathname) || pathname.startsWith('/assets/'),
    file,
    isOfBuild,
  };
}

/**
 * Returns the server's answer to a page request, or the stored page of `kept` when offline.
 * @param patience milliseconds before a stored page replaces a slow answer; by default never
 */
export async function serverFirst(
  answer: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience?: number,
): Promise<Response> {
  const late =
    patience === undefined
      ? []
      : [new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))];
  try {
    return (await Promise.race([answer, ...late])) ?? (await kept()) ?? (await answer);
  } catch (failure) {
    const found = await kept();
    if (!found) throw failure;
    return found;
  }
}
