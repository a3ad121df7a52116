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
export const ANYWHERE: readonly ShortcutId[] = ['cliente', 'palette', 'placePedido', 'saveForm'];

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

export const handlerOf = (id: ShortcutId): Handler | undefined => handlers.get(id)?.at(-1);

/** Returns the shortcuts with a handler on this page. */
export const availableShortcuts = (): ShortcutId[] =>
  (Object.keys(SHORTCUTS) as ShortcutId[]).filter((id) => handlerOf(id) !== undefined);
