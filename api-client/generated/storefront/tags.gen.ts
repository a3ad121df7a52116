export type Tag = 'auth' | 'cuenta' | 'cambioDeCorreo' | 'sesiones' | 'usuarios' | 'productos' | 'marcas' | 'categorias' | 'etiquetas' | 'pedidos' | 'misPedidos' | 'notificaciones';
