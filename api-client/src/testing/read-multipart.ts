/** An uploaded file; fakes ignore its content. */
export interface SentFile {
  fileName: string;
}
/** Values by field; a repeated field has several values, in order. */
export type SentForm = Record<string, (string | SentFile)[]>;

/** Parses a multipart body by hand, because jsdom's File differs from the File that `formData()` creates. */
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
