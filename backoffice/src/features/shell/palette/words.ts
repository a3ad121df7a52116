/**
 * What people call the screens and actions of the panel, by their labels: the trade's words, those of other systems, and
 * what one says aloud. Words of a label itself need not be repeated. The one place for them.
 */
export const WORDS: Readonly<Record<string, string>> = {
  // Screens.
  'Panel Principal': 'inicio tablero ganancias ventas dashboard resumen facturado',
  Pedidos: 'área de pedidos lista órdenes compras notas de pedido historial',
  Usuarios: 'área de usuarios lista clientes contactos agenda cuentas personal empleados',
  Filtros: 'crear filtrado lista marcas categorías etiquetas rubros',
  Productos: 'crear producto lista artículos catálogo mercadería stock precios',
  'Pedidos que esperan aprobación': 'pendientes aprobar nuevos confirmar sin esperando',
  'Remitos por imprimir': 'pedidos aprobados papel pendientes',
  'Pedidos por empacar': 'aprobados bultos preparar armar picking pendientes',
  'Hojas de ruta': 'hoja reparto repartir recorrido camión flete entregas chofer viaje logística aprobados',
  'Pedidos enviados': 'en camino viaje despachados entregar recibir reparto',
  'Pedidos cancelados': 'anulados rechazados',
  'Solicitudes y cuentas inactivas': 'usuarios pendientes alta aprobar bajas',
  'Mesa de solicitudes': 'cuentas pendientes alta aprobar rechazar clientes nuevos registros',
  'Productos sin stock': 'agotados faltantes faltan falta',
  'Productos inactivos': 'ocultos dados de baja discontinuados',
  Marcas: 'filtros proveedores',
  Categorías: 'filtros rubros familias',
  Etiquetas: 'filtros tags sin tacc',
  Empaque: 'empacar preparar armar picking bultos depósito preparación',
  'Orden de estantes': 'depósito góndolas ubicación ubicaciones pasillos',
  'Zonas de reparto': 'días entrega envío recorridos barrios feriados fletes',
  'Cuentas corrientes': 'deudores deudas deben debe quién saldos morosos cobranzas cta cte crédito fiado',
  'Cuentas vencidas':
    'deuda deudores morosos atrasados vencidos vencidas vencimientos reclamar cobranzas pagos',
  'Dejaron de comprar': 'clientes perdidos inactivos recuperar hace mucho',
  'Cambiar precios':
    'subir bajar aumentar aumento actualizar remarcar porcentaje inflación lista masivo descuento',
  'Importar planillas y fotos': 'excel csv xlsx subir cargar archivo lista proveedor imágenes',
  'Orden de destacados': 'portada inicio ordenar recomendados',
  'Tamaños de productos': 'presentaciones variantes gramos kilos agrupar',
  Sinónimos: 'palabras parecidas buscador búsqueda',
  'Informes de ventas': 'reportes estadísticas ranking facturación vendido más cuánto vendí vendimos',
  Márgenes: 'ganancia rentabilidad costos utilidad margen',
  'Búsquedas sin resultado': 'buscan no encuentran piden buscado',
  'Primeros pasos': 'empezar configurar ayuda guía',
  Ajustes:
    'cambiar configuración mínimo compra envío gratis datos bancarios cbu alias textos logo opciones tienda',
  Banners: 'publicidad portada carrusel novedades avisos promociones imágenes',
  Roles: 'permisos empleados accesos puede',
  Bitácora: 'historial cambios quién hizo auditoría registro movimientos',
  'Correos sin entregar': 'mails emails rebotados no llegó fallidos',
  'Estado de la tienda': 'sistema salud servidor copias respaldo backup anda',
  'Llamadas de la API': 'integración programadores técnica',
  'Correo, contraseña y sesiones': 'mi cuenta clave perfil email cambiar dispositivos',
  'Verificación en dos pasos': 'seguridad código celular doble factor 2fa autenticador',
  // Actions.
  'Nuevo Pedido': 'hacer crear tomar cargar para un cliente teléfono venta vender agregar',
  'Registrar un pago':
    'cobrar cobro cobranza cheque cheques echeq efectivo transferencia depósito recibo pagó pagos entró plata cuenta corriente cargar anotar nota de crédito ajuste',
  'Imprimir los remitos que faltan': 'de hoy por pendientes todos papel remito',
  'Buscar Cliente': 'elegir para el pedido encontrar',
  'Registrar usuario': 'crear dar alta de cliente nuevo agregar cargar',
  'Crear un producto': 'nuevo agregar alta artículo cargar',
  'Crear una marca': 'nueva agregar alta',
  'Crear una categoría': 'nueva agregar alta rubro',
  'Crear una etiqueta': 'nueva agregar alta',
  'Crear sinónimos': 'nuevos agregar',
};
