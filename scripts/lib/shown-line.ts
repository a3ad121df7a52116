/**
 * Returns what an operator sees of a server's output: progress, and of the JSON log only warnings and errors (pino's 40 and
 * up). Undefined for all other lines.
 */
export function shownLine(name: string, line: string): string | undefined {
  if (!line.startsWith('{')) return line;
  // Skip parsing: most lines are below that level.
  if (/^\{"level":[123]0,/.test(line)) return undefined;
  try {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg?: string; err?: { stack?: string } };
    return level >= 40 ? `[${name}] ${msg ?? ''}${err?.stack ? `\n${err.stack}` : ''}` : undefined;
  } catch {
    return line;
  }
}
