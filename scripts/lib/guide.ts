/** The steps of a guide, to be done by hand or by a test: files with their code. */

export interface Step {
  /** The `## ` heading above the step. */
  section: string;
  file: string;
  /** The whole content of a new file. */
  content?: string;
  /** Existing lines and their replacement. */
  changes: { before: string; after: string }[];
}

/** "**1. `file`** (new)", text, and a code block: a whole new file, or a `diff`. */
const STEP = /^\*\*\d+\. `([^`\n]+)`\*\*( \(new\))?(?:(?!^\*\*|^#)[^\n]*\n)*?```(\w+)\n(.*?)^```$/gms;

export function stepsOf(text: string): Step[] {
  return text.split(/^## /m).flatMap((part) => {
    const section = part.split('\n', 1)[0] ?? '';
    return [...part.matchAll(STEP)].map(([, file = '', isNew, language, code = '']): Step => {
      if (Boolean(isNew) === (language === 'diff'))
        throw new Error(`${file}: a new file needs its whole text, a change needs a diff`);
      return isNew
        ? { section, file, content: code, changes: [] }
        : { section, file, changes: code.split(/^@@\n/m).map(changeOf) };
    });
  });
}

function changeOf(hunk: string): { before: string; after: string } {
  const lines = hunk.split('\n').slice(0, -1);
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { before: without('+'), after: without('-') };
}

/** Returns the file after the step. Throws unless the old lines occur exactly once. */
export function applyStep({ file, content, changes }: Step, text: string | undefined): string {
  if (content !== undefined) {
    if (text !== undefined) throw new Error(`${file} exists already`);
    return content;
  }
  if (text === undefined) throw new Error(`${file} does not exist`);
  return changes.reduce((now, { before, after }) => {
    const lines = `\n${now}`;
    const place = lines.indexOf(`\n${before}`);
    if (place < 0) throw new Error(`${file} contains these lines nowhere:\n${before}`);
    if (place !== lines.lastIndexOf(`\n${before}`))
      throw new Error(`${file} contains these lines twice:\n${before}`);
    return now.slice(0, place) + after + now.slice(place + before.length);
  }, text);
}
