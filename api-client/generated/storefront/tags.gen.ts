export type Tag = 'auth' | 'cuenta' | 'sesiones' | 'usuarios' | 'productos' | 'marcas' | 'categorias' | 'etiquetas' | 'pedidos' | 'misPedidos' | 'notificaciones';
