/** A registration that the browser submitted by itself, because the page's code did not run. */
import type { QueryKey } from '@tanstack/react-query';

export const emptyRegistration = {
  nombre_comercio: '',
  nombre: '',
  apellido: '',
  dni: '',
  telefono: '',
  dom_fiscal: '',
  /** Empty if the user does not say it. */
  condicion_iva: '',
  email: '',
  password: '',
};

/** Returns what the API gets: no registration for IVA if the user chose none. */
export const registrationBody = ({ condicion_iva, ...values }: typeof emptyRegistration) => ({
  ...values,
  ...(condicion_iva && { condicion_iva }),
});

/** A refused registration, which the server's page shows again. */
export interface SentForm {
  /** HTTP status of the page. */
  status: number;
  /** The typed texts. The password is always empty. */
  values: typeof emptyRegistration;
  /** Error messages by field. */
  errors: Record<string, string>;
  /** Message about the whole form. */
  failure: string;
}

/** Where the page's data has the refused registration. */
export const SENT_FORM: QueryKey = ['registro-enviado'];

export const FAILED = 'Hubo un error en al registrarse. Intente nuevamente más tarde.';
