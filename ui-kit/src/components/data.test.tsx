import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { renderStory } from '../test/render-story.tsx';
import { orderStatusColors } from '../theme/tokens.ts';
import * as copyListStories from './copy-list/copy-list.stories.tsx';
import * as dataTableStories from './data-table/data-table.stories.tsx';
import * as detailsCardStories from './details-card/details-card.stories.tsx';
import * as statCardStories from './stat-card/stat-card.stories.tsx';
import * as statusChipStories from './status-chip/status-chip.stories.tsx';
import * as statusMenuStories from './status-menu/status-menu.stories.tsx';
import * as tabsStories from './tabs/tabs.stories.tsx';
import * as timelineStories from './timeline/timeline.stories.tsx';

describe('CopyList', () => {
  const composed = composeStories(copyListStories);

  it('has a named copy button only for values that can be copied', () => {
    renderStory(composed.Default);
    const values = screen.getAllByRole('definition');
    expect(values.map((value) => value.querySelector('span')?.textContent)).toEqual([
      'Banco Nación',
      '2850590940090418135201',
      'campo.sol.trigo',
    ]);
    const names = values.map((value) => within(value).queryByRole('button')?.getAttribute('aria-label'));
    expect(names).toEqual([undefined, 'Copiar CBU', 'Copiar alias']);
  });
});

describe('DataTable', () => {
  const { Orders, Loading, Empty, WithSelection, WithTotal } = composeStories(dataTableStories);
  const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('renders a table with headers and one row per item', () => {
    renderStory(Orders);
    const table = screen.getByRole('table', { name: 'Pedidos' });
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(within(table).getByRole('columnheader', { name: 'Total' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is busy and shows the expected number of rows while loading', () => {
    renderStory(Loading);
    const table = screen.getByRole('table');
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(5);
  });

  it('shows the empty state instead of a table', () => {
    renderStory(Empty);
    expect(screen.getByText('No se han encontrado pedidos')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it("spans the total's label over the columns before the total", () => {
    renderStory(WithTotal);
    const head = screen.getByRole('rowheader', { name: 'Monto Total' }) as HTMLTableCellElement;
    expect(head.colSpan).toBe(2);
  });

  it('selects one row, the whole page or none, and announces the count', async () => {
    renderStory(WithSelection);
    expect(box('Elegir toda la página').dataset.indeterminate).toBe('true');
    expect(box(/^Pedido 1 de Ana Pérez\. El remito/).disabled).toBe(true);
    await userEvent.click(box('Pedido 3 de Carla Gómez'));
    expect(screen.getByText('2 pedidos elegidos').getAttribute('aria-live')).toBe('polite');
    await userEvent.click(box('Elegir toda la página'));
    expect(screen.getByText('4 pedidos elegidos')).toBeVisible();
    expect(box('Elegir toda la página').checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'No elegir ninguno' }));
    expect(screen.queryByText(/elegidos?$/)).toBeNull();
  });

  it('keeps the selection of other pages', async () => {
    const { selection } = WithSelection.args;
    if (!selection) throw new Error('a selection expected');
    renderStory(() => <WithSelection selection={{ ...selection, selected: [99] }} />);
    await userEvent.click(box('Elegir toda la página'));
    expect(screen.getByText('5 pedidos elegidos')).toBeVisible();
    await userEvent.click(box('Elegir toda la página'));
    expect(screen.getByText('1 pedido elegido')).toBeVisible();
  });

  it('selects a range with Shift, without disabled rows', async () => {
    renderStory(WithSelection);
    await userEvent.click(box('Pedido 3 de Carla Gómez'));
    fireEvent.click(box(/^Pedido 6/), { shiftKey: true });
    expect(box('Pedido 4 de Damián Ruiz').checked).toBe(true);
    expect(box(/^Pedido 5/).checked).toBe(false);
    expect(screen.getByText('4 pedidos elegidos')).toBeVisible();
  });
});

describe('DetailsCard', () => {
  const composed = composeStories(detailsCardStories);

  it('shows each value after its label, and a dash for a missing value', () => {
    renderStory(composed.Default);
    const pairs = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(pairs).toEqual([
      'Nombre: Ana',
      'Apellido: Pérez',
      'CUIT/CUIL: 20-12345678-9',
      'Comercio: Almacén Doña Rosa',
      'Teléfono: —',
    ]);
  });

  it('allows line breaks at dots and before the @ of an e-mail address without changing its text', () => {
    renderStory(composed.LongEmail);
    const value = screen.getByRole('definition');
    expect(value.textContent).toBe('mariafernanda.etcheverrigaray@almacennaturalcentral.com.ar');
    expect(value.innerHTML.split('<wbr>')).toEqual([
      'mariafernanda.',
      'etcheverrigaray',
      '@almacennaturalcentral.',
      'com.',
      'ar',
    ]);
  });
});

describe('StatCard', () => {
  const { Default, Trends, Loading } = composeStories(statCardStories);

  it('describes the trend in words', () => {
    renderStory(Default);
    expect(screen.getByText('27 % más que la semana anterior')).toBeVisible();
    renderStory(Trends);
    const cardOf = (name: string) => within(screen.getByRole('region', { name }));
    expect(cardOf('Menos').getByText('20 % menos que la semana anterior')).toBeVisible();
    expect(cardOf('Igual').getByText('Igual que la semana anterior')).toBeVisible();
    expect(cardOf('Desde cero').getByText('Sin nada en la semana anterior')).toBeVisible();
  });

  it('shows no trend without a previous value', () => {
    renderStory(() => <Default previous={undefined} />);
    expect(screen.getByRole('region', { name: 'Total Ganancias' }).textContent).toMatch(/\$\s812\.400$/);
  });

  it('is busy and named "Cargando…" while loading', () => {
    renderStory(Loading);
    expect(screen.getByRole('region').ariaBusy).toBe('true');
    expect(screen.getByRole('img', { name: 'Cargando…' })).toBeVisible();
  });
});

describe('StatusChip', () => {
  const composed = composeStories(statusChipStories);

  it('has the exact colours of the document [P2.23]', () => {
    renderStory(composed.EveryOrderStatus);
    const background = (label: string) => screen.getByText(label).parentElement?.style.background;
    expect(background('ESPERANDO APROBACION')).toBe('rgb(214, 169, 0)');
    expect(background('APROBADO')).toBe('rgb(111, 148, 89)');
    expect(background('ENVIADO')).toBe('rgb(42, 106, 41)');
    expect(background('RECIBIDO')).toBe('rgb(0, 255, 81)');
    expect(background('CANCELADO')).toBe('rgb(199, 0, 57)');
  });

  const luminance = (color: string) => {
    const hex = /^#(..)(..)(..)$/.exec(color);
    const parts = hex
      ? hex.slice(1).map((part) => Number.parseInt(part, 16))
      : (color.match(/\d+/g) ?? []).map(Number);
    const [r = 0, g = 0, b = 0] = parts.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  it.each(Object.entries(orderStatusColors))(
    '%s has a text contrast of at least 4.5',
    (_, { main, contrastText }) => {
      const [dark = 0, light = 0] = [luminance(main), luminance(contrastText)].sort((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('StatusMenu', () => {
  const { Default, Busy, WithNote } = composeStories(statusMenuStories);

  it('lists the statuses, and reports only a different status', async () => {
    const onChange = vi.fn();
    renderStory(() => <Default onChange={onChange} />);
    const button = screen.getByRole('button', { name: 'Estado del pedido de Ana Pérez: APROBADO' });
    await userEvent.click(button);
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(5);
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('APROBADO');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'APROBADO' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'ENVIADO' }));
    expect(onChange.mock.calls).toEqual([['enviado']]);
    expect(document.activeElement).toBe(button);
  });

  it('opens its menu inside the surrounding landmark', async () => {
    renderStory(() => (
      <main>
        <Default />
      </main>
    ));
    await userEvent.click(screen.getByRole('button'));
    screen.getByRole('menu');
    const { violations } = await axe.run(document.body, { runOnly: ['region'] });
    expect(violations).toEqual([]);
  });

  it('closes on a click outside and on Tab', async () => {
    renderStory(() => (
      <>
        <Default />
        <p>fuera</p>
      </>
    ));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByText('fuera'));
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('can be focused but not opened while saving', async () => {
    renderStory(Busy);
    await userEvent.tab();
    const button = screen.getByRole('button', { name: /Guardando…$/ });
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('wraps its note inside a cell without line breaks', async () => {
    renderStory(() => (
      <div style={{ whiteSpace: 'nowrap' }}>
        <WithNote />
      </div>
    ));
    await userEvent.click(screen.getByRole('button'));
    expect(getComputedStyle(screen.getByText(/debe/)).whiteSpace).toBe('normal');
  });
});

describe('Tabs', () => {
  const { WithPanel } = composeStories(tabsStories);

  it('changes by click and arrow keys, and names its panel', async () => {
    const onChange = vi.fn();
    renderStory(() => <WithPanel onChange={onChange} />);
    expect(screen.getByRole('tabpanel', { name: 'Semana Actual' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Mes Actual' }));
    expect(screen.getByRole('tabpanel', { name: 'Mes Actual' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([['month'], ['week']]);
  });
});

describe('Timeline', () => {
  const composed = composeStories(timelineStories);

  it("lists the entries in the given order, with an inner list for an entry's details", () => {
    renderStory(composed.Default);
    const [whole, inner] = screen.getAllByRole('list');
    if (!whole || !inner) throw new Error('no lists');
    expect([...whole.children].map((entry) => entry.querySelector('strong')?.textContent)).toEqual([
      'Enviado',
      'Cambió lo que se entrega',
      'Pedido solicitado',
    ]);
    expect(within(inner).getByRole('listitem')).toHaveTextContent('Avena arrollada: 10 → 7 (falta stock)');
  });

  it('has no inner list without details', () => {
    renderStory(composed.One);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });
});
