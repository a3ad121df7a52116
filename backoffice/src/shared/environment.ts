import { z } from 'zod';

/** What differs from one installation to the next. The server writes it into the page (server.ts). */
const environmentSchema = z.object({
  shopName: z.string().min(1).default('Tierra Llana'),
  /** Origin of the shop that customers see, without a slash at the end. */
  storefrontUrl: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:4000'),
  /** Whether the server has the kit for designers, at `/kit/`. */
  kit: z.boolean().default(false),
});
export type Environment = z.infer<typeof environmentSchema>;

/** Throws with the faulty setting's name when the server gave something unusable. */
export const parseEnvironment = (json: string | null | undefined): Environment =>
  environmentSchema.parse(JSON.parse(json || '{}'));

/** Where a link for a new password is asked for. */
export const forgotHref = ({ storefrontUrl }: Environment): string => `${storefrontUrl}/olvide-password`;
