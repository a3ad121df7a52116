import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from '../stories/storybook.ts';
import type { Changed, Compared } from './compare-builds.ts';

const SCHEMES = { light: 'claro', dark: 'oscuro' } as const;

const stories = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Returns the result as one line of counts, in Spanish. */
export function countsOf({ changed, added, removed, alike }: Compared): string {
  const differing = new Set(changed.map(({ story }) => story.id)).size;
  return [
    stories(alike, 'historia igual', 'historias iguales'),
    stories(differing, 'distinta', 'distintas'),
    stories(added.length, 'nueva', 'nuevas'),
    stories(removed.length, 'quitada', 'quitadas'),
  ].join(', ');
}

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const nameOf = ({ title, name }: Story) => safe(`${title}/${name}`);

/** Replaces the folder's content with index.html and its pictures. @returns the page's path */
export function writeReport(to: string, compared: Compared): string {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const one of compared.changed) {
    const { before, after, marked } = one.difference;
    for (const [part, picture] of Object.entries({ before, after, marked })) {
      writeFileSync(join(to, pictureOf(one, part)), picture);
    }
  }
  const page = join(to, 'index.html');
  writeFileSync(page, pageOf(compared));
  return page;
}

const pictureOf = ({ story, scheme, width }: Changed, part: string) =>
  `${story.id}-${scheme}-${width}-${part}.png`;

const pageOf = (compared: Compared) => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${countsOf(compared)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 1.5rem }
  section { display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)) }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #888; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px }
</style>
<h1>${countsOf(compared)}</h1>
${listOf('Nuevas', compared.added)}${listOf('Quitadas', compared.removed)}${compared.changed.map(sectionOf).join('')}</html>
`;

const listOf = (title: string, listed: Story[]) =>
  listed.length === 0
    ? ''
    : `<h2>${title}</h2>\n<ul>${listed.map((story) => `<li>${nameOf(story)}`).join('')}</ul>\n`;

function sectionOf(one: Changed): string {
  const { story, scheme, width, difference } = one;
  const figure = (part: string, caption: string) =>
    `<figure><figcaption>${caption}</figcaption><a href="${pictureOf(one, part)}"><img loading="lazy" alt="${caption}" src="${pictureOf(one, part)}"></a></figure>`;
  const pixels = difference.pixels.toLocaleString('es-AR');
  return `<h2>${nameOf(story)}</h2>
<p>${width} px, ${SCHEMES[scheme]}: ${pixels} píxeles distintos</p>
<section>${figure('before', 'Antes')}${figure('after', 'Después')}${figure('marked', 'Diferencia')}</section>
`;
}
