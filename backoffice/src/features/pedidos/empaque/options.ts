import { empaquesListOptions, LIMITS } from 'api-client/backoffice';

const IDS = new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${LIMITS.remitosPerPdf - 1}}$`);

/** The orders that an address names; an address that makes no sense names none, and asks for none. */
export const empaqueOptions = (pedidoIds: string) => ({
  ...empaquesListOptions({ query: { pedidoIds } }),
  enabled: IDS.test(pedidoIds),
});
