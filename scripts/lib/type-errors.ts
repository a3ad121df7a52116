import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Read once for all packages: most of it is the libraries that they share. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of some of a package's files, a line each, in a fraction of a whole run's time. */
export function typeErrors(
  root: string,
  folder: string,
  concerns: (file: string, text: string) => boolean,
): string[] {
  const config = join(root, folder, 'tsconfig.json');
  const { config: read } = ts.readConfigFile(config, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(read, ts.sys, dirname(config), {}, config);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...how) => {
    if (!sources.has(name)) sources.set(name, getSourceFile(name, ...how));
    return sources.get(name);
  };
  const program = ts.createProgram(fileNames, options, host);
  const files = program
    .getSourceFiles()
    .filter(({ fileName, text }) => concerns(relative(root, fileName), text));
  return files
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${file && relative(root, file.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
