import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { panelStore } from '../panel-store.ts';

const EVERYWHERE = 'En todas partes';
/** In a list Enter also opens the row. */
export const LIST = 'En una lista';

const PEDIDO = 'En un pedido nuevo';
const SOLICITUD = 'En una solicitud';
const FORM = 'En un formulario';

/** All shortcuts of the panel: their keys and their text in the help. */
export const SHORTCUTS = {
  palette: {
    keys: ['Ctrl+k'],
    label: 'Encontrar un pedido, un cliente, un producto o una pantalla',
    group: EVERYWHERE,
  },
  help: { keys: ['?'], label: 'Ver los atajos', group: EVERYWHERE },
  goPedidos: { keys: ['g', 'o'], label: 'Ir al Área de Pedidos', group: EVERYWHERE },
  goUsuarios: { keys: ['g', 'u'], label: 'Ir al Área de Usuarios', group: EVERYWHERE },
  goProductos: { keys: ['g', 'p'], label: 'Ir a los productos', group: EVERYWHERE },
  goFiltros: { keys: ['g', 'f'], label: 'Ir a marcas, categorías y etiquetas', group: EVERYWHERE },
  goNewPedido: { keys: ['g', 'n'], label: 'Hacer un pedido para un cliente', group: EVERYWHERE },
  cliente: { keys: ['F2'], label: 'Buscar el cliente', group: PEDIDO },
  placePedido: { keys: ['Ctrl+Enter'], label: 'Pasar a realizarlo', group: PEDIDO },
  saveForm: { keys: ['Ctrl+Enter'], label: 'Guardar lo que se cargó', group: FORM },
  approve: { keys: ['a'], label: 'Aprobarla', group: SOLICITUD },
  askMore: { keys: ['d'], label: 'Pedir más datos', group: SOLICITUD },
  reject: { keys: ['r'], label: 'Rechazarla', group: SOLICITUD },
  search: { keys: ['/'], label: 'Buscar', group: LIST },
  next: { keys: ['n'], label: 'Página siguiente', group: LIST },
  previous: { keys: ['p'], label: 'Página anterior', group: LIST },
  down: { keys: ['j'], label: 'Bajar una fila', group: LIST },
  up: { keys: ['k'], label: 'Subir una fila', group: LIST },
} as const satisfies Record<string, { keys: readonly string[]; label: string; group: string }>;

/** Shortcuts that also work in fields, before the field gets the key. */
const ANYWHERE: readonly ShortcutId[] = ['cliente', 'palette', 'placePedido', 'saveForm'];

export type ShortcutId = keyof typeof SHORTCUTS;

type Handler = () => void;

/** Handlers by shortcut; the last one registered wins. */
const handlers = new Map<ShortcutId, Handler[]>();

/** Registers a handler. Returns a function that removes it. */
export function onShortcut(id: ShortcutId, handler: Handler): () => void {
  handlers.set(id, [...(handlers.get(id) ?? []), handler]);
  return () => {
    handlers.set(
      id,
      (handlers.get(id) ?? []).filter((one) => one !== handler),
    );
  };
}

const handlerOf = (id: ShortcutId): Handler | undefined => handlers.get(id)?.at(-1);

/** Returns the shortcuts with a handler on this page. */
export const availableShortcuts = (): ShortcutId[] =>
  (Object.keys(SHORTCUTS) as ShortcutId[]).filter((id) => handlerOf(id) !== undefined);

/** Whether shortcuts are on. Single keys can disturb voice input, so they can be turned off, except '?'. */
export const shortcutsOn = panelStore('atajos', z.boolean(), true);

/** Milliseconds between two keys of a sequence. */
const PAUSE = 1500;

/** Returns whether the key is for a field, menu or dialog. */
const handlesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
  ) !== null;

function onKeyAnywhere(event: KeyboardEvent): void {
  const pressed = `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`;
  const id = ANYWHERE.find(
    (one) => SHORTCUTS[one].keys.some((key) => key === pressed) && handlerOf(one) !== undefined,
  );
  const handler = id && handlerOf(id);
  if (!handler || event.altKey || event.shiftKey || isInDialog(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  handler();
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;

/** Listens on the whole page. Returns a function that stops it. */
export function listenForShortcuts(): () => void {
  let pressedKeys: readonly string[] = [];
  let last = 0;

  const onKeyDown = (event: KeyboardEvent) => {
    // Shift is allowed: '?' and, on many keyboards, '/' need it.
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      handlesKeys(event.target)
    ) {
      return;
    }
    if (event.key === 'Shift') return;
    const keys = [...(event.timeStamp - last > PAUSE ? [] : pressedKeys), event.key];
    last = event.timeStamp;
    const begins = idsWith((sequence) => keys.every((key, place) => sequence[place] === key));
    pressedKeys = begins.length > 0 ? keys : [];
    const id = begins.find((one) => SHORTCUTS[one].keys.length === keys.length);
    if (!id) return;
    pressedKeys = [];
    event.preventDefault();
    handlerOf(id)?.();
  };

  window.addEventListener('keydown', onKeyAnywhere, true);
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', onKeyAnywhere, true);
    window.removeEventListener('keydown', onKeyDown);
  };
}

const idsWith = (fits: (keys: readonly string[]) => boolean): ShortcutId[] =>
  (Object.keys(SHORTCUTS) as ShortcutId[]).filter(
    (id) => handlerOf(id) !== undefined && fits(SHORTCUTS[id].keys) && (shortcutsOn.get() || id === 'help'),
  );

/** Handles a shortcut while mounted; without a handler it does nothing. */
export function useShortcut(id: ShortcutId, handler: (() => void) | undefined): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const any = handler !== undefined;
  useEffect(() => (any ? onShortcut(id, () => latest.current?.()) : undefined), [id, any]);
}
