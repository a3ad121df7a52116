/** What the image picker says; each can be replaced. */
export const imagePickerFieldTexts = {
  choose: (many: boolean) => (many ? 'Elige imágenes' : 'Elige una imagen'),
  drop: 'o arrástralas hasta aquí',
  full: (max: number) => `Ya están las ${max} imágenes. Quita una para poner otra.`,
  tooMany: (max: number) => `Solo puedes subir un máximo de ${max} imágenes.`,
  position: (at: number, of: number) => `Imagen ${at} de ${of}`,
  first: 'Principal',
  earlier: (name: string) => `Mover antes: ${name}`,
  later: (name: string) => `Mover después: ${name}`,
  remove: (name: string) => `Quitar: ${name}`,
  moved: (name: string, at: number, of: number) => `${name}: ahora en el lugar ${at} de ${of}.`,
  removed: (name: string) => `${name}: quitada.`,
  added: (count: number) => (count === 1 ? '1 imagen agregada.' : `${count} imágenes agregadas.`),
  broken: 'Sin vista previa',
  uploading: 'Subiendo imágenes…',
};
