/** Unsent texts by subject and author, only in memory. */
const drafts = new Map<string, string>();

const keyOf = (of: string, by: string | null) => `${by} ${of}`;

export const draftOf = (of: string, by: string | null): string => drafts.get(keyOf(of, by)) ?? '';

/** Stores a draft while its dialog is closed or another page is open; an empty text removes the draft. */
export function keepDraft(of: string, by: string | null, texto: string): void {
  if (texto === '') drafts.delete(keyOf(of, by));
  else drafts.set(keyOf(of, by), texto);
}
