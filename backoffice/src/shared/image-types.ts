/** What the device's picker offers where a picture is uploaded: the formats of the document, section 5. */
export const IMAGE_TYPES = '.png,.jpeg,.jpg,.avif,.webp,.svg';

export const IMAGE_HELP = 'De hasta 6 MB: .png, .jpeg, .jpg, .avif, .webp o .svg.';
