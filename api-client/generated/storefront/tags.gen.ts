export type Tag = 'auth' | 'sesiones' | 'usuarios' | 'productos' | 'marcas' | 'categorias' | 'etiquetas' | 'pedidos' | 'misPedidos' | 'notificaciones';
