import { projectFiles } from './workspace.ts';

const MODULES = 'api-server/src/modules/';

/** The files of a module. The folders hold the same kind of code, split by use case. */
const LAW =
  /^(?:(?:handlers|service|repository|mapper|rules|model|pdf)\.ts|(?:service|repository|pdf)\/[a-z-]+\.ts|print-[a-z-]+\.ts|[a-z-]+-thread\.ts)$/;
const TESTS = /(?:^|\/)testing\/|\.test\.ts$/;
/** Reading a spreadsheet is a library of its own, with a folder for each of its two parts. */
const LIBRARIES = /^importaciones\/(?:sheet|kinds)\//;

/** Returns one line per file of the API's modules that breaks the law of docs/architecture.md. */
export function misplacedFiles(files: readonly string[] = projectFiles()): string[] {
  const all = files.filter((file) => file.startsWith(MODULES));
  const known = new Set(all);
  return all.flatMap((file) => {
    const [module = '', ...path] = file.slice(MODULES.length).split('/');
    const inside = path.join('/');
    if (!inside || TESTS.test(inside) || LIBRARIES.test(`${module}/${inside}`)) return [];
    if (!LAW.test(inside))
      return [`${file}: a module has handlers, service, repository, mapper, rules, model and pdf`];
    const single = `${MODULES}${module}/${path[0]}.ts`;
    return path.length > 1 && known.has(single) ? [`${file}: ${single} exists too`] : [];
  });
}
