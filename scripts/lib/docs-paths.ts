/**
 * Holds what the project's documents say of its files: each path in backticks exists, and lists of folders are whole.
 * `<name>` in a path stands for any one word, and a path may leave out what leads to it in the document's own package.
 * What a guide's steps make is there for that guide.
 */
import { dirname } from 'node:path';
import { stepsOf } from './guide.ts';
import { projectFiles, read } from './workspace.ts';

/** The specification speaks of addresses, not of files. */
const NOT_OURS = /(^|\/)docs\/spec\//;
/** Neither what is made (.storybook/dist) nor what a setting names (DATA_DIR/outbox), nor a network (10.0.0.0/8). */
const PATH =
  /^(?![.A-Z\d])([\w$.<>*-]+(\/[\w$.<>*-]+)+\/?|[\w<>-]+\/|[\w.<>-]+\.(tsx?|mjs|cjs|json|md|css))$/;
const LIST = /## Where things live\n+```\n(.*?)```/s;

/** One line for each path that leads nowhere, and for each folder that is left out. */
export function docsPaths(): string[] {
  const files = projectFiles();
  const documents = files.filter((file) => file.endsWith('.md') && !NOT_OURS.test(file));
  const exports = (folder: string): string[] =>
    files.includes(`${folder}/package.json`)
      ? Object.keys(JSON.parse(read(`${folder}/package.json`).text).exports ?? {})
      : [];
  return documents.flatMap((file) => checkDocument(file, read(file).text, files, exports));
}

/** `exportsOf` answers the keys of a package's `exports`, by which others import from it. */
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

/** `src/features/  cart · home` names the folder and both in it. */
function namesIn(line: string): string[] {
  const [, path, told = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  if (!path) return [];
  const inside = told.includes(' · ') ? told.split(' · ').map((word) => `${path}${word.split(' ')[0]}`) : [];
  return [path, ...inside];
}

const withFolders = (file: string): string[] =>
  file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
