/**
 * Fictional people and shops: first name | surname | shop | street | town. The e-mail derives from the shop.
 */
export const clientes = `
Marisa|Quiroga|Dietética la espiga|San Martín 1240|Mendoza
Hernán|Bustos|Almacén natural el ceibo|Belgrano 356|Paraná
Lucía|Peña|Verde limón|Av. Rivadavia 5120|CABA
Tomás|Arrieta|Semillería arrieta|9 de Julio 88|Tandil
Norma|Giménez|La despensita|Urquiza 1433|Rosario
Facundo|Ledesma|Raíces mercado|Av. Colón 2210|Córdoba
Graciela|Ibáñez|Dietética ibáñez|Mitre 654|Bahía Blanca
Julián|Sosa|Panadería la hogaza|Chacabuco 740|La Plata
Ana|Muñoz|El granero de ana|Roca 312|Neuquén
Pablo|Figueroa|Punto sano|Av. Mate de Luna 1890|San Miguel de Tucumán
Carolina|Núñez|Casa núñez|España 509|Salta
Ricardo|Toledo|Almacén don ricardo|Lavalle 77|Posadas
Silvina|Acuña|Vida en grano|Alvear 930|Resistencia
Matías|Córdoba|Granel del centro|Catamarca 1211|Rosario
Rosa|Villalba|Dietética santa rosa|Av. Uruguay 2040|Posadas
Diego|Benítez|Mercado benítez|Junín 455|Corrientes
Florencia|Maidana|Flor de almacén|Güemes 1377|Mar del Plata
Sergio|Peralta|Distribuidora peralta|Ruta 8 km 52|Pilar
Valeria|Otero|Cocina de otero|Thames 1560|CABA
Esteban|Rolón|Rolón hermanos|Sarmiento 245|Gualeguaychú
Paula|Cáceres|Hojas verdes|Dorrego 1008|San Juan
Gustavo|Medina|Medina natural|25 de Mayo 613|San Rafael
Teresa|Escudero|El rincón de tere|Italia 84|Villa Mercedes
Nicolás|Vega|Vega a granel|Av. San Juan 3320|CABA
Mirta|Aguirre|Dietética mirta|Alsina 1901|Bahía Blanca
Ezequiel|Luna|Luna llena|Las Heras 276|San Salvador de Jujuy
Camila|Ferreyra|Tienda ferreyra|Maipú 1522|Córdoba
Osvaldo|Roldán|Almacén el progreso|Pellegrini 690|Junín
Belén|Domínguez|Buen día mercado|Moreno 415|Quilmes
Ramiro|Castaño|Castaño y cía|Independencia 2844|Mar del Plata
Elena|Zárate|Dietética del parque|Av. Parque 150|Villa Carlos Paz
Andrés|Miño|El ñandú almacén|San Lorenzo 1190|Santa Fe
Patricia|Olmos|Olmos productos sanos|Tucumán 730|Río Cuarto
Leandro|Barrios|Barrio sano|Av. Mitre 3055|Avellaneda
Cecilia|Rearte|La alacena|Ameghino 221|Chivilcoy
Joaquín|Pereyra|Pereyra snacks|Constitución 980|San Nicolás
Susana|Vallejos|Dietética susana|Corrientes 1755|Concordia
Marcos|Ojeda|Ojeda mayorista|Av. Roca 2590|Bariloche
Daniela|Suárez|Pan y semilla|French 460|Luján
Alberto|Correa|Correa e hijos|Brown 1312|Trelew
Micaela|Ríos|Rioverde|Av. Alem 705|Tigre
Fernando|Gallo|El gallo natural|Paso 98|San Luis
Gabriela|Montes|Montes y valles|Dean Funes 1444|Córdoba
Adrián|Cabral|Almacén cabral|Santiago 333|Formosa
Yanina|Paz|Dietética paz|Entre Ríos 820|Santiago del Estero
Rubén|Heredia|Heredia granos|Av. Circunvalación 4100|Villa María
Soledad|Ponce|La ponceña|Buenos Aires 577|La Rioja
Iván|Maldonado|Nuevo brote|Perón 1219|San Fernando
Claudia|Farías|Farías natural|Zapiola 365|Comodoro Rivadavia
Mariano|Leiva|Leiva delicatessen|Gorriti 4870|CABA
Nadia|Coronel|Tierra y miel|Av. Libertad 202|Merlo
Hugo|Almirón|Almirón comestibles|Rivadavia 1610|Resistencia
Julieta|Páez|Semilla madre|Gral. Paz 935|Tandil
Emilio|Santillán|Santillán hnos|Av. Belgrano 1240|Santiago del Estero
Verónica|Cuello|Sabor sereno|Olleros 2312|CABA
Damián|Arce|Arce kiosco saludable|Av. Maipú 1870|Vicente López
Lorena|Brizuela|Brizuela dietética|Chile 441|Catamarca
Oscar|Navarro|Almacén navarro|Vélez Sarsfield 388|Río Tercero
Antonella|Gómez|Cereales del sur|Kennedy 720|Ushuaia
Bruno|Leguizamón|El trébol mercado|Lamadrid 1065|Azul
`
  .trim()
  .split('\n');
