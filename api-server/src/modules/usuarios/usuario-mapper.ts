import { usuario } from 'api-client/contract/usuarios';
import type { z } from 'zod';
import type { UsuarioRow } from './usuarios-repository.ts';

/** What the contract names of an account, and nothing else of its row: never the hash, nor what its sessions hang on. */
export const toUsuario = (row: UsuarioRow): z.output<typeof usuario> => usuario.parse(row);
