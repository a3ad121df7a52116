import sharp from 'sharp';

/** A picture that every decoder can read. */
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#b5532a"/></svg>';

export const samplePicture = (name = 'foto.svg'): File => new File([SQUARE], name, { type: 'image/svg+xml' });

/** Returns a picture of one colour. */
export const sheet = (background = '#b5532a', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Returns a file for a form, with any content. */
export const fileOf = (content: Uint8Array | string, name = 'foto.png', type = 'image/png'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** Returns a picture of exactly this many bytes: decoders ignore data after the end. */
export async function pictureOfSize(bytes: number, name = 'grande.png'): Promise<File> {
  const png = await sheet().png().toBuffer();
  return fileOf(Buffer.concat([png, Buffer.alloc(bytes - png.length)]), name);
}

/** Returns a form in the documents' format: lists as `x[0][id]`, other values as text or file. */
export function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData();
  const append = (name: string, value: unknown) => {
    if (value === undefined) return;
    if (value instanceof File) form.append(name, value);
    else form.append(name, value === null ? '' : String(value));
  };
  for (const [name, value] of Object.entries(values)) {
    for (const [index, one] of (Array.isArray(value) ? value : [value]).entries()) {
      const isObject = typeof one === 'object' && one !== null && !(one instanceof File);
      if (!isObject) append(name, one);
      else for (const [key, inner] of Object.entries(one)) append(`${name}[${index}][${key}]`, inner);
    }
  }
  return form;
}
