/** The rules and messages of the back office's forms. */
export { loginBody } from '../contract/auth.ts';
