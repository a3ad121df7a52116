import { TextField } from 'ui-kit/forms/text-field';

export const EmailField = () => (
  <TextField name="email" label="Correo electrónico" type="email" inputMode="email" autoComplete="email" />
);
