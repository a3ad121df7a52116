/** An error that a call may answer: its status, and the sentence that is shown. */
export const error = (status: number, message: string) => ({ status, message }) as const;
