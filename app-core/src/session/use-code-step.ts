import { ApiError } from 'api-client/core';
import { useState } from 'react';

interface Values {
  email: string;
  password: string;
  codigo: string;
}

/** State of the second login step; the server asks for a code after a correct password. */
export function useCodeStep() {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    close: () => setAsked(false),
    /** Sends a code only after the server asked for one. */
    bodyOf: ({ codigo, ...credentials }: Values) => (asked ? { ...credentials, codigo } : credentials),
    /** Returns true if the only error is the code: it is missing and now asked for, or its field shows the error. */
    settles: (error: unknown): boolean => {
      if (!(error instanceof ApiError)) return false;
      if (error.code === 'FALTA_SEGUNDO_FACTOR') setAsked(true);
      return error.code === 'FALTA_SEGUNDO_FACTOR' || error.code === 'CODIGO_INCORRECTO';
    },
  };
}
