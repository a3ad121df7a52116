/** Formats that the file picker offers for pictures (document, section 5). */
export const IMAGE_TYPES = '.png,.jpeg,.jpg,.avif,.webp,.svg';

export const IMAGE_HELP = 'De hasta 6 MB: .png, .jpeg, .jpg, .avif, .webp o .svg.';
