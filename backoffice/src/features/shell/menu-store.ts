import { z } from 'zod';
import { panelStore } from '../../shared/panel-store.ts';

/** Whether the menu that stands beside the page is folded away on this computer. */
const folded = panelStore('menu-plegado', z.boolean(), false);

export const foldMenu: (away: boolean) => void = folded.set;
export const useMenuFolded: () => boolean = folded.use;

const groupsShape = z.object({
  /** Titles of the groups that a person opened. */
  opened: z.array(z.string()),
  /** How often each entry was pressed, by its address. What the palette opens is kept nowhere. */
  visits: z.record(z.string(), z.number()),
});
type Groups = z.infer<typeof groupsShape>;
const NOTHING: Groups = { opened: [], visits: {} };

/** How each person who works on this computer has the menu, by the account's id. */
const groups = panelStore('menu-grupos', z.record(z.string(), groupsShape), {});

const change = (whose: string, edit: (now: Groups) => Groups) =>
  groups.change((all) => ({ ...all, [whose]: edit(all[whose] ?? NOTHING) }));

export const useMenuGroups = (whose: string): Groups => groups.use()[whose] ?? NOTHING;

/** Opens a group of the menu, or folds it. */
export const openGroup = (whose: string, title: string, open: boolean): void =>
  change(whose, (now) => {
    const others = now.opened.filter((one) => one !== title);
    return { ...now, opened: open ? [...others, title] : others };
  });

/** From so many visits of one page on, all counts are halved: what was used a year ago gives way. */
const MANY = 60;

/** Counts one press of an entry. */
export const countVisit = (whose: string, href: string): void =>
  change(whose, (now) => {
    const count = (now.visits[href] ?? 0) + 1;
    const visits = { ...now.visits, [href]: count };
    if (count < MANY) return { ...now, visits };
    const halved = Object.entries(visits).map(([one, times]) => [one, Math.floor(times / 2)] as const);
    return { ...now, visits: Object.fromEntries(halved.filter(([, times]) => times > 0)) };
  });

/** What most people open each day: it counts as little more than one visit, until a person has habits. */
const DAILY: Readonly<Record<string, number>> = {
  '/panel-empaque': 1.4,
  '/panel-cuentas': 1.3,
  '/panel-precios': 1.2,
  '/panel-informes': 1.1,
};
/** So many pages stay in sight while their groups are folded. */
const USED = 4;

/** The pages that a person uses most, out of those that they may open. */
export const usedOf = ({ visits }: Groups, addresses: readonly string[]): readonly string[] => {
  const score = (href: string) => Math.max(visits[href] ?? 0, DAILY[href] ?? 0);
  return addresses
    .filter((href) => score(href) > 0)
    .sort((one, other) => score(other) - score(one))
    .slice(0, USED);
};
