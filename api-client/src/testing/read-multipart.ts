/** A file of an upload; what it holds is of no matter to a fake. */
export interface SentFile {
  fileName: string;
}
/** By field; a field sent twice has two values, in their order. */
export type SentForm = Record<string, (string | SentFile)[]>;

/** A multipart body as the fake sees it. By hand, because jsdom's File is not the one that `formData()` makes. */
export function readMultipart(text: string, contentType: string): SentForm {
  const boundary = contentType.split('boundary=')[1] ?? '';
  const form: SentForm = {};
  for (const part of text.split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, end);
    const name = /\bname="([^"]*)"/.exec(head)?.[1] ?? '';
    const fileName = /\bfilename="([^"]*)"/.exec(head)?.[1];
    const value = fileName === undefined ? part.slice(end + 4, -2) : { fileName };
    form[name] = [...(form[name] ?? []), value];
  }
  return form;
}
