import { TIME_ZONE } from 'api-client/contract';
import { leafColor } from 'ui-kit/brand';
import { oneLine } from './address.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

export type MailShop = {
  nombre: string;
  url: string;
  /** '#rrggbb' with enough contrast to white; default: the kit's leaf colour. */
  color?: string | undefined;
  /** URL and size in px. `isLight`: too light for a white background. */
  logo?: { url: string; width: number; height: number; isLight: boolean } | null | undefined;
};

export type MailTable = {
  rows: { name: string; detail: string; amount: string; note?: string }[];
  /** Link to the remaining rows of a shortened table. */
  more?: { label: string; path: string };
  /** The net amount and the tax, above the total. */
  parts?: { label: string; amount: string }[];
  total?: { label: string; amount: string };
};

/** All texts are plain: the layout escapes them, so that no template can forget it. */
export type MailContent = {
  shop: MailShop;
  subject: string;
  /** Text that the inbox shows beside the subject. */
  preview: string;
  title: string;
  paragraphs: string[];
  /** Each item is one sentence. */
  list?: { title: string; items: string[] };
  /** The ordered products. */
  table?: MailTable;
  /** Button: a path in the shop, or a whole URL, for example of the panel. */
  action?: { label: string; path: string };
  /** Footer: why the recipient got this mail. */
  note: string;
  /** Unsubscribe link. */
  leave?: { label: string; path: string };
};

// Mail programs drop style sheets, so every element has inline styles.
const font = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif;";
const style = {
  page: 'margin:0;padding:0;background-color:#f5f3ec;',
  // No border radius: the sheet looks like paper.
  sheet: 'width:100%;max-width:560px;background-color:#ffffff;',
  shop: `${font}font-size:18px;line-height:24px;font-weight:700;text-decoration:none;`,
  title: `${font}margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700;color:#1c1c1a;`,
  text: `${font}margin:0 0 16px;font-size:16px;line-height:25px;color:#33332f;overflow-wrap:anywhere;`,
  button: `${font}display:inline-block;padding:13px 26px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;`,
  small: `${font}margin:0;font-size:13px;line-height:20px;color:#66665f;overflow-wrap:anywhere;`,
  cell: `${font}padding:10px 0;border-bottom:1px solid #e3e0d6;font-size:16px;line-height:22px;color:#33332f;overflow-wrap:anywhere;`,
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;color:transparent;',
};

const colorOf = ({ color = leafColor }: MailShop): string => color;

type Action = NonNullable<MailContent['action']>;

const urlOf = ({ path }: Action, shop: MailShop): string => new URL(path, shop.url).href;

function actionHtml(action: Action, shop: MailShop): string {
  const href = escapeHtml(urlOf(action, shop));
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;">
<tr><td bgcolor="${colorOf(shop)}" style="border-radius:6px;background-color:${colorOf(shop)};">
<a href="${href}" style="${style.button}">${escapeHtml(action.label)}</a>
</td></tr>
</table>
<p style="${style.small}">Si el botón no funciona, copia esta dirección en tu navegador:<br>
<a href="${href}" style="color:${colorOf(shop)};">${href}</a></p>`;
}

function tableHtml({ rows, more, parts = [], total }: MailTable, shop: MailShop): string {
  const row = (left: string, right: string) => `<tr><td style="${style.cell}">${left}</td>
<td align="right" valign="top" style="${style.cell}white-space:nowrap;padding-left:16px;">${right}</td></tr>`;
  const small = (text: string) => `<br><span style="${style.small}">${escapeHtml(text)}</span>`;
  const lines = rows.map(({ name, detail, amount, note }) =>
    row(`${escapeHtml(name)}${small(detail)}${note ? small(note) : ''}`, escapeHtml(amount)),
  );
  if (more) lines.push(row(linkHtml(more, shop), ''));
  for (const { label, amount } of parts) lines.push(row(escapeHtml(label), escapeHtml(amount)));
  const strong = (text: string) => `<strong>${escapeHtml(text)}</strong>`;
  if (total) lines.push(row(strong(total.label), strong(total.amount)));
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;">
${lines.join('\n')}
</table>`;
}

const listHtml = ({ title, items }: NonNullable<MailContent['list']>): string =>
  `<p style="${style.text}"><strong>${escapeHtml(title)}</strong></p>
<ul style="${style.text}padding-left:20px;">
${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}
</ul>`;

const linkHtml = (to: Action, shop: MailShop): string =>
  `<a href="${escapeHtml(urlOf(to, shop))}" style="color:${colorOf(shop)};">${escapeHtml(to.label)}</a>`;

/** Returns the shop's name, or its logo with the name as alternative text. */
function shopHtml({ nombre, logo }: MailShop): string {
  const name = escapeHtml(nombre);
  if (!logo) return name;
  const scale = Math.min(1, 40 / logo.height, 200 / logo.width);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const plate = logo.isLight ? 'padding:8px;background-color:#1c1c1a;' : '';
  return `<img src="${escapeHtml(logo.url)}" alt="${name}" width="${side(logo.width)}" height="${side(logo.height)}" style="border:0;${plate}">`;
}

function layoutHtml(content: MailContent): string {
  const { shop, preview, title, paragraphs, list, table, action, note, leave } = content;
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="${style.page}">
<div style="${style.hidden}">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5f3ec">
<tr><td align="center" style="padding:32px 12px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.sheet}border-top:4px solid ${colorOf(shop)};">
<tr><td style="padding:28px 32px 0;"><a href="${escapeHtml(shop.url)}" style="${style.shop}color:${colorOf(shop)};">${shopHtml(shop)}</a></td></tr>
<tr><td style="padding:24px 32px 28px;">
<h1 style="${style.title}">${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p style="${style.text}">${escapeHtml(text)}</p>`).join('\n')}
${list ? listHtml(list) : ''}
${table ? tableHtml(table, shop) : ''}
${action ? actionHtml(action, shop) : ''}
</td></tr>
<tr><td style="padding:20px 32px 28px;border-top:1px solid #e3e0d6;">
<p style="${style.small}">${escapeHtml(note)}${leave ? ` ${linkHtml(leave, shop)}` : ''}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const tableText = ({ rows, more, parts = [], total }: MailTable, shop: MailShop): string =>
  [
    ...rows.map(
      ({ name, detail, amount, note }) =>
        `${oneLine(name)}\n  ${detail}: ${amount}${note ? `\n  ${oneLine(note)}` : ''}`,
    ),
    ...(more ? [`${more.label}:\n${urlOf(more, shop)}`] : []),
    ...[...parts, ...(total ? [total] : [])].map(({ label, amount }) => `${label}: ${amount}`),
  ].join('\n');

function layoutText({ shop, title, paragraphs, list, table, action, note, leave }: MailContent): string {
  const parts = [title, ...paragraphs];
  if (list) parts.push([`${list.title}:`, ...list.items.map((item) => `- ${oneLine(item)}`)].join('\n'));
  if (table) parts.push(tableText(table, shop));
  if (action) parts.push(`${action.label}:\n${urlOf(action, shop)}`);
  const foot = leave ? [note, `${leave.label}:\n${urlOf(leave, shop)}`] : [note];
  return `${[...parts, `--\n${shop.nombre}\n${shop.url}`, ...foot].join('\n\n')}\n`;
}

/** Lays out a mail, except its recipient. The plain part is complete, because both parts have the same content. */
export function layoutMail(content: MailContent): { subject: string; html: string; text: string } {
  // A line break in a customer's name could pass for a paragraph of the shop in the plain part.
  const clean = { ...content, title: oneLine(content.title), paragraphs: content.paragraphs.map(oneLine) };
  return { subject: oneLine(content.subject), html: layoutHtml(clean), text: layoutText(clean) };
}

const full = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** Returns 'viernes, 20 de noviembre de 2026, 15:04', in the shop's time zone. */
export const momentOf = (when: Date): string => full.format(when);
