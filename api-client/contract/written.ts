/** Names that people write into spreadsheets, as they are compared: here, for what is pasted and for what is brought in as a file. */

/** Letters and figures alone: so that two ways to write one name are alike. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
