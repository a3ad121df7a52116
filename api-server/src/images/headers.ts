/** A picture never changes under its address: whoever has it may keep it. */
export const PICTURE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' };
