/** Pressed overlay in the text colour, which keeps the background visible. */
export const pressed = 'inset 0 0 0 100vmax color-mix(in srgb, currentColor 16%, transparent)';
