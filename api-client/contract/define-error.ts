/** An error of a call: its HTTP status, and the Spanish sentence for users. */
export const defineError = (status: number, message: string) => ({ status, message }) as const;
