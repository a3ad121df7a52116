import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** `at f (file:///…/server.js:12:34)`, or the same without a function or the parentheses. */
const PLACE = /(file:\/\/[^():]*(?::\d+)?[^():]*\.js):(\d+):(\d+)/;

/** Cache of mapped places, because the same error often repeats. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

/**
 * Maps the lines of a stack to the source files when the program is a bundle with a source map.
 * The map is large, so it is read only when a stack has a new place, and not kept.
 */
export function sourcePlaces(lines: readonly string[]): string[] {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };
  return lines.map((line) => {
    const [place, file = '', row, column] = PLACE.exec(line) ?? [];
    if (!place) return line;
    const source =
      known.get(place) ?? sourceOf(mapOf(file), file, Number(row) - 1, Number(column) - 1) ?? place;
    if (known.size < MOST_KNOWN) known.set(place, source);
    return line.replace(place, source);
  });
}

function readMap(file: string): SourceMap | undefined {
  try {
    const path = `${fileURLToPath(file)}.map`;
    return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
  } catch {
    // Without the map, log the bundle's place rather than lose the error.
    return undefined;
  }
}

function sourceOf(map: SourceMap | undefined, file: string, row: number, column: number): string | undefined {
  const found = map?.findEntry(row, column);
  // For a line without a mapping, such as a library's, the map returns the last mapped line before it.
  if (!found || !('originalSource' in found) || found.generatedLine !== row) return undefined;
  const { originalSource, originalLine, originalColumn } = found;
  return `${pathToFileURL(fileURLToPath(new URL(originalSource, file)))}:${originalLine + 1}:${originalColumn + 1}`;
}
