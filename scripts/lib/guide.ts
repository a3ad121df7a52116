/** The steps of a guide that can be taken by hand or by a test: files, each with its code under it. */

export interface Step {
  /** The `## ` that it stands under. */
  section: string;
  file: string;
  /** The file's whole content, where the guide makes it. */
  content?: string;
  /** Lines that stand in it, and what they become. */
  changes: { before: string; after: string }[];
}

/** "**1. `file`** (new)", text, and a block of code: all of a new file, or as `diff` what changes in it. */
const STEP = /^\*\*\d+\. `([^`\n]+)`\*\*( \(new\))?(?:(?!^\*\*|^#)[^\n]*\n)*?```(\w+)\n(.*?)^```$/gms;

export function stepsOf(text: string): Step[] {
  return text.split(/^## /m).flatMap((part) => {
    const section = part.split('\n', 1)[0] ?? '';
    return [...part.matchAll(STEP)].map(([, file = '', isNew, language, code = '']): Step => {
      if (Boolean(isNew) === (language === 'diff')) throw new Error(`${file}: new, or a diff?`);
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

/** The file after the step. Refuses lines that don't stand in it, or not once. */
export function take({ file, content, changes }: Step, text: string | undefined): string {
  if (content !== undefined) {
    if (text !== undefined) throw new Error(`${file} is there already`);
    return content;
  }
  if (text === undefined) throw new Error(`${file} is not there`);
  return changes.reduce((now, { before, after }) => {
    const lines = `\n${now}`;
    const place = lines.indexOf(`\n${before}`);
    if (place < 0) throw new Error(`${file} has this nowhere:\n${before}`);
    if (place !== lines.lastIndexOf(`\n${before}`)) throw new Error(`${file} has this twice:\n${before}`);
    return now.slice(0, place) + after + now.slice(place + before.length);
  }, text);
}
