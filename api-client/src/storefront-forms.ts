/** Rules and messages of the storefront's forms. In a separate entry point, so that only pages with a form load the validator. */
export {
  changePasswordBody,
  loginBody,
  PASSWORD_RULES,
  requestPasswordResetBody,
  resetPasswordBody,
} from '../contract/auth.ts';
export { cambioDeCorreoBody } from '../contract/cambio-de-correo.ts';
export { cantidad } from '../contract/cantidad.ts';
export { listaNombre } from '../contract/lista-nombre.ts';
export { domicilioBody } from '../contract/mis-domicilios.ts';
export { personaBody } from '../contract/mis-personas.ts';
export { registroBody } from '../contract/usuario.ts';
