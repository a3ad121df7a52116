import { z } from 'zod';
import { panelStore } from '../../shared/panel-store.ts';

/** Whether this computer hides the menu beside the page. */
const folded = panelStore('menu-plegado', z.boolean(), false);

export const foldMenu: (away: boolean) => void = folded.set;
export const useMenuFolded: () => boolean = folded.use;

const groupsShape = z.object({
  /** Titles of the opened groups. */
  opened: z.array(z.string()),
  /** Clicks per entry, by URL. Pages opened by the palette are not counted. */
  visits: z.record(z.string(), z.number()),
});
type Groups = z.infer<typeof groupsShape>;
const NO_GROUPS: Groups = { opened: [], visits: {} };

/** The menu state on this computer, by user id. */
const groups = panelStore('menu-grupos', z.record(z.string(), groupsShape), {});

const change = (usuarioId: string, edit: (now: Groups) => Groups) =>
  groups.change((all) => ({ ...all, [usuarioId]: edit(all[usuarioId] ?? NO_GROUPS) }));

export const useMenuGroups = (usuarioId: string): Groups => groups.use()[usuarioId] ?? NO_GROUPS;

/** Opens or folds a group. */
export const openGroup = (usuarioId: string, title: string, open: boolean): void =>
  change(usuarioId, (now) => {
    const otherGroups = now.opened.filter((one) => one !== title);
    return { ...now, opened: open ? [...otherGroups, title] : otherGroups };
  });

/** Above this many visits of a page all counts are halved, so that old habits fade. */
const MANY = 60;

/** Counts a click. */
export const countVisit = (usuarioId: string, href: string): void =>
  change(usuarioId, (now) => {
    const count = (now.visits[href] ?? 0) + 1;
    const visits = { ...now.visits, [href]: count };
    if (count < MANY) return { ...now, visits };
    const halved = Object.entries(visits).map(([one, times]) => [one, Math.floor(times / 2)] as const);
    return { ...now, visits: Object.fromEntries(halved.filter(([, times]) => times > 0)) };
  });

/** Initial counts of pages that most people use daily. */
const DAILY: Readonly<Record<string, number>> = {
  '/panel-empaque': 1.4,
  '/panel-cuentas': 1.3,
  '/panel-precios': 1.2,
  '/panel-informes': 1.1,
};
/** The number of pages that stay visible while folded. */
const USED = 4;

/** Returns the user's most used pages of these. */
export const mostUsed = ({ visits }: Groups, addresses: readonly string[]): readonly string[] => {
  const score = (href: string) => Math.max(visits[href] ?? 0, DAILY[href] ?? 0);
  return addresses
    .filter((href) => score(href) > 0)
    .sort((one, other) => score(other) - score(one))
    .slice(0, USED);
};
