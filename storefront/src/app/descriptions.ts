/** Descriptions of the shop for search engines. Server only: the browser gets them with the page. */
import type { TextosPublicos } from 'api-client/storefront';

/** Returns the general description and the description of the company page. */
export const descriptionsOf = (name: string, city: string, textos: TextosPublicos | null | undefined) => ({
  description:
    textos?.texto_inicio ??
    'Distribuidora mayorista de alimentos naturales: frutos secos, semillas, legumbres, harinas, superalimentos y productos orgánicos para comercios de todo el país.',
  aboutDescription:
    textos?.texto_nosotros ??
    `${name}: desde 2021 llevamos alimentos naturales por mayor desde ${city} a comercios de todo el país.`,
});
