import { ApiError } from 'api-client/core';
import { useState } from 'react';

interface Values {
  email: string;
  password: string;
  codigo: string;
}

/** Whether a login asks for a code as well: the server says so once the password was right. */
export function useCodeStep() {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    close: () => setAsked(false),
    /** No code is sent before one is asked for. */
    bodyOf: ({ codigo, ...credentials }: Values) => (asked ? { ...credentials, codigo } : credentials),
    /** True when that is all that failed: the code is missing, which is asked for now, or its field says what it is. */
    settles: (error: unknown): boolean => {
      if (!(error instanceof ApiError)) return false;
      if (error.code === 'FALTA_SEGUNDO_FACTOR') setAsked(true);
      return error.code === 'FALTA_SEGUNDO_FACTOR' || error.code === 'CODIGO_INCORRECTO';
    },
  };
}
