/**
 * Checks paths in the project's documents: each path in backticks exists, and folder lists are complete.
 * `<name>` matches any word. A path may be relative to the document's package. A guide may name files that
 * its steps create.
 */
import { dirname } from 'node:path';
import { stepsOf } from './guide.ts';
import { projectFiles, read } from './workspace.ts';

/** The specification has URLs, not file paths. */
const NOT_OURS = /(^|\/)docs\/spec\//;
/** Excludes build output (.storybook/dist), setting values (DATA_DIR/outbox) and networks (10.0.0.0/8). */
const PATH =
  /^(?![.A-Z\d])([\w$.<>*-]+(\/[\w$.<>*-]+)+\/?|[\w<>-]+\/|[\w.<>-]+\.(tsx?|mjs|cjs|json|md|css))$/;
const LIST = /## Where things live\n+```\n(.*?)```/s;

/** Returns one line per missing path, and per unlisted folder. */
export function docsPaths(): string[] {
  const files = projectFiles();
  const documents = files.filter((file) => file.endsWith('.md') && !NOT_OURS.test(file));
  const exports = (folder: string): string[] =>
    files.includes(`${folder}/package.json`)
      ? Object.keys(JSON.parse(read(`${folder}/package.json`).text).exports ?? {})
      : [];
  return documents.flatMap((file) => checkDocument(file, read(file).text, files, exports));
}

/** Checks one document. `exportsOf` returns the keys of a package's `exports`. */
export function checkDocument(
  file: string,
  text: string,
  files: string[],
  exportsOf: (folder: string) => string[] = () => [],
): string[] {
  const here = /^(\.|docs)$/.test(dirname(file)) ? '' : `${dirname(file)}/`;
  const made = stepsOf(text).flatMap((step) => (step.content === undefined ? [] : step.file));
  const places = [...new Set([...files, ...made].flatMap(withFolders))];
  const exists = (path: string) => {
    const words = path
      .replace(/\/$/, '')
      .replace(/[.$]/g, '\\$&')
      .replace(/<[\w-]+>|\*/g, '[^/]+');
    const above = here || !path.includes('/') ? `(${here}(.*/)?)?` : '';
    const pattern = new RegExp(`^${above}${words}(\\.tsx?)?$`);
    const [folder = '', ...rest] = path.split('/');
    return places.some((place) => pattern.test(place)) || exportsOf(folder).includes(`./${rest.join('/')}`);
  };
  const list = LIST.exec(text)?.[1] ?? '';
  const listed = list.replace(/\n +/g, ' ').split('\n').flatMap(namesIn);
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((one) => PATH.test(one));
  const folders = places.filter((place) => !files.includes(place) && !made.includes(place));
  const wanted = folders.filter((folder) =>
    file === 'README.md'
      ? /^[^./]+$/.test(folder)
      : list &&
        folder.startsWith(`${here}src/`) &&
        /^src\/(features\/)?[^/]+$/.test(folder.slice(here.length)),
  );
  const has = (folder: string) =>
    [...named, ...listed].some((one) =>
      `${one.replace(/\/$/, '')}/`.startsWith(`${folder.slice(here.length)}/`),
    );
  return [
    ...new Set(
      [...named, ...listed].filter((path) => !exists(path)).map((path) => `${file}: ${path} is not there`),
    ),
    ...wanted.filter((folder) => !has(folder)).map((folder) => `${file}: ${folder}/ is not named`),
  ];
}

/** Returns the folder and both names of `src/features/  cart · home`. */
function namesIn(line: string): string[] {
  const [, path, told = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  if (!path) return [];
  const inside = told.includes(' · ') ? told.split(' · ').map((word) => `${path}${word.split(' ')[0]}`) : [];
  return [path, ...inside];
}

const withFolders = (file: string): string[] =>
  file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
