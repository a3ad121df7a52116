import { TextField } from 'ui-kit/forms/text-field';

/** The address of an account, as a browser fills it in. */
export const EmailField = () => (
  <TextField name="email" label="Correo electrónico" type="email" inputMode="email" autoComplete="email" />
);
