/**
 * What the service workers of both apps share: an app's own files are stored when the worker is installed, and come from
 * there. Each release has a store of its own, so that no page runs with another release's files.
 */
/// <reference lib="webworker" />

/** What `scripts/lib/offline-worker.ts` writes into a worker. */
export interface Build {
  /** Changes with the names of the files. */
  version: string;
  files: string[];
  /** Addresses of the pages that are stored before anybody opens them. */
  pages: string[];
}

export interface Shell {
  /** The name of this release's store. */
  store: string;
  /** Stored for as long as the release lasts. */
  needed: ReadonlySet<string>;
  isFile: (pathname: string) => boolean;
  /** A file of the app: never changes under its address. */
  file: (request: Request) => Promise<Response>;
  /** Whether a page runs with this release's files, and with no other file. */
  isOfBuild: (html: string) => boolean;
}

const ASSETS = /\/assets\/[\w.-]+/g;

/** Sets the worker up; `prefix` begins the names of its releases' stores. */
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
      // During an upgrade another server may still answer with the page of the release before.
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

  /** Keeps the release before: a page that is still open, or was just answered with, goes on with its own files. */
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
    // Nothing is stored again once a page threw all of it away.
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
 * The server's answer to a request for a page; what `kept` has where there is no signal.
 * @param patience milliseconds after which a stored page stands in for an answer that does not come; without it, never
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
