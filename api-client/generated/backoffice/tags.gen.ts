export type Tag = 'auth' | 'usuarios' | 'productos' | 'marcas' | 'categorias' | 'etiquetas' | 'pedidos' | 'detallesPedidos' | 'remitos' | 'notificaciones' | 'correos';
