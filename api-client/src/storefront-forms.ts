/** The rules and messages of the storefront's forms; apart, so that only pages with a form load the validator. */
export {
  changePasswordBody,
  loginBody,
  PASSWORD_RULES,
  requestPasswordResetBody,
  resetPasswordBody,
} from '../contract/auth.ts';
export { cambioDeCorreoBody } from '../contract/cambio-de-correo.ts';
export { cantidad } from '../contract/pedidos.ts';
export { registroBody } from '../contract/usuarios.ts';
