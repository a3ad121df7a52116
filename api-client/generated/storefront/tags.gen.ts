export type Tag = 'auth' | 'cuenta' | 'cambioDeCorreo' | 'sesiones' | 'usuarios' | 'productos' | 'marcas' | 'categorias' | 'etiquetas' | 'busquedas' | 'pedidos' | 'misPedidos' | 'notificaciones';
