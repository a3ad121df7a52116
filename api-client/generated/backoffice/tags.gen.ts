export type Tag = 'auth' | 'sesiones' | 'usuarios' | 'productos' | 'marcas' | 'categorias' | 'etiquetas' | 'pedidos' | 'detallesPedidos' | 'remitos' | 'notificaciones' | 'correos' | 'bitacora';
