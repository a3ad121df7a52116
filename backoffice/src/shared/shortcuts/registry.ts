const EVERYWHERE = 'En todas partes';
/** There Enter opens the row as well, by itself. */
export const LIST = 'En una lista';

/** Every keyboard shortcut of the panel, once: its keys, pressed one after the other, and what '?' says of it. */
export const SHORTCUTS = {
  ayuda: { keys: ['?'], label: 'Ver los atajos', group: EVERYWHERE },
  irPedidos: { keys: ['g', 'o'], label: 'Ir al Área de Pedidos', group: EVERYWHERE },
  irUsuarios: { keys: ['g', 'u'], label: 'Ir al Área de Usuarios', group: EVERYWHERE },
  irProductos: { keys: ['g', 'p'], label: 'Ir a los productos', group: EVERYWHERE },
  irFiltrado: { keys: ['g', 'f'], label: 'Ir a marcas, categorías y etiquetas', group: EVERYWHERE },
  irNuevoPedido: { keys: ['g', 'n'], label: 'Hacer un pedido para un cliente', group: EVERYWHERE },
  buscar: { keys: ['/'], label: 'Buscar', group: LIST },
  siguiente: { keys: ['n'], label: 'Página siguiente', group: LIST },
  anterior: { keys: ['p'], label: 'Página anterior', group: LIST },
  bajar: { keys: ['j'], label: 'Bajar una fila', group: LIST },
  subir: { keys: ['k'], label: 'Subir una fila', group: LIST },
} as const satisfies Record<string, { keys: readonly string[]; label: string; group: string }>;

export type ShortcutId = keyof typeof SHORTCUTS;

type Handler = () => void;

/** Who answers to what now; of several the one that came last. */
const handlers = new Map<ShortcutId, Handler[]>();

/** Returns a function that takes it back. */
export function onShortcut(id: ShortcutId, handler: Handler): () => void {
  handlers.set(id, [...(handlers.get(id) ?? []), handler]);
  return () => {
    handlers.set(
      id,
      (handlers.get(id) ?? []).filter((one) => one !== handler),
    );
  };
}

export const handlerOf = (id: ShortcutId): Handler | undefined => handlers.get(id)?.at(-1);

/** Those that do something on the screen as it is. */
export const availableShortcuts = (): ShortcutId[] =>
  (Object.keys(SHORTCUTS) as ShortcutId[]).filter((id) => handlerOf(id) !== undefined);
