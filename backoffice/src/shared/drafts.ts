/** What somebody began to write and has not sent: of what, and by whom. In memory alone. */
const drafts = new Map<string, string>();

const keyOf = (of: string, by: string | null) => `${by} ${of}`;

export const draftOf = (of: string, by: string | null): string => drafts.get(keyOf(of, by)) ?? '';

/** Its place is kept while its dialog is closed, or another page is open; an empty one is none. */
export function keepDraft(of: string, by: string | null, texto: string): void {
  if (texto === '') drafts.delete(keyOf(of, by));
  else drafts.set(keyOf(of, by), texto);
}
