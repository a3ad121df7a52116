import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';

/** Settings of this installation, which the server writes into the page (server.ts). */
const environmentSchema = z.object({
  shopName: z.string().min(1).default('Tierra Llana'),
  /** Origin of the storefront, without a trailing slash. */
  storefrontUrl: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:4000'),
  /** Whether the server has the UI kit at `/kit/`. */
  kit: z.boolean().default(false),
});
type Environment = z.infer<typeof environmentSchema>;

/** Throws with the setting's name when a value is invalid. */
export const parseEnvironment = (json: string | null | undefined): Environment =>
  environmentSchema.parse(JSON.parse(json || '{}'));

/** Returns the URL of the page for a forgotten password. */
export const forgotPasswordHref = ({ storefrontUrl }: Environment): string =>
  `${storefrontUrl}/olvide-password`;

/** The context of route guards and loaders. */
export interface RouterContext {
  queryClient: QueryClient;
  environment: Environment;
}
